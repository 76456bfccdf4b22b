import { CARRIES_LAB } from '#shared/browser/environment.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { readSession } from '../session/token/token-store.ts'
import { outlivesSession } from '../writes/open-writes.ts'
import { isCampusName } from './campus-config.ts'

/** Choices of whoever uses the device, and where the gateway is. */
const OF_DEVICE = new Set(['language', 'color_choice', 'brand_colour', 'config', 'menu_collapsed', 'greeted'])

/** What a tab remembers of no person: where it was going, a sign-in that it began, its reloads, and what the lab emulates. */
const OF_TAB = /^(wanted_path|arrived|login_transaction|chunk_reload|moved_reload)$/
const isOfTab = (name: string): boolean => OF_TAB.test(name) || (CARRIES_LAB && name.startsWith('emulated_'))

const stays = (name: string): boolean =>
  OF_DEVICE.has(name) || isCampusName(name) || outlivesSession(name) || name.startsWith('lease.')

/** Removes what an ended session left in this tab. What is not named here is taken for personal. */
export const forgetInTab = (): void => sessionStore.clear(isOfTab)

/**
 * Removes what an ended session left in this browser (section 2; readings, 15): whose it was, its period, menu, payments, the
 * student that an operator chose, and what this tab kept of a person. Drafts and open write records stay. Does nothing while
 * somebody is signed in.
 */
export const forgetEndedSession = (): void => {
  if (readSession()) return
  localStore.clear(stays)
  forgetInTab()
}
