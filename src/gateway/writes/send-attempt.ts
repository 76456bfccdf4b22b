import { GatewayError, toGatewayError } from '../call/gateway-error.ts'
import { lockFailure } from '../call/lock-failure.ts'
import { requestLock } from './locks.ts'
import type { Precheck, WriteKind } from './write-kind.ts'
import { claimRecord, dropRecord, readRecord, storeRecord, touchRecord, type WriteRecord } from './write-record.ts'

/** Interval of updates to the write record, by which other tabs and the next page see that the write is in flight. */
const BEAT_MS = 10_000

/** Result of an attempt: sent and answered; failed after it may have been sent; or not sent, with the reason. */
export type Attempt =
  | { kind: 'answered' }
  | { kind: 'failed'; error: GatewayError }
  | { kind: 'held' }
  | { kind: 'withdrawn' }
  | { kind: 'unsent'; error: GatewayError }
  /** Not sent, because the browser cannot store the write record. */
  | { kind: 'unrecorded' }

/** Holds the key in all tabs while the action runs. Without Web Locks only the stored write record does. */
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
  /**
   * Reads whether the conditions that the user confirmed still hold. Called once no other tab can send; sends nothing
   * itself.
   */
  precheck: () => Promise<Precheck>
  /** Set when it moves money: it is not sent unless the write record is stored for the next page. */
  isMoney?: boolean | undefined
}

const exchange = async ({ key, id }: WriteRecord, { send, precheck, isMoney }: Once): Promise<Attempt> => {
  const allowed = await precheck().catch(toGatewayError)
  const kept = readRecord(key)
  // Another tab has removed it from its queue during the precheck. That tab showed it as not sent.
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
 * Sends a repeatable write that takes long, such as a file. Its record is stored before it is sent, so that another tab
 * or the next page can find out whether it arrived.
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
 * Sends a write of effect `once` as the only one of its key, across tabs and reloads. The write record is stored before
 * the first call, and its snapshot before the write is sent. The record stays when the write may have been sent; the
 * code that learns the outcome deletes it.
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

/** Sends a repeatable write if the conditions that the user confirmed still hold. */
const sendPrechecked = async (precheck: () => Promise<Precheck>, send: () => Promise<unknown>): Promise<Attempt> => {
  const allowed = await precheck().catch(toGatewayError)
  if (allowed === false) return { kind: 'withdrawn' }
  return allowed instanceof GatewayError && allowed.kind !== 'network'
    ? { kind: 'unsent', error: allowed }
    : sendAtOnce(send)
}

interface Sending {
  /** Content of the write record. The snapshot of a once-only write comes from its precheck. */
  facts: Parameters<typeof storeRecord>[0]
  send: () => Promise<unknown>
}

/** Sends a write once, claimed, prechecked or noted before according to its kind. Never rejects. */
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
