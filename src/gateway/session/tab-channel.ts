import { storedKey } from '#shared/storage/browser-storage.ts'
import type { AccessToken } from './token/access-token-type.ts'
import type { StoredSession } from './token/token-store.ts'

/** Prefixed like the stored names, so that a demo on the same address never sends its tokens to the real portal. */
const CHANNEL = 'session'
/** A busy phone handles its messages late. The asking tab holds the lock meanwhile. */
const ANSWER_MS = 1000

interface Asked {
  kind: 'asked'
  session: string
  generation: number
}
interface Told {
  kind: 'told'
  token: string
  session: string
  generation: number
  /** Milliseconds until the token is stale, below 0 for a refused one. Relative, because the clocks of tabs differ. */
  freshMs: number
}

let held: () => AccessToken | null = () => null
/** Token that the winner of a refresh sent before it released the lock. A busy tab would answer a question too late. */
let told: AccessToken | null = null
let opened: BroadcastChannel | null = null

const tell = (channel: BroadcastChannel, { token, session, generation, staleAt }: AccessToken): void => {
  const freshMs = staleAt - performance.now()
  channel.postMessage({ kind: 'told', token, session, generation, freshMs } satisfies Told)
}

const isOf = (token: Pick<AccessToken, 'session' | 'generation'>, id: string, generation: number): boolean =>
  token.session === id && token.generation === generation

const answer = (channel: BroadcastChannel, { session, generation }: Asked): void => {
  const own = held()
  if (own && isOf(own, session, generation)) tell(channel, own)
}

const toToken = ({ token, session, generation, freshMs }: Told): AccessToken => ({
  token,
  session,
  generation,
  staleAt: performance.now() + freshMs,
  told: true,
})

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(storedKey(CHANNEL))
  } catch {
    return null // no BroadcastChannel, or the site's data is blocked: then no tab has a session to share
  }
}

/**
 * Opens the channel with the first session of a page, not on import: an open channel would keep a build from ending.
 */
const channelOf = (): BroadcastChannel | null => {
  if (opened) return opened
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<Asked | Told>) => {
    if (data.kind === 'asked') answer(channel, data)
    else if (told?.session !== data.session || data.generation > told.generation) told = toToken(data)
  })
  opened = channel
  return channel
}

/** Answers other tabs with the current token of this tab. */
export const answerTabsWith = (read: () => AccessToken | null): void => {
  held = read
  channelOf()
}

/**
 * Sends a new token to the other tabs. Called inside the lock, so that it arrives before the next tab gets the lock.
 */
export const postToTabs = (token: AccessToken): void => {
  const channel = channelOf()
  if (channel) tell(channel, token)
}

/** Drops the token received from another tab, because the session has ended. */
export const forgetPosted = (): void => {
  told = null
}

/**
 * Requests the access token of a session's generation from the other tabs: the losing tab of a refresh adopts the
 * winner's token instead of sending a request to the gateway.
 * @returns the token, which may be stale, or null when no tab answered in time
 */
export const requestTokenFromTabs = ({ id, generation }: StoredSession): Promise<AccessToken | null> => {
  const channel = channelOf()
  if (told && isOf(told, id, generation)) return Promise.resolve(told)
  if (!channel) return Promise.resolve(null)
  return new Promise((resolve) => {
    const finish = (token: AccessToken | null) => {
      channel.removeEventListener('message', heard)
      clearTimeout(timer)
      resolve(token)
    }
    const heard = ({ data }: MessageEvent<Asked | Told>) => {
      if (data.kind === 'told' && isOf(data, id, generation)) finish(toToken(data))
    }
    const timer = setTimeout(() => finish(null), ANSWER_MS)
    channel.addEventListener('message', heard)
    channel.postMessage({ kind: 'asked', session: id, generation } satisfies Asked)
  })
}
