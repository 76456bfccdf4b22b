import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
// oxlint-disable-next-line house/device-clock -- the age of a write, which this device has stamped
import { now } from '#shared/state/clock.ts'

/** How long after a write has left it may still arrive: a state without it proves nothing before. */
export const ARRIVAL_MS = 60_000

/**
 * What a state without the write says of it: that it did not happen, once it can no longer arrive.
 * @param since the last moment at which it may have left, in milliseconds since 1970
 */
export const resultOfNone = (since: number): CheckResult =>
  now().getTime() - since >= ARRIVAL_MS ? 'not-done' : 'unknown'
