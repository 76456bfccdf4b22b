import { forgetCampusConfig } from '#gateway/campus/campus-config.ts'
import { forgetEndedSession } from '#gateway/campus/forget-ended-session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'

const forget = () => {
  if (!readSession()) forgetCampusConfig()
  forgetEndedSession()
}

/**
 * Pre-login screens (section 2; readings, 15): what an ended session left goes at once, and with the campus settings when
 * the page unloads, unless somebody is signed in.
 * @returns the undo
 */
export const forgetOnLeave = (): (() => void) => {
  forgetEndedSession()
  window.addEventListener('pagehide', forget)
  return () => window.removeEventListener('pagehide', forget)
}
