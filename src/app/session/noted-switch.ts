import { sessionStore } from '#shared/storage/browser-storage.ts'

const SWITCHED = 'switched'

/** Notes for the next page of this tab that another account of the person was chosen. */
export const noteSwitch = (): void => {
  sessionStore.set(SWITCHED, 'true')
}

/** Returns whether this page was opened as another account, and nobody has said so yet. */
export const hasSwitched = (): boolean => sessionStore.get(SWITCHED) !== null

/** Forgets the note once it was said which account this is. */
export const forgetSwitch = (): void => sessionStore.remove(SWITCHED)
