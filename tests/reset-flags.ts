import { campus, menuWait, store } from '#flags/flag-state.ts'
import { EMPTY_LAYERS } from '#flags/flag-store.ts'
import { setFlagService } from '#flags/flags.ts'

/** Forgets campus, server, service and overrides, as the next page does. */
export const resetFlags = (): void => {
  setFlagService(undefined)
  campus.set(undefined)
  menuWait.stop()
  store.apply(EMPTY_LAYERS)
}
