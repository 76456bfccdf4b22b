import type { Action, Caller } from './action.ts'
import { resultOfNone } from './arrival.ts'

/**
 * The check of a write of effect `once` which the gateway's own answers tell of (ADR 17).
 * @param notedOf reads what was noted before it left; null where that is nothing to look for
 * @param isThere whether it has happened, as the gateway answers now; null where that can not be told
 */
export const checkByReading =
  <Noted>(
    notedOf: (snapshot: unknown) => Noted | null,
    isThere: (noted: Noted, caller: Caller) => Promise<boolean | null>,
  ): NonNullable<Action<never>['check']> =>
  async ({ since, sent, snapshot }, caller) => {
    if (!sent) return resultOfNone(since) // its page was closed before it could send
    const noted = notedOf(snapshot)
    const happened = noted === null ? null : await isThere(noted, caller)
    if (happened === null) return 'unknown'
    return happened ? 'done' : resultOfNone(since)
  }
