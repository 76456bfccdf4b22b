// npm run audit [-- PART …]: the full matrices of which npm test runs a sample. Run all parts before an issue is
// closed.
import { readdirSync } from 'node:fs'
import { prepareMachine, programOf } from './lib/machine.mjs'
import { fail, install } from './lib/setup.mjs'

/**
 * Names of the audit parts: files of tests/audit. The word before the first hyphen selects a group: 'hostile' runs all
 * of them, 'hostile-session' one.
 */
const RELEASE = 'release'
const SCREENS = 'addresses'
const JOURNEYS = 'journeys'
const UNKNOWN = 'unknown'
const SCAFFOLD = 'scaffold'
const PARTS = readdirSync('tests/audit')
  .filter((name) => name.endsWith('.audit.ts'))
  .map((name) => name.replace('.audit.ts', ''))
  .concat(SCREENS) // every address with every kind of response, pressing every control; no browser
  .concat(UNKNOWN) // every address with every kind of response that cannot be read, fails or is pending; no browser
  .concat(SCAFFOLD) // the output of npm run new-subject passes every check; no browser
  .concat(JOURNEYS) // end-to-end tests that repeat another one in a second build, width or state
  .concat(RELEASE) // the cost of one changed word, and of four times the screens; builds only, no pages
const asked = process.argv.slice(2)
const chosen = PARTS.filter((part) => asked.length === 0 || asked.some((word) => `${part}-`.startsWith(`${word}-`)))
const unknown = asked.filter((word) => !PARTS.some((part) => `${part}-`.startsWith(`${word}-`)))
if (unknown.length > 0) fail(`npm run audit knows no part ${unknown.join(', ')}. It has: ${PARTS.join(', ')}`)

/**
 * Programs for the journeys in other engines. They are required when that part was requested, so that it is never
 * skipped silently.
 */
const ENGINES = chosen.includes('engines') ? ['firefox', 'webkit', 'webkitWindow', 'xvfb'] : []
const machine = prepareMachine('chromium', 'shell', 'nginx', ...ENGINES)
install()
await machine
const { playwrightCounts, runSteps, vitestCounts } = await import('./lib/steps.mjs')
const BROWSERS = { CHROMIUM: programOf('chromium'), CHROMIUM_SHELL: programOf('shell') }
/** Extracts the figures that the audits print. Axe prints a line for each look of a screen; these are counted here. */
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
/** Commands of the parts that are not a file of tests/audit. */
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
  [SCAFFOLD]: {
    program: 'vitest',
    args: ['run', 'scripts/lib/generate/subject/new-subject.test.ts'],
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
const audited = await runSteps(chosen.map((part) => ({ name: `audit: ${part}`, ...(OTHERS[part] ?? pages(part)) })))
console.log(
  `\n${built.passed + audited.passed} passed, ${built.failed + audited.failed} failed. Pictures: reports/screens`,
)
process.exit(built.broken.length + audited.broken.length > 0 ? 1 : 0)
