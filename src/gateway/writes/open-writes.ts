import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'

/** Begins the name of each intent that is kept (intent.ts). */
export const RECORD_PREFIX = 'intent.'

/** Whether an intent of anybody who used this browser is kept: enough to load what looks closer. */
export const hasPendingRecords = (): boolean => localStore.names().some((name) => name.startsWith(RECORD_PREFIX))

/**
 * Returns whether a stored name survives a session that ended without a logout: drafts, write records of unknown
 * outcome with the data to recognize them ('intent-…'), and the push token of this device, which the next sign-in needs
 * to end or renew its subscription.
 */
export const outlivesSession = (name: string): boolean =>
  isDraftName(name) || name.startsWith('intent') || name === 'push_token'
