import { campus, menuWait, store } from '#flags/flag-state.ts'
import { EMPTY_LAYERS } from '#flags/flag-store.ts'
import { setFlagService, startFlags } from '#flags/flags.ts'

/**
 * Clears campus, server, service and overrides, and registers the portal's own provider again, as the next page does.
 */
export const resetFlags = (): void => {
  setFlagService(undefined)
  campus.set(undefined)
  menuWait.stop()
  store.apply(EMPTY_LAYERS)
  startFlags()
}
