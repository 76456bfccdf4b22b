import type { Action } from './action.ts'
import { resultOfNone } from './arrival.ts'

/**
 * Makes the check of what may be sent again: it has arrived when it stands there, and has not when it does not although it
 * can no longer arrive. Anything else, another file for example, says nothing.
 */
export const checkArrival =
  ({ read }: Pick<NonNullable<Action<never>['arrival']>, 'read'>): NonNullable<Action<never>['check']> =>
  async ({ since, snapshot }, caller) => {
    const standing = await read(snapshot, caller)
    if (standing === 'arrived') return 'done'
    return standing === 'absent' ? resultOfNone(since) : 'unknown'
  }
