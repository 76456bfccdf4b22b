/** How long the skeleton of the menu may stand before campus values are shown. */
const MENU_WAIT_MS = 2000

/** Whether the menu may be shown: the server answered, an earlier answer is kept, or 2 s have passed. */
export interface MenuWait {
  isKnown: () => boolean
  /** Begins to wait; what was known before no longer counts. */
  begin: () => void
  /** Ends the wait without a notification: the caller changes layers in the same step. */
  settle: () => void
  /** Forgets everything: nobody waits and nothing is known. */
  stop: () => void
}

/** @param onTimeout called when the wait ends by itself */
export const createMenuWait = (onTimeout: () => void): MenuWait => {
  let known = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(timer)
    known = true
  }
  return {
    isKnown: () => known,
    begin: () => {
      clearTimeout(timer)
      known = false
      timer = setTimeout(() => {
        settle()
        onTimeout()
      }, MENU_WAIT_MS)
    },
    settle,
    stop: () => {
      clearTimeout(timer)
      known = false
    },
  }
}
