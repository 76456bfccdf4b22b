import { forgetCampusConfig } from '#gateway/campus/campus-config.ts'
import { readSession } from '#gateway/session/token/token-store.ts'

const forget = () => {
  if (!readSession()) forgetCampusConfig()
}

/**
 * Pre-login screens (section 2; readings, 15): campus settings go when the page unloads, unless somebody is signed in.
 * @returns the undo
 */
export const forgetOnLeave = (): (() => void) => {
  window.addEventListener('pagehide', forget)
  return () => window.removeEventListener('pagehide', forget)
}
