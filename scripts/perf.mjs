// npm run perf: the timed budgets of docs/performance.md, as ratios of one run.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startGateway } from './lib/gateway.mjs'
import { prepareMachine } from './lib/machine.mjs'
import { fail, install } from './lib/setup.mjs'
import { measureBuildTime } from './perf/build/build-time.mjs'
import { measureFlags } from './perf/build/flags.mjs'
import { measureGrowth } from './perf/build/growth.mjs'
import { measureRelease } from './perf/build/release.mjs'
import { exitCode, judge, reasonsAgainst } from './perf/judge/judge.mjs'
import { createLoadMeter } from './perf/judge/load.mjs'
import { selfTest } from './perf/judge/self-test.mjs'
import { budgetTable, timingTable } from './perf/judge/table.mjs'
import { launchBrowser } from './perf/phone.mjs'
import { measureClicks, measureLong, measureSignIns, measureTaps, measureVisits } from './perf/visits.mjs'

const ROUNDS = 7
const QUICK_ROUNDS = 3
const REPORTS = 'reports/perf'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: String(ROUNDS) },
    quick: { type: 'boolean', default: false },
    'max-age': { type: 'string' },
    visits: { type: 'boolean', default: false },
    clicks: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    flags: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    taps: { type: 'boolean', default: false },
    'sign-in': { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})
const isQuick = options.quick
const rounds = isQuick ? QUICK_ROUNDS : Number(options.rounds)
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds needs a whole number above 0')
const maxAgeS = options['max-age'] === undefined ? undefined : Number(options['max-age'])

const chosen = ['visits', 'clicks', 'growth', 'flags', 'build', 'release', 'taps', 'sign-in', 'long'].filter(
  (name) => options[name],
)
const asked = chosen.length === 0 ? ['visits', 'clicks'] : chosen
const wants = (name) => options.all || asked.includes(name)

const show = ({ load, own, others }) => `${load.toFixed(2)} (our own ${own.toFixed(2)}, others ${others.toFixed(2)})`

const machine = prepareMachine('chromium')
install()
await machine
const readLoad = createLoadMeter()
const started = readLoad()
const browser = await launchBrowser()
const chromium = browser.version()
const { measured: throttle, problems } = await selfTest(browser)
await browser.close()
const gateway = await startGateway()

const run = {
  rounds,
  isQuick,
  maxAgeS,
  open: launchBrowser,
  gatewayUrl: gateway.url,
  readLoad,
  onRound: (round, load) => console.log(`  round ${round + 1} of ${rounds}, load ${show(load)}`),
}
const PARTS = [
  { name: 'visits', measure: measureVisits },
  { name: 'clicks', measure: measureClicks },
  { name: 'growth', measure: measureGrowth },
  { name: 'flags', measure: measureFlags },
  { name: 'build', measure: measureBuildTime },
  { name: 'release', measure: measureRelease },
  { name: 'taps', measure: measureTaps },
  { name: 'sign-in', measure: measureSignIns },
  { name: 'long', measure: measureLong },
]

const judged = (name, result) => {
  const reasons = reasonsAgainst({ problems, rounds, isQuick, ...result })
  const rows = result.rows.map((row) => ({ ...row, verdict: judge(row, reasons) }))
  return { ...result, name, reasons, rows }
}

const print = ({ name, rows, reasons, timings }) => {
  console.log(`\n${name}\n${budgetTable(rows)}`)
  if (timings) console.log(`\nWhere the time goes (ms; only the ratios above count)\n${timingTable(timings)}`)
  if (reasons.length > 0) console.log(`Timed budgets are not judged: ${reasons.join('; ')}.`)
}

const parts = []
const failed = []
for (const { name, measure } of PARTS.filter((part) => wants(part.name))) {
  console.log(`\nMeasuring ${name} …`)
  try {
    const part = judged(name, await measure(run))
    parts.push(part)
    print(part)
  } catch (error) {
    failed.push(name)
    console.error(`${name} could not be measured:`, error) // the remaining parts can still be measured
  }
}
await gateway.close()
const ended = readLoad()

console.log(`
Load at the start ${show(started)}, at the end ${show(ended)}; Chromium ${chromium}
Throttle: ${Object.entries(throttle)
  .map(([what, value]) => `${what} ${value.toFixed(what === 'cpu' ? 1 : 0)}`)
  .join(', ')}${problems.length > 0 ? ` – wrong: ${problems.join('; ')}` : ' – right'}`)

const when = new Date().toISOString()
mkdirSync(REPORTS, { recursive: true })
const file = `${REPORTS}/${when.replaceAll(':', '-')}.json`
writeFileSync(file, JSON.stringify({ when, chromium, throttle, problems, started, ended, failed, parts }, null, 1))
console.log(`Everything that was measured: ${file}`)
const verdicts = parts.flatMap(({ rows }) => rows.map(({ verdict }) => verdict))
process.exitCode = failed.length > 0 ? 1 : exitCode(verdicts)
