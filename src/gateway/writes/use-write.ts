import { CancelledError } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '#shared/state/clock.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { TEXT } from '../answer/error-message.ts'
import { hasOwnWords, isForeign } from '../answer/is-foreign.ts'
import { GatewayError } from '../call/gateway-error.ts'
import {
  beginWrite,
  checkEntry,
  endWrite,
  type Flight,
  isOutboxFull,
  onOutbox,
  outboxEntries,
  resumeEntry,
} from './outbox.ts'
import { failureType, type Next, type OutboxEntry, writeKey } from './outbox-entry.ts'
import { isPassing } from './outbox-reads.ts'
import { type Attempt, sendByKind } from './send-attempt.ts'
import { useOutboxOwner } from './use-outbox-owner.ts'
import { checkRecord, entryOfRecord, usePendingRecords } from './use-pending-records.ts'
import type { WriteKind } from './write-kind.ts'
import { dropRecord, type RecordFacts, readRecord, touchRecord } from './write-record.ts'

interface Leaving<Variables> {
  flight: Flight
  variables: Variables
  others: ReturnType<typeof watchOthers>
  /** What was noted of it. */
  noted: unknown
}

/** Writes of the contract that may be sent again as they are (x-effect). Any other word means: never. */
const MAY_BE_SENT_AGAIN = new Set<string | undefined>(['safe', 'idempotent'])

interface Options<Variables> {
  /** What the person calls it, in the language of the screen: 'Simpan KRS'. */
  describe: (variables: Variables) => string
  kind: WriteKind<Variables>
  /** Further failures that leave the result open: a balance claim any 5xx, an upload any failure (section 8). */
  isLost?: ((error: GatewayError) => boolean) | undefined
}

/** How a write ended for whoever sent it: confirmed, refused, stopped, or neither (it waits, is checked, or never left). */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; failure: GatewayError }
  | { kind: 'stopped' }
  | { kind: 'open' }
  /** Nothing was sent: the queue is full, or the same write is in flight or unresolved. */
  | { kind: 'unsent' }

const OPEN: Outcome = { kind: 'open' }
const UNSENT: Outcome = { kind: 'unsent' }

interface Write<Variables> {
  /** Sends it; does nothing while one is on its way or its result is unknown, and says so when too much waits. Never rejects. */
  send: (variables: Variables) => Promise<Outcome>
  /** Something of this operation is in flight. */
  isPending: boolean
  /** Keys of the writes that are in flight from here. */
  pending: ReadonlySet<string>
  /** The gateway's last refusal, to be shown in place; lost answers are no refusal. */
  failure: GatewayError | null
  /** Key of the write that was refused. */
  failedKey: string | null
  /** What waits of this operation, of every key: say so in place of the button. */
  waiting: OutboxEntry[]
}

/** Anything on the way may say it, in words like the gateway's; of what may happen only once it proves nothing. */
const UNAVAILABLE = 503

/** To a write of effect `once` an answer that can not be read says nothing either. */
const isOpenOnce = ({ kind, status, effect }: GatewayError): boolean =>
  effect === 'once' && (kind === 'contract' || status === UNAVAILABLE)

/** A person stopped it on its way: nobody knows whether all of it had arrived. */
const isStopped = ({ cause }: GatewayError): boolean => cause instanceof CancelledError

/** Whether it is open if the write happened. */
const isOpen = <Variables>(error: GatewayError, { isLost }: Options<Variables>): boolean =>
  isPassing(error) || isStopped(error) || isForeign(error) || isOpenOnce(error) || isLost?.(error) === true

/** Makes what asks whether somebody else has written since: neither what was shown nor what this write makes stands there. */
const watchOthers = <Variables>(kind: WriteKind<Variables>, variables: Variables) => {
  if (kind.kind !== 'replacing') return {}
  const { replaced } = kind
  const own = [replaced.shown(variables), replaced.after(variables)].map((one) => JSON.stringify(one))
  return { isOvertaken: async () => !own.includes(JSON.stringify(await replaced.read(variables))) }
}

const UNAUTHORIZED = 401

/** Why a write was not sent, since what is read before could not be read: in words of ours, of the gateway, or by the kind of it. */
const unsentWords = (error: GatewayError, t: TFunction<'ui'>): string => {
  const { kind, message, cause, status } = error
  if (kind === 'network') return t('ui:queue.unsent.network')
  if (kind === 'contract') return message === '' || message === TEXT.unknown ? t('ui:queue.unsent.contract') : message
  if (status === UNAUTHORIZED || (kind === 'server' && cause instanceof Error)) return message // ours: the session, a lock
  return hasOwnWords(error) && kind !== 'timeout' ? t('ui:queue.unsent', { why: message }) : t('ui:queue.unsent.server')
}

/**
 * The way in which every screen writes (ADR 13): single flight, the refusal in place, a lost answer into
 * the outbox, by the effect that the contract states. Effect `once` is never sent again: it is checked at once and with
 * each 'Muat Ulang', and stays locked until the check says 'not-done' or the person takes it out of the queue
 * (write-kind.ts).
 * @param operation operationId of the contract
 * @param mutateAsync of the generated mutation hook, so that x-invalidates holds for what is sent from the queue too
 */
export const useWrite = <Variables>(
  operation: string,
  mutateAsync: (variables: Variables) => Promise<unknown>,
  options: Options<Variables>,
): Write<Variables> => {
  useOutboxOwner()
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<{ key: string; failure: GatewayError } | null>(null)
  const waiting = useSyncExternalStore(onOutbox, outboxEntries).filter((entry) => entry.operation === operation)

  const { kind } = options
  const arrival = kind.kind === 'repeatable' ? kind.arrival : undefined
  const known = kind.kind === 'once' ? kind.check : arrival?.check
  const ask = usePendingRecords(known ? { [operation]: known } : {}, arrival ? [operation] : [])

  const nextOf = ({ variables, others }: Leaving<Variables>, { effect }: GatewayError, kept: RecordFacts): Next => {
    const isLost = (again: GatewayError) => isOpen(again, options)
    if (kind.kind === 'once') return checkRecord(ask, kept)
    if (arrival) {
      const now = () => readRecord(kept.key) ?? kept
      const send = () => {
        touchRecord(kept.key)
        return mutateAsync(variables)
      }
      return { kind: 'send', send, isLost, arrival: { read: () => arrival.read(now()), check: () => ask(now()) } }
    }
    return MAY_BE_SENT_AGAIN.has(effect)
      ? { kind: 'send', send: () => mutateAsync(variables), isLost, ...others }
      : { kind: 'check', check: undefined }
  }

  const refuse = (key: string, words: string): void =>
    setRefused({ key, failure: new GatewayError(words, { kind: 'client', operation }) })

  const fail = (leaving: Leaving<Variables>, error: GatewayError): Outcome => {
    const { flight, variables, noted } = leaving
    const { key } = flight
    const label = options.describe(variables)
    markReported(error)
    if (kind.kind === 'inPlace' || !isOpen(error, options)) {
      endWrite(flight)
      dropRecord(key)
      setRefused({ key, failure: error })
      return { kind: 'refused', failure: error }
    }
    const since = now().getTime()
    const kept = readRecord(key) ?? { key, operation, since, sent: true, snapshot: noted }
    const next = nextOf(leaving, error, kept)
    const phase = next.kind === 'send' && !next.arrival ? 'waiting' : 'unknown'
    endWrite(flight, { key, operation, payload: variables, label, type: failureType(error), since, phase, next })
    if (phase === 'unknown') void checkEntry(key)
    return OPEN
  }

  const end = (leaving: Leaving<Variables>, attempt: Attempt): Outcome => {
    const { flight, variables } = leaving
    const { key } = flight
    if (attempt.kind === 'failed' && isStopped(attempt.error) && kind.kind !== 'once') {
      endWrite(flight) // it may be sent again as it is, when the person wants to
      dropRecord(key)
      return { kind: 'stopped' }
    }
    if (attempt.kind === 'failed') return fail(leaving, attempt.error)
    if (attempt.kind === 'held') {
      const label = options.describe(variables)
      const since = now().getTime()
      const kept = readRecord(key) ?? { key, operation, label, since, sent: true, snapshot: null }
      endWrite(flight, entryOfRecord(kept, ask))
      void resumeEntry(key)
      return OPEN
    }
    endWrite(flight)
    if (attempt.kind === 'unsent') {
      const { error } = attempt
      markReported(error)
      refuse(key, unsentWords(error, t))
    }
    if (attempt.kind === 'unrecorded') refuse(key, t('ui:queue.unrecorded'))
    if (attempt.kind !== 'answered') return OPEN
    dropRecord(key)
    return { kind: 'done' }
  }

  const send = async (variables: Variables): Promise<Outcome> => {
    const key = writeKey(operation, variables)
    const flight = beginWrite(key)
    if (!flight) {
      if (isOutboxFull()) refuse(key, t('ui:queue.full'))
      return UNSENT
    }
    const noted = arrival?.note(variables) ?? null
    const leaving = { flight, variables, others: watchOthers(kind, variables), noted }
    setPending((keys) => new Set(keys).add(key))
    setRefused(null)
    const facts = { key, operation, label: options.describe(variables), snapshot: noted }
    const attempt = await sendByKind(kind, variables, { facts, send: () => mutateAsync(variables) })
    setPending((keys) => new Set([...keys].filter((one) => one !== key)))
    return end(leaving, attempt)
  }
  const { failure = null, key: failedKey = null } = refused ?? {}
  return { send, isPending: pending.size > 0, pending, failure, failedKey, waiting }
}
