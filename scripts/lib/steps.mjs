// Runs named steps and prints a line for each; prints the output of failed steps only.
import { mkdirSync, writeFileSync } from 'node:fs'
import { start } from './setup.mjs'

/** Full output of each step, also of those that passed, e.g. for the duration of each test. */
const LOGS = 'reports/steps'

const keep = (name, output) => {
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(`${LOGS}/${name.replace(/\W+/g, '-')}.log`, plain(output))
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const FAILED_TEST = /^\s*(×|✘|FAIL )/
/** Lines of a report that name a failed test or its error. */
const REASON = /^\s*(\d+\) |\w*Error: |Expected|Received|Locator: )/
const SHOWN_CHARACTERS = 12_000

const linesOf = (output) =>
  plain(output)
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))

const reasons = (output) => linesOf(output).filter((line) => REASON.test(line))

/** Returns what failed: the names of failed tests, their errors, then the end of the output. */
const complaints = (output) => {
  const lines = linesOf(output)
  const names = lines.filter((line) => FAILED_TEST.test(line))
  return [...names, ...reasons(output), lines.join('\n').trim().slice(-SHOWN_CHARACTERS)].join('\n')
}

/** Returns the lines printed below a step. */
const notes = ({ ok, output, flaky, figures }) => [
  ...(figures?.(plain(output)) ?? []).map((figure) => `     ${figure}`),
  ...(ok ? [] : [complaints(output)]),
  ...(ok && flaky !== '' ? reasons(output) : []),
]

const runStep = async ({ name, program, args, env, counts, figures }) => {
  const since = Date.now()
  const { ok, output } = await start(program, args, { env })
  keep(name, output)
  const counted = counts?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const flaky = counted.flaky ? `, ${counted.flaky} only at the second try` : ''
  const tests = counts ? `  (${counted.passed} tests${flaky})` : ''
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${seconds(since)}${tests}`)
  for (const line of notes({ ok, output, flaky, figures })) console.log(line)
  return { name, ok, ...counted }
}

/**
 * Runs the steps.
 * @param steps [{ name, program, args, env, counts, figures }]; counts(output) adds to the number of tests,
 * figures(output) returns lines to print even when the step passed
 * @param atOnce number of steps that run in parallel
 * @returns {Promise<{ passed: number, failed: number, broken: string[] }>}
 */
export const runSteps = async (steps, atOnce = 1) => {
  const waiting = [...steps]
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const broken = results.filter(({ ok }) => !ok).map(({ name }) => name)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
  return { passed: sum('passed'), failed: Math.max(sum('failed'), broken.length), broken }
}

const number = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0)
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes of the runners
const plain = (output) => output.replace(/\u001b\[[0-9;]*m/g, '')

/** Returns the test counts of a vitest run. */
export const vitestCounts = (output) => {
  const line = /^\s*Tests\s+(.*)/m.exec(plain(output))?.[1] ?? '' // anchored, to skip the heading 'Failed Tests 1'
  return {
    flaky: number(plain(output), /^\s*(\d+) flaky$/m),
    passed: number(line, /(\d+) passed/),
    failed: number(line, /(\d+) failed/),
  }
}

/** Returns the test counts of a Playwright run. */
export const playwrightCounts = (output) => ({
  flaky: number(plain(output), /^\s*(\d+) flaky/m),
  passed: number(plain(output), /^\s*(\d+) passed/m),
  failed: number(plain(output), /^\s*(\d+) failed/m),
})
