import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'

/** Name prefix of stored write records (intent.ts). */
export const RECORD_PREFIX = 'intent.'

/**
 * Returns whether any user of this browser has stored write records, so that loading the code that reads them is
 * worthwhile.
 */
export const hasPendingRecords = (): boolean => localStore.names().some((name) => name.startsWith(RECORD_PREFIX))

/**
 * Returns whether a stored name survives a session that ended without a logout: drafts, write records of unknown
 * outcome with the data to recognize them ('intent-…'), the push token of this device, which the next sign-in needs to
 * end or renew its subscription, and the mark of the papers that a phone shows at the gate of an exam (ADR 36).
 */
export const outlivesSession = (name: string): boolean =>
  isDraftName(name) || name.startsWith('intent') || name === 'push_token' || name === 'papers_gate'
