// npm run audit [-- PART …]: the full matrices that npm test takes a choice of. Run whole before an issue is called done.
import { readdirSync } from 'node:fs'
import { prepareMachine, programOf } from './lib/machine.mjs'
import { fail, install } from './lib/setup.mjs'

/** A part is a file of tests/audit, or the word before its first hyphen: 'hostile' is all of them, 'hostile-session' one. */
const RELEASE = 'release'
const SCREENS = 'addresses'
const JOURNEYS = 'journeys'
const UNKNOWN = 'unknown'
const PARTS = readdirSync('tests/audit')
  .filter((name) => name.endsWith('.audit.ts'))
  .map((name) => name.replace('.audit.ts', ''))
  .concat(SCREENS) // every address with every kind of answer, and everything pressed there: no browser
  .concat(UNKNOWN) // every address with every kind of answer that cannot be read, fails or is on its way: no browser
  .concat(JOURNEYS) // the end-to-end tests that repeat another in a second build, width or state
  .concat(RELEASE) // what one changed word costs, and four times the screens: builds, no pages
const asked = process.argv.slice(2)
const chosen = PARTS.filter((part) => asked.length === 0 || asked.some((word) => `${part}-`.startsWith(`${word}-`)))
const unknown = asked.filter((word) => !PARTS.some((part) => `${part}-`.startsWith(`${word}-`)))
if (unknown.length > 0) fail(`npm run audit knows no part ${unknown.join(', ')}. It has: ${PARTS.join(', ')}`)

/** What the journeys in other engines need; whoever asks for them does not want to hear that they were left out. */
const ENGINES = chosen.includes('engines') ? ['firefox', 'webkit', 'webkitWindow', 'xvfb'] : []
const machine = prepareMachine('chromium', 'shell', 'nginx', ...ENGINES)
install()
await machine
const { playwrightCounts, runSteps, vitestCounts } = await import('./lib/steps.mjs')
const BROWSERS = { CHROMIUM: programOf('chromium'), CHROMIUM_SHELL: programOf('shell') }
/** What the audits say of themselves: axe a line for each look of a screen, which is a count here. */
const figures = (output) => {
  const lines = output.split('\n')
  const looks = lines.filter((line) => line.startsWith('axe 0: '))
  const names = new Set(looks.map((line) => line.replace(/ at \d+ px.*/, '')))
  const axe = `axe 0: ${names.size} screens and states, ${looks.length} looks (width × mode × language)`
  return [...(looks.length > 0 ? [axe] : []), ...lines.filter((line) => /^(hostile|engine) |\bratio /.test(line))]
}
const built = await runSteps([
  { name: 'production build', program: 'vite', args: ['build', '--logLevel', 'warn'] },
  { name: 'demo build', program: 'vite', args: ['build', '--logLevel', 'warn', '--mode', 'demo'] },
  { name: 'staging build', program: 'vite', args: ['build', '--logLevel', 'warn', '--mode', 'staging'] },
  { name: 'simulated gateway build', args: ['scripts/gateway.mjs', '--build-only'] },
])
/** What a part runs, where it is no file of tests/audit. */
const OTHERS = {
  [RELEASE]: { args: ['scripts/release-check.mjs'], figures: (output) => output.trim().split('\n') },
  [SCREENS]: {
    program: 'vitest',
    args: ['run', 'tests/screens', '--exclude', '**/unknown.test.tsx'],
    env: { AUDIT: '1' },
    counts: vitestCounts,
  },
  [UNKNOWN]: {
    program: 'vitest',
    args: ['run', 'tests/screens/unknown.test.tsx'],
    env: { AUDIT: '1' },
    counts: vitestCounts,
  },
  [JOURNEYS]: {
    program: '@playwright/test#playwright',
    args: ['test'],
    env: { ...BROWSERS, AUDIT: '1' },
    counts: playwrightCounts,
  },
}
const pages = (part) => ({
  program: '@playwright/test#playwright',
  args: ['test', '--config', 'playwright.audit.config.ts', `/${part}.audit.ts`],
  env: BROWSERS,
  counts: playwrightCounts,
  figures,
})
/** A line with its time for each part. */
const audited = await runSteps(chosen.map((part) => ({ name: `audit: ${part}`, ...(OTHERS[part] ?? pages(part)) })))
console.log(
  `\n${built.passed + audited.passed} passed, ${built.failed + audited.failed} failed. Pictures: reports/screens`,
)
process.exit(built.broken.length + audited.broken.length > 0 ? 1 : 0)
