import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'

/** Begins the name of each intent that is kept (intent.ts). */
export const INTENT_PREFIX = 'intent.'

const isIntentName = (name: string): boolean => name.startsWith(INTENT_PREFIX)

let isQueued = false

/** For the queue: whether something waits in it of which nobody knows that it did not happen. */
export const noteQueued = (next: boolean): void => {
  isQueued = next
}

/**
 * Whether a write of somebody who used this browser may be open: enough to load what looks closer. The queue itself and
 * the intents come with the screens that write.
 */
export const mayHaveOpenWrites = (): boolean => isQueued || localStore.names().some(isIntentName)

/**
 * Whether a stored name outlives a session that ended without the person's wish (trust.md, 8 and 11): what was typed, and
 * the intents of writes whose end nobody knows, with what they are known again by ('intent-…').
 */
export const outlivesSession = (name: string): boolean => isDraftName(name) || name.startsWith('intent')
