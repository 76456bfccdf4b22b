import type { KeptFacts } from '#gateway/writes/intent.ts'
import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
import type { Action, Caller } from './action.ts'

/**
 * How a write ended, as its check reads it. Where it has happened no answer has told what is old now (x-invalidates): whatever is
 * known is asked again by the next screen that shows it. What the check itself reads is shown at once.
 */
export const checkedBy =
  <Variables>(check: NonNullable<Action<Variables>['check']>, caller: Caller) =>
  async (kept: KeptFacts): Promise<CheckResult> => {
    const result = await check(kept, caller)
    if (result === 'done') await caller.client.invalidateQueries({ refetchType: 'none' })
    return result
  }
