// npm test: everything CI runs, in order of price. Nothing is skipped silently.
import { install } from './lib/setup.mjs'

install()
const { findBrowser } = await import('./lib/browser.mjs')
const { playwrightCounts, runSteps, vitestCounts } = await import('./lib/steps.mjs')
const { CHECKS } = await import('./lib/checks.mjs')

const CHROMIUM = await findBrowser()
const { passed, failed, broken } = await runSteps([
  { name: 'generated code matches the contract', args: ['scripts/generate.mjs', '--check'] },
  ...CHECKS,
  { name: 'unit, screen and contract tests', program: 'vitest', args: ['run'], counts: vitestCounts },
  { name: 'production build', program: 'vite', args: ['build', '--logLevel', 'warn'] },
  { name: 'demo build', program: 'vite', args: ['build', '--logLevel', 'warn', '--mode', 'demo'] },
  { name: 'staging build', program: 'vite', args: ['build', '--logLevel', 'warn', '--mode', 'staging'] },
  { name: 'byte budgets', args: ['scripts/budgets.mjs'] },
  { name: 'simulated gateway build', args: ['scripts/gateway.mjs', '--build-only'] },
  {
    name: 'end-to-end tests (Chromium)',
    program: '@playwright/test#playwright',
    args: ['test'],
    env: { CHROMIUM },
    counts: playwrightCounts,
  },
])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(broken.length > 0 ? 1 : 0)
