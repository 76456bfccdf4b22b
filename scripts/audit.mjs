// npm run audit [-- --shard=1/4]: the full matrices that npm test takes a choice of. Run before an issue is called done.
import { prepareMachine, programOf } from './lib/machine.mjs'
import { install } from './lib/setup.mjs'

prepareMachine('chromium', 'shell')
install()
const { playwrightCounts, runSteps } = await import('./lib/steps.mjs')
const BROWSERS = { CHROMIUM: programOf('chromium'), CHROMIUM_SHELL: programOf('shell') }
/** What the audits say of themselves: axe a line for each look of a screen, which is a count here. */
const figures = (output) => {
  const lines = output.split('\n')
  const looks = lines.filter((line) => line.startsWith('axe 0: '))
  const names = new Set(looks.map((line) => line.replace(/ at \d+ px.*/, '')))
  const axe = `axe 0: ${names.size} screens and states, ${looks.length} looks (width × mode × language)`
  return [axe, ...lines.filter((line) => /^hostile |\bratio /.test(line))]
}
const shard = process.argv.filter((argument) => argument.startsWith('--shard'))
const { passed, failed, broken } = await runSteps([
  { name: 'production build', program: 'vite', args: ['build', '--logLevel', 'warn'] },
  { name: 'demo build', program: 'vite', args: ['build', '--logLevel', 'warn', '--mode', 'demo'] },
  { name: 'simulated gateway build', args: ['scripts/gateway.mjs', '--build-only'] },
  {
    name: 'screens and menus, every combination',
    program: '@playwright/test#playwright',
    args: ['test', '--config', 'playwright.audit.config.ts', ...shard],
    env: BROWSERS,
    counts: playwrightCounts,
    figures,
  },
])
console.log(`\n${passed} passed, ${failed} failed. Pictures: reports/screens`)
process.exit(broken.length > 0 ? 1 : 0)
