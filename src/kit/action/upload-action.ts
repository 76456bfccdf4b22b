import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import type { Action, Caller, PendingCheck } from './action.ts'
import { checkArrival } from './check-arrival.ts'
import { type HandedIn, noteOf, readNote, standingOf } from './handed-in.ts'

/** Handing in a file. Its variables are where it goes, by which the queue knows it, and what the form sends. */
export interface UploadAction<Place, Data> extends Action<Place & { data: Data }> {
  /** Under which name the draft of its form is kept. */
  draftOf: (place: Place) => string
  arrival: NonNullable<Action<Place & { data: Data }>['arrival']>
}

interface Upload<Place, Data>
  extends Pick<UploadAction<Place, Data>, 'operation' | 'words' | 'describe' | 'draftOf' | 'send'> {
  /** The file among what the form sends. */
  fileOf: (data: Data) => File | null
  /** What the gateway says is handed in there; null where its answer does not tell. */
  handedIn: {
    /** As this page has read it; undefined where it has not. */
    shown: (place: Place, caller: Caller) => readonly HandedIn[] | null | undefined
    /** As it stands now. @throws GatewayError */
    read: (place: Place, caller: Caller) => Promise<readonly HandedIn[] | null>
    /** Where it went, as it was noted; null for no place that there can be. */
    placeOf: (noted: unknown) => Place | null
  }
}

/**
 * Handing in a file, which replaces the one before. One whose answer was lost waits with the rest (section 8) until the list
 * says whether it arrived: name, size and time; one that was refused does not wait.
 */
export const uploadAction = <Place, Data>(upload: Upload<Place, Data>): UploadAction<Place, Data> => {
  const { fileOf, handedIn, ...action } = upload
  return {
    ...action,
    isLost: ({ kind }) => kind === 'server' || kind === 'contract', // an answer that is cut says nothing either
    send: async (variables, caller, control) => {
      await action.send(variables, caller, control)
      removeDraft(outboxOwner(), action.draftOf(variables)) // also when it left from the queue, with its form long closed
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
