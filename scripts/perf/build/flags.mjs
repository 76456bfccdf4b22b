// Budget 11: flag evaluation ÷ OpenFeature's own provider, and renders of the menu after menu_config.
import { run as runProgram } from '../../lib/setup.mjs'
import { summarise } from '../judge/ratio.mjs'

const SPEED = 'tests/contract/flags/flags-speed.test.ts'
const MENU = 'src/app/menu/menu-renders.test.tsx'
/** The speed test already takes the best of seven runs. Repeating it this often shows the variation. */
const RUNS = 3

const PROVIDER_LINE = /flag evaluation: (\d+) ns ÷ InMemoryProvider (\d+) ns/
const CLIENT_LINE = /flag evaluation through the client: (\d+) ns ÷ (\d+) ns/
const MENU_LINE = /menu renders per answer of menu_config: (\d+)/

/** Runs a test. @returns its output @throws Error with the output when the test fails */
const outputOf = (file) => {
  // An earlier build in this process set NODE_ENV to production, where React has neither act nor Profiler.
  const env = { NODE_ENV: 'test' }
  const { ok, output } = runProgram('vitest', ['run', '--disableConsoleIntercept', file], { env })
  if (!ok) throw new Error(`${file} failed:\n${output}`)
  return output
}

/** Reads the numbers of a printed line. @throws Error when the line is missing */
const numbersOf = (output, pattern) => {
  const found = pattern.exec(output)
  if (!found) throw new Error(`no line ${pattern} in\n${output}`)
  return found.slice(1).map(Number)
}
const ratioOf = (output, pattern) => {
  const [ours, theirs] = numbersOf(output, pattern)
  return ours / theirs
}

/** Measures budget 11. Takes the same argument as measureVisits. */
export const measureFlags = ({ readLoad, isQuick }) => {
  const loads = [readLoad()]
  const outputs = Array.from({ length: isQuick ? 1 : RUNS }, () => outputOf(SPEED))
  const ratios = (pattern) => summarise(outputs.map((output) => ratioOf(output, pattern)))
  const [renders] = numbersOf(outputOf(MENU), MENU_LINE)
  loads.push(readLoad())
  const rows = [
    {
      budget: 11,
      what: 'flag evaluation ÷ InMemoryProvider',
      unit: 'ratio',
      timed: true,
      must: 0.7,
      aim: 0.5,
      ...ratios(PROVIDER_LINE),
    },
    { budget: 11, what: 'the same through the OpenFeature client', unit: 'ratio', timed: true, ...ratios(CLIENT_LINE) },
    {
      budget: 11,
      what: 'menu renders after menu_config',
      unit: 'count',
      timed: false,
      must: 1,
      ...summarise([renders]),
    },
  ]
  return { rows, loads, problems: [], rounds: outputs.length, roundsNeeded: RUNS }
}
