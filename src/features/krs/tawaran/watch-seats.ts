import { type GatewayError, toGatewayError } from '#gateway/call/gateway-error.ts'
import { isOutage } from '#gateway/query/recover-reads.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { backoffMs, jitter, type Pace, pause } from '#shared/state/backoff.ts'
import { untilInFront } from '#shared/state/in-front.ts'
import { retryAfterMs } from '#shared/state/retry-after.ts'

/** Result of watching, the same for all watched classes: one request reads all of them. Times are the campus's. */
export interface SeatLook {
  /** Time of the last response, in milliseconds since 1970; null before the first. */
  seenAt: number | null
  /** Why the last request failed: the gateway is overloaded, or another reason. Null after a response. */
  failure: 'busy' | 'failed' | null
  /** Time of the next request, in milliseconds since 1970. */
  nextAt: number
}

/** Delay before the first request: spreads students who begin to watch at the same moment. */
const FIRST_PACE: Pace = { firstMs: 3000, longestMs: 3000 }
/** 30 s on average: pages that were shown again at the same moment drift apart. */
const WATCH_PACE: Pace = { leastMs: 27_000, firstMs: 6000, longestMs: 33_000 }
/** After failures: less often with each one, at most every 4 minutes, and never more often than without a failure. */
const FAILED_PACE: Pace = { leastMs: 33_000, firstMs: 30_000, longestMs: 240_000 }

/**
 * Returns the delay before the next request, in milliseconds.
 * @param failures consecutive failures; 0 after a response
 * @param chance from 0 to 1
 */
export const watchDelay = (failures: number, chance: number): number =>
  failures === 0 ? backoffMs(0, WATCH_PACE, chance) : backoffMs(failures - 1, FAILED_PACE, chance)

/** Returns the delay before the first request. @param seenMs milliseconds since the last response; null without one */
export const firstWatchDelay = (seenMs: number | null, chance: number): number =>
  Math.max(backoffMs(0, FIRST_PACE, chance), seenMs === null ? 0 : watchDelay(0, chance) - seenMs)

const failureOf = (error: GatewayError): SeatLook['failure'] =>
  isOutage(error) && error.kind !== 'network' ? 'busy' : 'failed'

interface WatchTools {
  /** Reads the offer. */
  look: (signal: AbortSignal) => Promise<unknown>
  /** Receives what has changed. */
  note: (change: Partial<SeatLook>) => void
}

/**
 * Reads the offer repeatedly until the signal aborts: every 30 s, with exponential back-off after failures. A background
 * page sends no requests; when it becomes visible, an overdue request is sent at once.
 */
export const watchSeats = async (firstMs: number, { look, note }: WatchTools, left: AbortSignal): Promise<void> => {
  const isOver = (): boolean => left.aborted
  let delay = firstMs
  for (let failures = 0; !isOver(); ) {
    const ms = Math.max(delay, retryAfterMs())
    note({ nextAt: campusNow() + ms })
    await pause(ms, left)
    await untilInFront(left)
    if (isOver()) return
    const error = await look(left).then(() => null, toGatewayError)
    if (isOver()) return
    failures = error ? failures + 1 : 0
    note(error ? { failure: failureOf(error) } : { failure: null, seenAt: campusNow() })
    delay = watchDelay(failures, jitter.next())
  }
}
