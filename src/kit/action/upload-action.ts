import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import type { Action } from './action.ts'

interface Upload<Variables> extends Pick<Action<Variables>, 'operation' | 'describe' | 'send'> {
  /** Under which name the draft of its form is kept. */
  draftOf: (variables: Variables) => string
}

/**
 * Handing in a file, which replaces the one before. One that failed to arrive waits with the rest (section 8), one that was
 * refused does not.
 */
export const uploadAction = <Variables>({ draftOf, send, ...action }: Upload<Variables>): Action<Variables> => ({
  ...action,
  isLost: ({ kind }) => kind === 'server',
  send: async (variables, caller, underway) => {
    await send(variables, caller, underway)
    removeDraft(outboxOwner(), draftOf(variables)) // also when it left from the queue, with its form long closed
  },
})
