// The releases of one host: folders below releases/, and `current`, which nginx reads when it is reloaded.
import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The file that nginx is started with. It is the last that is written: a release that has it is whole. */
export const MAIN = 'nginx.conf'
const FOLDER = 'releases'
const CURRENT = 'current'

/** Folder of a new release. Names sort by time. */
export const newRelease = (out, now = new Date()) => join(out, FOLDER, now.toISOString().replace(/[:.]/g, '-'))

/** Lets nginx read this release when it is reloaded: in one step, so that it never finds half of two. */
export const switchTo = (out, release) => {
  const next = join(out, `${CURRENT}.next`)
  rmSync(next, { force: true })
  symlinkSync(join(FOLDER, basename(release)), next)
  renameSync(next, join(out, CURRENT))
}

/** @returns folder of the release before the current one. @throws when there is none */
export const releaseBefore = (out) => {
  const current = existsSync(join(out, CURRENT)) ? basename(readlinkSync(join(out, CURRENT))) : ''
  const isWhole = (name) => existsSync(join(out, FOLDER, name, MAIN))
  const names = existsSync(join(out, FOLDER)) ? readdirSync(join(out, FOLDER)).filter(isWhole).sort() : []
  const name = names[names.indexOf(current) - 1]
  if (name === undefined) throw new Error(`${out}: no release before ${current || 'the first'}`)
  return join(out, FOLDER, name)
}
