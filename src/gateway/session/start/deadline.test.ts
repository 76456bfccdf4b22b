// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is over after its time, and not before, and says that it is a timeout', () => {
  const { signal } = deadline(60_000)
  vi.advanceTimersByTime(59_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('begins anew with a sign of life', () => {
  const { signal, renew } = deadline(60_000)
  vi.advanceTimersByTime(59_000)
  renew()
  vi.advanceTimersByTime(59_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

it('follows the signal of the caller, with its reason', () => {
  const caller = new AbortController()
  const { signal } = deadline(60_000, caller.signal)
  const heard = vi.fn()
  signal.addEventListener('abort', heard)
  const reason = new Error('gone')
  caller.abort(reason)
  vi.advanceTimersByTime(60_000)
  expect(signal.reason).toBe(reason)
  expect(heard).toHaveBeenCalledOnce()
})

it('of a call that was given up before it began is over at once', () => {
  const caller = new AbortController()
  caller.abort()
  expect(deadline(60_000, caller.signal).signal.aborted).toBe(true)
})

it.each([null, undefined])('needs no caller: %s', (signal) => {
  expect(deadline(60_000, signal).signal.aborted).toBe(false)
})

it('of a call that is over leaves no timer behind, and does not listen to the caller any more', () => {
  const caller = new AbortController()
  const heard = vi.spyOn(caller.signal, 'removeEventListener')
  const { signal, end } = deadline(60_000, caller.signal)
  expect(vi.getTimerCount()).toBe(1)
  end()
  expect(vi.getTimerCount()).toBe(0)
  expect(heard).toHaveBeenCalledOnce()
  caller.abort()
  expect(signal.aborted).toBe(false)
})
