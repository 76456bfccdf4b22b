// npm run check: what an editor wants to know before a commit, in less than a minute. npm test asks everything.
import { spawnSync } from 'node:child_process'
import { install } from './lib/setup.mjs'

install()
const { runSteps, vitestCounts } = await import('./lib/steps.mjs')
const { CHECKS } = await import('./lib/checks.mjs')
const { testsBeside } = await import('./lib/tests-beside.mjs')

/** Every file of which something differs from the last commit. */
const changedFiles = () => {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
  return stdout.split('\n').map((line) => line.slice(3).split(' -> ').pop())
}

const tests = testsBeside(changedFiles())
const unitTests = {
  name: `tests beside what changed (${tests.length} files)`,
  program: 'vitest',
  args: ['run', ...tests],
  counts: vitestCounts,
}
const { passed, failed, broken } = await runSteps([...CHECKS, ...(tests.length > 0 ? [unitTests] : [])], 2)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(broken.length > 0 ? 1 : 0)
