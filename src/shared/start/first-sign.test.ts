import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstSign } from './first-sign.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const waitForSign = () => {
  const seen = { sign: false }
  void firstSign(2000).then(() => {
    seen.sign = true
  })
  return seen
}

it.each(['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'])('a person shows by %s', async (type) => {
  const seen = waitForSign()
  await vi.advanceTimersByTimeAsync(100)
  expect(seen.sign).toBe(false)
  document.body.dispatchEvent(new Event(type)) // heard on its way down: some of them do not come up again
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.sign).toBe(true)
})

it('nobody waits longer for a person who only reads', async () => {
  const seen = waitForSign()
  await vi.advanceTimersByTimeAsync(1999)
  expect(seen.sign).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.sign).toBe(true)
})
