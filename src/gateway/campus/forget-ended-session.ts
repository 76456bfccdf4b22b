import { localStore } from '#shared/storage/browser-storage.ts'
import { readSession } from '../session/token/token-store.ts'
import { outlivesSession } from '../writes/open-writes.ts'
import { isCampusName } from './campus-config.ts'

/** Choices of whoever uses the device, where the gateway is, and the device's address for push messages, which the next sign-in renews. */
const OF_DEVICE = new Set([
  'language',
  'color_choice',
  'brand_colour',
  'config',
  'menu_collapsed',
  'greeted',
  'push_token',
])

const stays = (name: string): boolean =>
  OF_DEVICE.has(name) || isCampusName(name) || outlivesSession(name) || name.startsWith('lease.')

/**
 * Removes what an ended session left in this browser (section 2; readings, 15): whose it was, its period, menu, payments and
 * the student that an operator chose. Drafts and open write records stay. Does nothing while somebody is signed in.
 */
export const forgetEndedSession = (): void => {
  if (!readSession()) localStore.clear(stays)
}
