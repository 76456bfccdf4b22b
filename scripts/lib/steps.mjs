// Runs named steps one after the other, a line each; output only of what failed.
import { run } from './setup.mjs'

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * @param steps [{ name, program, args, env, counts }]; counts(output) adds to the number of tests
 * @returns {{ passed: number, failed: number, broken: string[] }}
 */
export const runSteps = (steps) => {
  const broken = []
  let passed = 0
  let failed = 0
  for (const { name, program, args, env, counts } of steps) {
    const since = Date.now()
    const { ok, output } = program ? run(program, args, { env }) : run.node(args, { env })
    const counted = counts?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
    passed += counted.passed
    failed += counted.failed
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${seconds(since)}${counts ? `  (${counted.passed} tests)` : ''}`,
    )
    if (!ok) {
      broken.push(name)
      console.log(output.trim().slice(-12_000))
    }
  }
  return { passed, failed: Math.max(failed, broken.length), broken }
}

const number = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0)
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes of the runners
const plain = (output) => output.replace(/\u001b\[[0-9;]*m/g, '')

/** Numbers of a vitest run. */
export const vitestCounts = (output) => {
  const line = /Tests\s+(.*)/.exec(plain(output))?.[1] ?? ''
  return { passed: number(line, /(\d+) passed/), failed: number(line, /(\d+) failed/) }
}

/** Numbers of a Playwright run. */
export const playwrightCounts = (output) => ({
  passed: number(plain(output), /^\s*(\d+) passed/m),
  failed: number(plain(output), /^\s*(\d+) failed/m),
})
