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
 * Returns the test files of changed files: those with the same name, and those in the same folder that import it. All
 * tests of a folder would be too many: the folder of shared helpers contains every shared component.
 * @param {string[]} changed paths from the root; may include deleted files
 */
export const testsBeside = (changed) => {
  const sources = changed.filter((file) => SOURCE.test(file))
  return [...new Set(sources.flatMap((file) => testsIn(dirname(file)).filter((test) => isBeside(test, file))))].sort()
}

const CONTRACT = 'tests/contract'

/** Contract tests by the files they read. '' means the tests of the whole tree, directly in the folder. */
const CONTRACT_TESTS = [
  { reads: /^(openapi|generated)\//, folders: ['openapi', 'demo', 'flags', ''] },
  { reads: /^(tools|tests)\//, folders: ['demo', ''] },
  { reads: /^(flags|src\/flags|src\/app\/menu|tools\/lab)\//, folders: ['flags', ''] },
  { reads: /^(src|docs)\/|^[\w.-]+\.md$/, folders: [''] },
]

/**
 * Returns the contract tests that a change can break: folders, and files directly in tests/contract.
 * @param {string[]} changed paths from the root; may include deleted files
 */
export const contractTestsOf = (changed) => {
  const folders = new Set(
    CONTRACT_TESTS.filter(({ reads }) => changed.some((file) => reads.test(file))).flatMap((one) => one.folders),
  )
  return [...folders].sort().flatMap((folder) => (folder === '' ? testsIn(CONTRACT) : [join(CONTRACT, folder)]))
}

/** Returns the subject folder of a file: the nearest parent folder with a table of screens. */
const subjectFolder = (file) => {
  for (let folder = dirname(file); folder.startsWith('src/features/'); folder = dirname(folder))
    if (existsSync(join(folder, 'screens.ts'))) return folder
  return null
}

/**
 * Returns the paths of the screens of changed subjects, as written in their tables: '/cuti', '/berita/:id'.
 * @param {string[]} changed paths from the root; may include deleted files
 */
export const screensOfChange = (changed) => {
  const folders = new Set(changed.map(subjectFolder).filter((folder) => folder !== null))
  const tables = [...folders].map((folder) => readFileSync(join(folder, 'screens.ts'), 'utf8'))
  return tables.flatMap((table) => [...table.matchAll(/path: '([^']+)'/g)].map(([, path]) => path)).sort()
}
