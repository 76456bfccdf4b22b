// What differs between two runs of npm run variants.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((name) => join(folder, String(name)))
        .filter((file) => statSync(file).isFile())
        .map((file) => relative(folder, file).replaceAll('\\', '/'))
    : []

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * @param {string} folder of a run: <campus>/<file>
 * @param {(name: string) => boolean} isMeant which files count
 * @returns {Map<string, string>} file → hash of its content
 */
export const readRun = (folder, isMeant = () => true) =>
  new Map(
    filesIn(folder)
      .filter((name) => name.includes('/') && isMeant(name))
      .sort()
      .map((name) => [name, hashOf(join(folder, name))]),
  )

const campusesOf = (names) => [...new Set(names.map((name) => name.split('/')[0] ?? ''))].sort()

/**
 * @param {Map<string, string>} accepted the run that somebody looked at and accepted
 * @param {Map<string, string>} current
 * @returns {{ added: string[], removed: string[], changed: string[], campuses: string[] }} files, and the campuses
 *   that they belong to
 */
export const compareRuns = (accepted, current) => {
  const added = [...current.keys()].filter((name) => !accepted.has(name))
  const removed = [...accepted.keys()].filter((name) => !current.has(name))
  const changed = [...current.keys()].filter((name) => accepted.has(name) && accepted.get(name) !== current.get(name))
  return { added, removed, changed, campuses: campusesOf([...added, ...removed, ...changed]) }
}

/** A comparison in which only some of the changes count. */
export const onlyChanged = ({ added, removed, changed }, isMeant) => {
  const meant = changed.filter(isMeant)
  return { added, removed, changed: meant, campuses: campusesOf([...added, ...removed, ...meant]) }
}

/** Length of the longest common rest of two lists, for every pair of beginnings. */
const commonRests = (old, fresh) => {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array(fresh.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      lengths[i][j] = old[i] === fresh[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1])
  }
  return lengths
}

/**
 * Lines that only one of two texts has, marked − and +, in their order.
 * @param {string} before
 * @param {string} after
 * @returns {string[]}
 */
export const diffLines = (before, after) => {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const rests = commonRests(old, fresh)
  /** @type {string[]} */
  const lines = []
  let [i, j] = [0, 0]
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      i += 1
      j += 1
    } else if (rests[i + 1][j] >= rests[i][j + 1]) lines.push(`− ${old[i++]}`)
    else lines.push(`+ ${fresh[j++]}`)
  }
  return [...lines, ...old.slice(i).map((line) => `− ${line}`), ...fresh.slice(j).map((line) => `+ ${line}`)]
}
