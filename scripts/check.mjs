// npm run check: what an editor wants to know before a commit.
import { install } from './lib/setup.mjs'

install()
const { runSteps, vitestCounts } = await import('./lib/steps.mjs')
const { CHECKS } = await import('./lib/checks.mjs')
const { passed, failed, broken } = runSteps([
  ...CHECKS,
  {
    name: 'unit tests of what changed',
    program: 'vitest',
    args: ['run', '--changed', 'HEAD', '--passWithNoTests'],
    counts: vitestCounts,
  },
])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(broken.length > 0 ? 1 : 0)
