import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const SOURCE = /^(src|tools|scripts|tests\/contract)\/.+\.(tsx?|mjs)$/
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

const CONTRACT = 'tests/contract'

/** Contract tests by what they read: those of a folder, and those of the whole tree, which stand beside the folders. */
const CONTRACT_TESTS = [
  { reads: /^(openapi|generated)\//, folders: ['openapi', 'demo', 'flags', ''] },
  { reads: /^(tools|tests)\//, folders: ['demo', ''] },
  { reads: /^(flags|src\/flags|src\/app\/menu|tools\/lab)\//, folders: ['flags', ''] },
  { reads: /^(src|docs)\/|^[\w.-]+\.md$/, folders: [''] },
]

/**
 * The contract tests that a change can break: folders, and files that stand beside them.
 * @param {string[]} changed paths from the root; also of files that are gone
 */
export const contractTestsOf = (changed) => {
  const folders = new Set(
    CONTRACT_TESTS.filter(({ reads }) => changed.some((file) => reads.test(file))).flatMap((one) => one.folders),
  )
  return [...folders].sort().flatMap((folder) => (folder === '' ? testsIn(CONTRACT) : [join(CONTRACT, folder)]))
}

/** The folder of the subject that a file belongs to: the nearest one above it that has a table of screens. */
const subjectFolder = (file) => {
  for (let folder = dirname(file); folder.startsWith('src/features/'); folder = dirname(folder))
    if (existsSync(join(folder, 'screens.ts'))) return folder
  return null
}

/**
 * The paths of the screens whose subject has changed, as their table writes them: '/cuti', '/berita/:id'.
 * @param {string[]} changed paths from the root; also of files that are gone
 */
export const screensOfChange = (changed) => {
  const folders = new Set(changed.map(subjectFolder).filter((folder) => folder !== null))
  const tables = [...folders].map((folder) => readFileSync(join(folder, 'screens.ts'), 'utf8'))
  return tables.flatMap((table) => [...table.matchAll(/path: '([^']+)'/g)].map(([, path]) => path)).sort()
}
