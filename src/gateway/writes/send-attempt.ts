import { GatewayError, toGatewayError } from '../call/gateway-error.ts'
import { lockFailure } from '../call/lock-failure.ts'
import { requestLock } from './locks.ts'
import type { Precheck, WriteKind } from './write-kind.ts'
import { claimRecord, dropRecord, readRecord, storeRecord, touchRecord, type WriteRecord } from './write-record.ts'

/** While it is on its way another tab, or the next page, sees that the write is alive. */
const BEAT_MS = 10_000

/** How an attempt ended: sent and answered; failed after it may have left; or nothing was sent, and why. */
export type Attempt =
  | { kind: 'answered' }
  | { kind: 'failed'; error: GatewayError }
  | { kind: 'held' }
  | { kind: 'withdrawn' }
  | { kind: 'unsent'; error: GatewayError }
  /** Not sent: the browser cannot store that it was. */
  | { kind: 'unrecorded' }

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
  precheck: () => Promise<Precheck>
  /** It moves money: nothing is sent that the next page would not know of. */
  isMoney?: boolean | undefined
}

const exchange = async ({ key, id }: WriteRecord, { send, precheck, isMoney }: Once): Promise<Attempt> => {
  const allowed = await precheck().catch(toGatewayError)
  const kept = readRecord(key)
  // Somebody took it out of the queue of another tab while this one asked: they saw that nothing has left.
  if (kept?.id !== id) return kept ? { kind: 'held' } : { kind: 'withdrawn' }
  if (allowed === false || allowed instanceof GatewayError) {
    dropRecord(key)
    return allowed ? { kind: 'unsent', error: allowed } : { kind: 'withdrawn' }
  }
  const isStored = touchRecord(key, { sent: true, snapshot: allowed === true ? null : allowed.snapshot })
  if (isMoney && !isStored) {
    dropRecord(key)
    return { kind: 'unrecorded' }
  }
  const error = await send().then(() => null, toGatewayError)
  touchRecord(key)
  return error ? { kind: 'failed', error } : { kind: 'answered' }
}

/**
 * Sends a write that may be sent again and takes its time, such as a file: noted before it is sent, so that another tab, or
 * the next page, finds out whether it arrived.
 */
const sendNoted = async (facts: Parameters<typeof storeRecord>[0], send: () => Promise<unknown>): Promise<Attempt> => {
  storeRecord(facts)
  const beat = setInterval(() => touchRecord(facts.key), BEAT_MS)
  const error = await send()
    .then(() => null, toGatewayError)
    .finally(() => clearInterval(beat))
  touchRecord(facts.key)
  return error ? { kind: 'failed', error } : { kind: 'answered' }
}

const exchangeAlive = async (intent: WriteRecord, once: Once): Promise<Attempt> => {
  const beat = setInterval(() => touchRecord(intent.key), BEAT_MS)
  return exchange(intent, once).finally(() => clearInterval(beat))
}

/**
 * Sends a write of effect `once` as the only one of its key in every tab and over every reload: the intent
 * is written down before the first call, and what its check compares with before it leaves. It stays when the write may
 * have left: whoever learns how it ended drops it.
 */
export const sendOnce = (facts: Pick<WriteRecord, 'key' | 'operation' | 'label'>, once: Once): Promise<Attempt> =>
  whileHeld(facts.key, async () => {
    const intent = await claimRecord(facts).catch(
      (cause: unknown) => lockFailure(cause, facts.operation) ?? toGatewayError(cause),
    )
    if (intent instanceof GatewayError) return { kind: 'unsent', error: intent }
    return intent ? exchangeAlive(intent, once) : { kind: 'held' }
  })

const sendAtOnce = (send: () => Promise<unknown>): Promise<Attempt> =>
  send().then(
    () => ({ kind: 'answered' }),
    (cause: unknown) => ({ kind: 'failed', error: toGatewayError(cause) }),
  )

/** Sends a write that may be sent again, once what the person confirmed still holds. */
const sendPrechecked = async (precheck: () => Promise<Precheck>, send: () => Promise<unknown>): Promise<Attempt> => {
  const allowed = await precheck().catch(toGatewayError)
  if (allowed === false) return { kind: 'withdrawn' }
  return allowed instanceof GatewayError && allowed.kind !== 'network'
    ? { kind: 'unsent', error: allowed }
    : sendAtOnce(send)
}

interface Sending {
  /** What is noted of it on the device; the snapshot of a once-only write comes from its precheck. */
  facts: Parameters<typeof storeRecord>[0]
  send: () => Promise<unknown>
}

/** Sends a write once, as its kind wants it: claimed, prechecked or noted before. Never rejects. */
export const sendByKind = <Variables>(
  kind: WriteKind<Variables>,
  variables: Variables,
  { facts: { snapshot, ...facts }, send }: Sending,
): Promise<Attempt> => {
  if (kind.kind === 'inPlace') return sendAtOnce(send)
  const precheck = async (): Promise<Precheck> => (await kind.precheck?.(variables)) ?? true
  if (kind.kind === 'once') return sendOnce(facts, { send, precheck, isMoney: kind.isMoney })
  if (kind.kind === 'repeatable' && kind.arrival) return sendNoted({ ...facts, snapshot }, send)
  return sendPrechecked(precheck, send)
}
