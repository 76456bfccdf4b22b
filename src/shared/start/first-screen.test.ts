import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitFirstScreen, isFirstScreenAwaited } from './first-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('restarts the half-second limit when the first screen is awaited again', async () => {
  awaitFirstScreen()
  await vi.advanceTimersByTimeAsync(300)
  awaitFirstScreen()
  await vi.advanceTimersByTimeAsync(300)
  expect(isFirstScreenAwaited()).toBe(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(isFirstScreenAwaited()).toBe(false)
})
