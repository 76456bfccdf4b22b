import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import type { Action } from './action.ts'

/** Handing in a file. Its variables are where it goes, by which the queue knows it, and what the form sends. */
export interface UploadAction<Place, Data> extends Action<Place & { data: Data }> {
  /** Under which name the draft of its form is kept. */
  draftOf: (place: Place) => string
}

/**
 * Handing in a file, which replaces the one before. One that failed to arrive waits with the rest (section 8), one that was
 * refused does not.
 */
export const uploadAction = <Place, Data>(
  action: Pick<UploadAction<Place, Data>, 'operation' | 'describe' | 'draftOf' | 'send'>,
): UploadAction<Place, Data> => ({
  ...action,
  isLost: ({ kind }) => kind === 'server',
  send: async (variables, caller, underway) => {
    await action.send(variables, caller, underway)
    removeDraft(outboxOwner(), action.draftOf(variables)) // also when it left from the queue, with its form long closed
  },
})
