import { CARRIES_LAB } from '#shared/browser/environment.ts'
import { INSTALL_RECORD } from '#shared/browser/install-record-name.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { readSession } from '../session/token/token-store.ts'
import { outlivesSession } from '../writes/open-writes.ts'
import { isCampusName } from './campus-config.ts'

/** Settings of the device rather than of a user, and the stored /config.json. */
const OF_DEVICE = new Set([
  'language',
  'color_choice',
  'brand_colour',
  'config',
  'menu_collapsed',
  'greeted',
  INSTALL_RECORD,
])

/**
 * Non-personal entries of a tab: navigation target, a started sign-in, reload marks. Emulated lab settings are added
 * below.
 */
const OF_TAB = /^(wanted_path|arrived|login_transaction|chunk_reload|moved_reload)$/
const isOfTab = (name: string): boolean => OF_TAB.test(name) || (CARRIES_LAB && name.startsWith('emulated_'))

const stays = (name: string): boolean =>
  OF_DEVICE.has(name) || isCampusName(name) || outlivesSession(name) || name.startsWith('lease.')

/** Removes the ended session's data from this tab. Any name not listed above counts as personal. */
export const forgetInTab = (): void => sessionStore.clear(isOfTab)

/**
 * Removes the ended session's data from this browser (section 2; readings, 15): user, period, menu, payments, the
 * student that an operator chose, and the personal data of this tab. Drafts and open write records stay. Does nothing
 * while a user is signed in.
 */
export const forgetEndedSession = (): void => {
  if (readSession()) return
  localStore.clear(stays)
  forgetInTab()
}
