import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitFirstScreen, isFirstScreenAwaited } from './first-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a first screen that is awaited anew has its own half second: the one before does not end it', async () => {
  awaitFirstScreen()
  await vi.advanceTimersByTimeAsync(300)
  awaitFirstScreen()
  await vi.advanceTimersByTimeAsync(300)
  expect(isFirstScreenAwaited()).toBe(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(isFirstScreenAwaited()).toBe(false)
})
