import type { Action } from './action.ts'
import { resultOfNone } from './arrival.ts'

/**
 * Returns the check of a repeatable write: 'done' when its state is present, 'not-done' when it is absent and can no
 * longer arrive. Any other state, such as another file, leaves it unknown.
 */
export const checkArrival =
  ({ read }: Pick<NonNullable<Action<never>['arrival']>, 'read'>): NonNullable<Action<never>['check']> =>
  async ({ since, snapshot }, caller) => {
    const standing = await read(snapshot, caller)
    if (standing === 'arrived') return 'done'
    return standing === 'absent' ? resultOfNone(since) : 'unknown'
  }
