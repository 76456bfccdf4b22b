import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
import type { RecordFacts } from '#gateway/writes/write-record.ts'
import type { Action, Caller } from './action.ts'

/**
 * Returns a check that also invalidates all queries when the write happened: no response has invalidated them
 * (x-invalidates), and an earlier page may have sent the write. Queries on the screen are refetched at once.
 */
export const checkedBy =
  <Variables>(check: NonNullable<Action<Variables>['check']>, caller: Caller) =>
  async (kept: RecordFacts): Promise<CheckResult> => {
    const result = await check(kept, caller)
    if (result === 'done') void caller.client.invalidateQueries()
    return result
  }
