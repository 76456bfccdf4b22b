// npm run check: the checks of the edit loop and the tests that a change can break. npm test runs everything.
import { spawnSync } from 'node:child_process'
import { install } from './lib/setup.mjs'

install()
const { runSteps, vitestCounts } = await import('./lib/steps.mjs')
const { CHECKS } = await import('./lib/checks.mjs')
const { contractTestsOf, screensOfChange, testsBeside } = await import('./lib/tests-beside.mjs')

/** Returns every file that differs from the last commit. */
const changedFiles = () => {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
  return stdout.split('\n').map((line) => line.slice(3).split(' -> ').pop())
}

const changed = changedFiles()
const tests = testsBeside(changed)
const unitTests = {
  name: `tests beside what changed (${tests.length} files)`,
  program: 'vitest',
  args: ['run', ...tests],
  counts: vitestCounts,
}
const ofContract = contractTestsOf(changed)
const contractTests = {
  name: 'contract tests',
  program: 'vitest',
  args: ['run', ...ofContract],
  counts: vitestCounts,
}
const paths = screensOfChange(changed)
/** Titles of screen tests begin with the screen's address, in which parameters have values. */
const ofScreens = paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')
const screenTests = {
  name: `every kind of answer for ${paths.length} screens of what changed`,
  program: 'vitest',
  args: ['run', 'tests/screens', '-t', `'(${ofScreens})['?]`],
  env: { AUDIT: '1' },
  counts: vitestCounts,
}
const { passed, failed, broken } = await runSteps(
  [
    ...CHECKS,
    ...(tests.length > 0 ? [unitTests] : []),
    ...(ofContract.length > 0 ? [contractTests] : []),
    ...(paths.length > 0 ? [screenTests] : []),
  ],
  2,
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(broken.length > 0 ? 1 : 0)
