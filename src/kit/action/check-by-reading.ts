import type { Action, Caller } from './action.ts'
import { resultOfNone } from './arrival.ts'

/**
 * Returns the check of a write of effect `once` whose outcome follows from gateway responses (ADR 17).
 * @param notedOf parses the snapshot noted before it was sent; null when it holds nothing to look for
 * @param isThere reads whether the write has happened; null when the response does not show it
 */
export const checkByReading =
  <Noted>(
    notedOf: (snapshot: unknown) => Noted | null,
    isThere: (noted: Noted, caller: Caller) => Promise<boolean | null>,
  ): NonNullable<Action<never>['check']> =>
  async ({ since, sent, snapshot }, caller) => {
    if (!sent) return resultOfNone(since) // the page was closed before it could send the write
    const noted = notedOf(snapshot)
    const happened = noted === null ? null : await isThere(noted, caller)
    if (happened === null) return 'unknown'
    return happened ? 'done' : resultOfNone(since)
  }
