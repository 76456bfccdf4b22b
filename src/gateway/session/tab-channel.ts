import type { AccessToken } from './access-token-type.ts'

const CHANNEL = 'portal.session'
const ANSWER_MS = 250

interface Asked {
  kind: 'asked'
  generation: number
}
interface Told {
  kind: 'told'
  token: string
  generation: number
  /** Milliseconds that the token stays fresh; clocks of tabs are not compared. */
  freshMs: number
}

let held: () => AccessToken | null = () => null
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
const channel = open()

const tell = (token: AccessToken) =>
  channel?.postMessage({
    kind: 'told',
    token: token.token,
    generation: token.generation,
    freshMs: token.staleAt - performance.now(),
  } satisfies Told)

channel?.addEventListener('message', ({ data }: MessageEvent<Asked | Told>) => {
  const own = held()
  if (data.kind === 'asked' && own && own.generation >= data.generation) tell(own)
})

/** Answers other tabs with the token that this tab holds. */
export const answerTabsWith = (read: () => AccessToken | null): void => {
  held = read
}

/**
 * Asks the other tabs for an access token of at least this generation: the losing tab of a refresh adopts the
 * winner's token instead of asking the gateway again.
 * @returns the token, or null when no tab answered in time
 */
export const askTabs = (generation: number): Promise<AccessToken | null> => {
  if (!channel) return Promise.resolve(null)
  return new Promise((resolve) => {
    const finish = (token: AccessToken | null) => {
      channel.removeEventListener('message', heard)
      clearTimeout(timer)
      resolve(token)
    }
    const heard = ({ data }: MessageEvent<Asked | Told>) => {
      if (data.kind !== 'told' || data.generation < generation) return
      finish({ token: data.token, generation: data.generation, staleAt: performance.now() + data.freshMs })
    }
    const timer = setTimeout(() => finish(null), ANSWER_MS)
    channel.addEventListener('message', heard)
    channel.postMessage({ kind: 'asked', generation } satisfies Asked)
  })
}
