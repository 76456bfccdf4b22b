import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PUSH_TOKEN } from './push-token-name.ts'

/** The user and campus whose messages this device receives. */
export interface PushOwner {
  username: string
  /** Section 7: the college id plus .portalmhs. */
  topic: string
}

/** The token of this device with its subscription. */
export interface PushToken extends PushOwner {
  token: string
  /** True when the gateway has confirmed it. */
  isSubscribed: boolean
}

const isPushToken = (value: unknown): value is PushToken =>
  isRecord(value) &&
  ['username', 'topic', 'token'].every((name) => typeof value[name] === 'string' && value[name] !== '') &&
  typeof value['isSubscribed'] === 'boolean'

/** Returns the stored token, or null; anything invalid counts as absent. */
export const readPushToken = (): PushToken | null => {
  const stored = readJson(localStore, PUSH_TOKEN)
  return isPushToken(stored) ? stored : null
}

export const storePushToken = (token: PushToken): void => {
  localStore.set(PUSH_TOKEN, JSON.stringify(token))
}

export const removePushToken = (): void => localStore.remove(PUSH_TOKEN)

/** Returns the topic of a campus (section 7). */
export const topicOf = (collegeId: string): string => `${collegeId}.portalmhs`
