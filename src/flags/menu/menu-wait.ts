/** Longest time that the menu's skeleton is shown before campus values are used. */
const MENU_WAIT_MS = 2000

/** Decides when the menu may be shown: the server has responded, an earlier response is cached, or 2 s have passed. */
export interface MenuWait {
  isKnown: () => boolean
  /** Starts waiting and discards the previous state. */
  begin: () => void
  /** Ends the wait without a notification: the caller changes layers in the same step. */
  settle: () => void
  /** Resets everything: no wait is running and nothing is known. */
  stop: () => void
}

/** @param onTimeout called when the wait times out */
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
