import { untilInFront } from './in-front.ts'
import { retryAfterMs } from './retry-after.ts'

/** Source of jitter, from 0 to 1. Tests replace `next` to control when pages retry. */
export const jitter = { next: Math.random }

/** Delays of retries, in milliseconds. */
export interface Pace {
  /** Shortest delay. Default: 0. */
  leastMs?: number
  /** Range of the first delay above `leastMs`; it doubles with each attempt. */
  firstMs: number
  /** Longest delay, which caps the growth. */
  longestMs: number
}

/**
 * Returns the delay before a retry: exponential back-off with full jitter, so that pages that failed at the same time
 * do not retry at the same time.
 * @param attempt 0 is the first retry
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export const backoffMs = (
  attempt: number,
  { leastMs = 0, firstMs, longestMs }: Pace,
  chance: number = jitter.next(),
): number => leastMs + chance * Math.min(longestMs - leastMs, firstMs * 2 ** Math.min(attempt, 20))

/** Resolves after a delay, or when the signal aborts. */
export const pause = (ms: number, until: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      until.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    until.addEventListener('abort', end)
    if (until.aborted) end()
  })

/**
 * Retries an attempt with growing delays, the first one before the first attempt. A background page makes no attempts.
 * @param attempt resolves to true once it is finished
 * @param until signal that ends the retries
 */
export const repeatWithBackoff = async (
  attempt: () => Promise<boolean>,
  pace: Pace,
  until: AbortSignal,
): Promise<void> => {
  for (let count = 0; ; count += 1) {
    await pause(Math.max(backoffMs(count, pace), retryAfterMs()), until)
    await untilInFront(until)
    if (until.aborted || (await attempt())) return
  }
}
