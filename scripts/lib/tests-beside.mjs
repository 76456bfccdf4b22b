import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const SOURCE = /^(src|scripts|tests\/contract)\/.+\.(tsx?|mjs)$/
const TEST = /\.test\.tsx?$/

const bareName = (file) => basename(file).replace(/(\.test)?\.(tsx?|mjs)$/, '')

const testsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => TEST.test(name))
        .map((name) => join(folder, name))
    : []

const isBeside = (test, changed) =>
  bareName(test) === bareName(changed) || readFileSync(test, 'utf8').includes(`'./${basename(changed)}'`)

/**
 * The test files of what changed: those that bear its name, and those of its folder that import it.
 * A whole folder would be too many: that of the shared helpers holds every shared component.
 * @param {string[]} changed paths from the root; also of files that are gone
 */
export const testsBeside = (changed) => {
  const sources = changed.filter((file) => SOURCE.test(file))
  return [...new Set(sources.flatMap((file) => testsIn(dirname(file)).filter((test) => isBeside(test, file))))].sort()
}
