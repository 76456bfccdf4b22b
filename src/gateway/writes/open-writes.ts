import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'

/** Begins the name of each intent that is kept (intent.ts). */
export const RECORD_PREFIX = 'intent.'

/** Whether an intent of anybody who used this browser is kept: enough to load what looks closer. */
export const hasPendingRecords = (): boolean => localStore.names().some((name) => name.startsWith(RECORD_PREFIX))

/**
 * Whether a stored name outlives a session that ended without the person's wish: what was typed, the intents of writes whose end
 * nobody knows, with what they are known again by ('intent-…'), and the push token of this device: without it nobody could end
 * its subscription, which the next sign-in does or renews.
 */
export const outlivesSession = (name: string): boolean =>
  isDraftName(name) || name.startsWith('intent') || name === 'push_token'
