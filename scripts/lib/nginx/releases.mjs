// The releases of one host: folders below releases/; `current`, which nginx reads on reload; and `served`, the history
// of `current`.
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/** The file that nginx is started with. It is written last: a release that has it is complete. */
export const MAIN = 'nginx.conf'
const FOLDER = 'releases'
const CURRENT = 'current'
const SERVED = 'served'

/** Returns the folder of a new release. Names sort by time. */
export const newRelease = (out, now = new Date()) => join(out, FOLDER, now.toISOString().replace(/[:.]/g, '-'))

const isWhole = (out, name) => existsSync(join(out, FOLDER, name, MAIN))
const wholeReleases = (out) =>
  existsSync(join(out, FOLDER))
    ? readdirSync(join(out, FOLDER))
        .filter((name) => isWhole(out, name))
        .sort()
    : []
const currentOf = (out) => (existsSync(join(out, CURRENT)) ? basename(readlinkSync(join(out, CURRENT))) : '')

/**
 * Returns the names of the releases that were served and not withdrawn, the current one last. A host that predates the
 * history is assumed to have served its releases in order.
 */
const servedReleases = (out) => {
  const current = currentOf(out)
  if (current === '') return []
  const record = join(out, SERVED)
  const names = existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : wholeReleases(out)
  const place = names.lastIndexOf(current)
  return place < 0 ? [...names, current] : names.slice(0, place + 1) // the history is written after the switch
}

/**
 * Makes nginx read this release on its next reload. The switch is atomic, so that nginx never reads parts of two
 * releases.
 */
const switchTo = (out, name, served) => {
  const next = join(out, `${CURRENT}.next`)
  rmSync(next, { force: true })
  symlinkSync(join(FOLDER, name), next)
  renameSync(next, join(out, CURRENT))
  writeFileSync(join(out, SERVED), `${served.join('\n')}\n`)
}

/** Makes a release the current one. @param release its folder */
export const serveRelease = (out, release) => {
  const name = basename(release)
  switchTo(out, name, [...servedReleases(out), name])
}

/**
 * Withdraws the current release and serves the previous one. A withdrawn release is never returned to.
 * @returns its folder
 * @throws when there is no previous release; the message lists releases that can be served
 */
export const goBack = (out) => {
  const served = servedReleases(out)
  const before = served.slice(0, -1).filter((name) => isWhole(out, name))
  const name = before.at(-1)
  if (name === undefined) {
    const others = wholeReleases(out).filter((one) => one !== served.at(-1))
    const named =
      others.length > 0 ? `; by its name one can be served all the same: --release ${others.join(', ')}` : ''
    throw new Error(`${out}: no release was served before ${served.at(-1) ?? 'the first'}${named}`)
  }
  switchTo(out, name, before)
  return join(out, FOLDER, name)
}

/**
 * Serves a release by name, even a withdrawn one.
 * @returns its folder
 * @throws when no release has this name
 */
export const goTo = (out, name) => {
  if (!wholeReleases(out).includes(name))
    throw new Error(`${out}: no release ${name}: ${wholeReleases(out).join(', ')}`)
  serveRelease(out, name)
  return join(out, FOLDER, name)
}
