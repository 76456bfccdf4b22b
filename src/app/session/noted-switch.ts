import { sessionStore } from '#shared/storage/browser-storage.ts'

const SWITCHED = 'switched'

/** Notes for the next page of this tab that the user switched to another account. */
export const noteSwitch = (): void => {
  sessionStore.set(SWITCHED, 'true')
}

/** Returns whether this page was opened by a switch of accounts that has not been announced yet. */
export const hasSwitched = (): boolean => sessionStore.get(SWITCHED) !== null

/** Removes the note once the switch was announced. */
export const forgetSwitch = (): void => sessionStore.remove(SWITCHED)
