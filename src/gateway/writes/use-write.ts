import type { TFunction } from 'i18next'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '#shared/state/clock.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { TEXT } from '../answer/error-message.ts'
import { hasOwnWords } from '../answer/is-foreign.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { type IsLost, isOpen, isStopped, nextByEffect, watchOthers } from './lost-write.ts'
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
import { type Attempt, sendByKind } from './send-attempt.ts'
import { useOutboxOwner } from './use-outbox-owner.ts'
import { checkRecord, entryOfRecord, usePendingRecords } from './use-pending-records.ts'
import type { WriteKind } from './write-kind.ts'
import { dropRecord, type RecordFacts, readRecord, touchRecord } from './write-record.ts'

interface Leaving<Variables> {
  flight: Flight
  variables: Variables
  others: ReturnType<typeof watchOthers>
  /** Snapshot of a repeatable write with an arrival check. */
  noted: unknown
}

interface Options<Variables> {
  /** Returns the label of the write in the screen's language, e.g. 'Simpan KRS'. */
  describe: (variables: Variables) => string
  kind: WriteKind<Variables>
  isLost?: IsLost | undefined
}

/** Outcome for the caller: confirmed, refused, stopped, or open (queued, being checked, or not sent). */
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
  /**
   * Sends the write. Does nothing while one is in flight or unresolved, and shows a message when the queue is full.
   * Never rejects.
   */
  send: (variables: Variables) => Promise<Outcome>
  /** True while a write of this operation is in flight. */
  isPending: boolean
  /** Keys of the writes that this component has in flight. */
  pending: ReadonlySet<string>
  /** The gateway's last refusal, to be shown in place. A lost response is not a refusal. */
  failure: GatewayError | null
  failedKey: string | null
  /** Queued writes of this operation, with any key. Show them instead of the button. */
  waiting: OutboxEntry[]
}

const UNAUTHORIZED = 401

/**
 * Returns why a write was not sent because its precheck failed: the portal's own message, the gateway's, or one by
 * error kind.
 */
const unsentWords = (error: GatewayError, t: TFunction<'ui'>): string => {
  const { kind, message, cause, status } = error
  if (kind === 'network') return t('ui:queue.unsent.network')
  if (kind === 'contract') return message === '' || message === TEXT.unknown ? t('ui:queue.unsent.contract') : message
  if (status === UNAUTHORIZED || (kind === 'server' && cause instanceof Error)) return message // own message: the session, a lock
  return hasOwnWords(error) && kind !== 'timeout' ? t('ui:queue.unsent', { why: message }) : t('ui:queue.unsent.server')
}

/**
 * Sends the writes of every screen (ADR 13): single flight, a refusal in place, a lost response into the outbox,
 * according to the effect in the contract. Effect `once` is never sent again: it is checked at once and with each 'Muat
 * Ulang', and stays locked until the check returns 'not-done' or the user removes it from the queue (write-kind.ts).
 * @param operation operationId of the contract
 * @param mutateAsync of the generated mutation hook, so that x-invalidates also applies to writes sent from the queue
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
    const isLost = (again: GatewayError) => isOpen(again, options.isLost)
    if (kind.kind === 'once') return checkRecord(ask, kept)
    if (arrival) {
      const now = () => readRecord(kept.key) ?? kept
      const send = () => {
        touchRecord(kept.key)
        return mutateAsync(variables)
      }
      return { kind: 'send', send, isLost, arrival: { read: () => arrival.read(now()), check: () => ask(now()) } }
    }
    return nextByEffect(effect, { send: () => mutateAsync(variables), isLost, ...others })
  }

  const refuse = (key: string, words: string): void =>
    setRefused({ key, failure: new GatewayError(words, { kind: 'client', operation }) })

  const fail = (leaving: Leaving<Variables>, error: GatewayError): Outcome => {
    const { flight, variables, noted } = leaving
    const { key } = flight
    const label = options.describe(variables)
    markReported(error)
    if (kind.kind === 'inPlace' || !isOpen(error, options.isLost)) {
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
      endWrite(flight) // the user may send it again as it is
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
