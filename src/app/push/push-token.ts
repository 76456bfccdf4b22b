import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PUSH_TOKEN } from './push-token-name.ts'

/** Whose messages come to this device, and of which campus. */
export interface PushOwner {
  username: string
  /** Section 7: the college id plus .portalmhs. */
  topic: string
}

/** The token of this device with what it was subscribed to. */
export interface PushToken extends PushOwner {
  token: string
  /** The gateway has confirmed it. */
  isSubscribed: boolean
}

const isPushToken = (value: unknown): value is PushToken =>
  isRecord(value) &&
  ['username', 'topic', 'token'].every((name) => typeof value[name] === 'string' && value[name] !== '') &&
  typeof value['isSubscribed'] === 'boolean'

/** What is stored, or null; anything else than a token counts as absent. */
export const readPushToken = (): PushToken | null => {
  const stored = readJson(localStore, PUSH_TOKEN)
  return isPushToken(stored) ? stored : null
}

export const storePushToken = (token: PushToken): void => {
  localStore.set(PUSH_TOKEN, JSON.stringify(token))
}

export const removePushToken = (): void => localStore.remove(PUSH_TOKEN)

/** The topic of a campus (section 7). */
export const topicOf = (collegeId: string): string => `${collegeId}.portalmhs`
