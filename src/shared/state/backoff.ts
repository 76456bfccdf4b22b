import { untilInFront } from './in-front.ts'
import { retryAfterMs } from './retry-after.ts'

/** Source of jitter, from 0 to 1. Tests replace `next`, so that pages repeat when the tests say so. */
export const jitter = { next: Math.random }

/** Pace of repetitions, in milliseconds. */
export interface Pace {
  /** No pause is shorter. Default: 0. */
  leastMs?: number
  /** Range of the first pause above `leastMs`; it doubles with each attempt. */
  firstMs: number
  /** No pause is longer. */
  longestMs: number
}

/**
 * Pause before a repetition: exponential back-off with full jitter, so that pages that failed in the same second do not
 * come back in the same second.
 * @param attempt 0 is the first repetition
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export const backoffMs = (
  attempt: number,
  { leastMs = 0, firstMs, longestMs }: Pace,
  chance: number = jitter.next(),
): number => leastMs + chance * Math.min(longestMs - leastMs, firstMs * 2 ** Math.min(attempt, 20))

/** Settles after a pause, or with the signal. */
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
 * Repeats an attempt with growing pauses, the first one before the first attempt. A page in the background makes none.
 * @param attempt resolves to true once nothing is left to do
 * @param until ends the repetitions
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
