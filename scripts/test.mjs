// npm test: runs everything that CI runs, cheapest first. Nothing is skipped silently.
import { prepareMachine, programOf } from './lib/machine.mjs'
import { install } from './lib/setup.mjs'

const machine = prepareMachine('chromium', 'shell', 'nginx')
install()
const { playwrightCounts, runSteps, vitestCounts } = await import('./lib/steps.mjs')
const { CHECKS_OF_ALL, CHECKS_OF_SOURCES } = await import('./lib/checks.mjs')

// Regenerates generated/, so steps that read it must wait.
const first = await runSteps(
  [{ name: 'generated code matches the contract', args: ['scripts/generate.mjs', '--check'] }, ...CHECKS_OF_SOURCES],
  2,
)
/** Single-processor steps, two of them in parallel. */
const singly = await runSteps(
  [
    ...CHECKS_OF_ALL,
    { name: 'production build', program: 'vite', args: ['build', '--logLevel', 'warn'] },
    { name: 'demo build', program: 'vite', args: ['build', '--logLevel', 'warn', '--mode', 'demo'] },
    { name: 'staging build', program: 'vite', args: ['build', '--logLevel', 'warn', '--mode', 'staging'] },
    { name: 'simulated gateway build', args: ['scripts/gateway.mjs', '--build-only'] },
    { name: 'documentation', args: ['scripts/docs.mjs'] },
  ],
  2,
)
await machine
const BROWSERS = { CHROMIUM: programOf('chromium'), CHROMIUM_SHELL: programOf('shell') }
const together = await runSteps([
  { name: 'byte budgets', args: ['scripts/budgets.mjs'] },
  { name: 'oldest browsers served', args: ['scripts/floor.mjs'] },
  { name: 'unit, screen and contract tests', program: 'vitest', args: ['run'], counts: vitestCounts },
  {
    name: 'end-to-end tests (Chromium)',
    program: '@playwright/test#playwright',
    args: ['test'],
    env: BROWSERS,
    counts: playwrightCounts,
  },
])
const sum = (key) => [first, singly, together].reduce((total, result) => total + result[key], 0)
const failed = sum('failed')
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
