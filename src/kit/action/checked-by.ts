import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
import type { RecordFacts } from '#gateway/writes/write-record.ts'
import type { Action, Caller } from './action.ts'

/**
 * How a write ended, as its check reads it. Where it happened no answer has made its queries stale (x-invalidates), and an
 * earlier page may have sent it: everything known is stale, and what is on the screen is fetched again at once.
 */
export const checkedBy =
  <Variables>(check: NonNullable<Action<Variables>['check']>, caller: Caller) =>
  async (kept: RecordFacts): Promise<CheckResult> => {
    const result = await check(kept, caller)
    if (result === 'done') void caller.client.invalidateQueries()
    return result
  }
