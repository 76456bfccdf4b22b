import { type GatewayError, toGatewayError } from './gateway-error.ts'
import { claimIntent, dropIntent, type Intent, touchIntent } from './intent.ts'
import { requestLock } from './locks.ts'

/** While it is on its way another tab, or the next page, sees that the write is alive. */
const BEAT_MS = 10_000

/** How an attempt ended: sent and answered; failed after it may have left; or nothing was sent, and why. */
export type Attempt =
  | { kind: 'answered' }
  | { kind: 'failed'; error: GatewayError }
  | { kind: 'held' }
  | { kind: 'withdrawn' }
  | { kind: 'unsent'; error: GatewayError }

/** Holds the key in all tabs for as long as the action lasts; without Web Locks the kept intent alone does. */
const whileHeld = (key: string, action: () => Promise<Attempt>): Promise<Attempt> => {
  const held: Attempt = { kind: 'held' }
  return requestLock(`write.${key}`, {
    ifAvailable: true,
    action: async (lock) => (lock ? action() : held),
    without: action,
  })
}

interface Once {
  send: () => Promise<unknown>
  /** Asked when nobody else can send any more: whether what the person confirmed still holds. Sends nothing. */
  mayLeave: () => Promise<boolean>
}

const exchange = async (key: string, { send, mayLeave }: Once): Promise<Attempt> => {
  const allowed = await mayLeave().catch(toGatewayError)
  if (allowed !== true) {
    dropIntent(key)
    return allowed ? { kind: 'unsent', error: allowed } : { kind: 'withdrawn' }
  }
  touchIntent(key)
  const beat = setInterval(() => touchIntent(key), BEAT_MS)
  const error = await send().then(() => null, toGatewayError)
  clearInterval(beat)
  touchIntent(key)
  return error ? { kind: 'failed', error } : { kind: 'answered' }
}

/**
 * Sends a write of effect `once` as the only one of its key in every tab and over every reload (trust.md, 8): the intent
 * is written down before the first call. It stays when the write may have left: whoever learns how it ended drops it.
 */
export const leaveOnce = (facts: Pick<Intent, 'key' | 'operation' | 'label'>, once: Once): Promise<Attempt> =>
  whileHeld(facts.key, async () => ((await claimIntent(facts)) ? exchange(facts.key, once) : { kind: 'held' }))
