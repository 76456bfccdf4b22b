import { forgetCampusConfig } from '#gateway/campus/campus-config.ts'
import { forgetEndedSession } from '#gateway/campus/forget-ended-session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'

const forget = () => {
  if (!readSession()) forgetCampusConfig()
  forgetEndedSession()
}

/**
 * Pre-login screens (section 2; readings, 15): deletes the data of an ended session at once, and again with the campus
 * settings when the page unloads, unless a session exists.
 * @returns an unsubscribe function
 */
export const forgetOnLeave = (): (() => void) => {
  forgetEndedSession()
  window.addEventListener('pagehide', forget)
  return () => window.removeEventListener('pagehide', forget)
}
