// npm run simulate:opening [-- --students 20000 --capacity 500 --seed 1 --timeout 10 --lost 50]: simulates the opening
// of KRS in virtual time (docs/opening-day.md). --timeout: seconds in the gateway's queue; --lost: percentage of the
// saves answered with 504 that are stored.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const root = new URL('..', import.meta.url).pathname
const text = (value) => ({ type: 'string', default: value })
const { values } = parseArgs({
  options: {
    students: text('20000'),
    capacity: text('500'),
    seed: text('1'),
    timeout: text('10'),
    lost: text('50'),
  },
})
const [students, capacity, seed, timeout, lost] = ['students', 'capacity', 'seed', 'timeout', 'lost'].map((name) => {
  const number = Number(values[name])
  if (!(number >= 0)) throw new Error(`--${name} needs a number`)
  return number
})
const { module } = await runnerImport(`${root}scripts/simulate-opening.ts`, {
  root,
  configFile: false,
  logLevel: 'warn',
})
const began = performance.now()
console.log(
  await module.reportOpening({
    students,
    capacity,
    seed,
    timeoutMs: timeout * 1000,
    lostShare: lost / 100,
    longestMs: 3_600_000,
  }),
)
console.log(`\nSimulated in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
process.exit(0) // shipped modules hold timers of a page
