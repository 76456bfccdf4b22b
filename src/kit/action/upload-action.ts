import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import type { Action, Caller, PendingCheck } from './action.ts'
import { checkArrival } from './check-arrival.ts'
import { type HandedIn, noteOf, readNote, standingOf } from './handed-in.ts'

/** Action that uploads a file. Its variables are the place, which identifies it in the queue, and the form's data. */
export interface UploadAction<Place, Data> extends Action<Place & { data: Data }> {
  /** Returns the name of the form's draft. */
  draftOf: (place: Place) => string
  arrival: NonNullable<Action<Place & { data: Data }>['arrival']>
}

interface Upload<Place, Data>
  extends Pick<UploadAction<Place, Data>, 'operation' | 'words' | 'describe' | 'draftOf' | 'send'> {
  fileOf: (data: Data) => File | null
  /** Files that the gateway lists at a place; null when its response does not list them. */
  handedIn: {
    /** Returns the files as this page has read them; undefined when it has not. */
    shown: (place: Place, caller: Caller) => readonly HandedIn[] | null | undefined
    /** Reads the current files. @throws GatewayError */
    read: (place: Place, caller: Caller) => Promise<readonly HandedIn[] | null>
    /** Parses the noted place; null when it is invalid. */
    placeOf: (noted: unknown) => Place | null
  }
}

/**
 * Returns an action that uploads a file, replacing the previous one. After a lost response the write is queued (section
 * 8) until the list shows by name, size and time whether it arrived; a refused one is not queued.
 */
export const uploadAction = <Place, Data>(upload: Upload<Place, Data>): UploadAction<Place, Data> => {
  const { fileOf, handedIn, ...action } = upload
  return {
    ...action,
    isLost: ({ kind }) => kind === 'server' || kind === 'contract', // a truncated response says nothing either
    send: async (variables, caller, control) => {
      await action.send(variables, caller, control)
      removeDraft(outboxOwner(), action.draftOf(variables)) // also when the queue sent it after the form was closed
    },
    arrival: {
      note: (variables, caller) =>
        noteOf({
          place: { ...variables, data: undefined },
          draft: action.draftOf(variables),
          file: fileOf(variables.data),
          was: handedIn.shown(variables, caller) ?? null,
        }),
      read: async (noted, caller) => {
        const note = readNote(noted)
        const place = handedIn.placeOf(note.place)
        const standing = place === null ? 'unknown' : standingOf(note, await handedIn.read(place, caller))
        if (standing === 'arrived') removeDraft(outboxOwner(), note.draft)
        return standing
      },
    },
  }
}

/** Returns the check of an upload that an earlier page sent; the shell runs it on any screen. */
export const pendingUpload = ({
  operation,
  arrival,
}: Pick<UploadAction<never, never>, 'operation' | 'arrival'>): PendingCheck => ({
  operation,
  check: checkArrival(arrival),
  isRepeatable: true,
})
