// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('aborts with a TimeoutError after its time, not earlier', () => {
  const { signal } = deadline(60_000)
  vi.advanceTimersByTime(59_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('restarts on renew', () => {
  const { signal, renew } = deadline(60_000)
  vi.advanceTimersByTime(59_000)
  renew()
  vi.advanceTimersByTime(59_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

it('aborts with the signal and the reason of the caller', () => {
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

it('is aborted at once when the caller’s signal is already aborted', () => {
  const caller = new AbortController()
  caller.abort()
  expect(deadline(60_000, caller.signal).signal.aborted).toBe(true)
})

it.each([null, undefined])('works without a caller signal: %s', (signal) => {
  expect(deadline(60_000, signal).signal.aborted).toBe(false)
})

it('clears its timer and listener when the call is over', () => {
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
