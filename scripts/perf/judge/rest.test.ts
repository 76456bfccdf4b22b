// @vitest-environment node
import { expect, test } from 'vitest'
import { untilAtRest } from './rest.mjs'

/** Simulates a browser that uses the given milliseconds of processor time in each sample. */
const browserThatUses = (...samplesMs: number[]) => {
  let cpuS = 3
  const waits: number[] = []
  const read = () => Promise.resolve(cpuS)
  const wait = (ms: number) => {
    waits.push(ms)
    cpuS += (samplesMs.shift() ?? 0) / 1000
    return Promise.resolve()
  }
  return { read, wait, waits }
}

test('starts a visit when the browser was idle twice in a row', async () => {
  const browser = browserThatUses(180, 5, 90, 4, 4, 500)
  await untilAtRest(browser.read, browser.wait)
  expect(browser.waits).toHaveLength(5)
})

test('aborts the run when the browser does not come to rest', async () => {
  const browser = browserThatUses(...Array.from({ length: 20 }, () => 30))
  await expect(untilAtRest(browser.read, browser.wait, 2000)).rejects.toThrow('does not come to rest within 2 s')
})
