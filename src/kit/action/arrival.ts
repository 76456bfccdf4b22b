import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
// oxlint-disable-next-line house/device-clock -- the age of a write, which this device has stamped
import { now } from '#shared/state/clock.ts'

/** How long after it was sent a write may still arrive. Until then its absence proves nothing. */
export const ARRIVAL_MS = 60_000

/**
 * Returns the result of a check that did not find the write: 'not-done' once it can no longer arrive.
 * @param since the last moment at which it may have been sent, in milliseconds since 1970
 */
export const resultOfNone = (since: number): CheckResult =>
  now().getTime() - since >= ARRIVAL_MS ? 'not-done' : 'unknown'
