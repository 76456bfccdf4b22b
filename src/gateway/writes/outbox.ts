import { createStore } from '#shared/state/create-store.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { type GatewayError, toGatewayError } from '../call/gateway-error.ts'
import { onSessionEnd } from '../session/session.ts'
import {
  type ArrivalCheck,
  type CheckResult,
  failureType,
  isUnresolved,
  type Next,
  type OutboxEntry,
} from './outbox-entry.ts'
import { emitWaitingWrites, emitWriteDone, onOutboxOwner } from './outbox-facade.ts'
import { dropRecord, readRecord } from './write-record.ts'

/** Bounds the queue of a page that is open for hours. No user has as many entries at once. */
const MAX_ENTRIES = 20

/** An in-flight write. Holds the lock on its key so that no second write with the same key is sent. */
export interface Flight {
  readonly key: string
}

const entries = new Map<string, OutboxEntry>()
const flights = new Map<string, Flight>()
/** The entries as a list, recreated on each change. */
const shown = createStore<readonly OutboxEntry[]>([])

const isResumable = ({ next, phase }: OutboxEntry): boolean =>
  next.kind === 'send' ? phase !== 'overtaken' : next.check !== undefined && phase !== 'not-done'

const tell = (): void => {
  const list = [...entries.values()]
  const resumable = list.filter(isResumable).length
  // A write with a stored record is found again by the next page. The data to send it again, such as a file, is not.
  const onlyHere = list.filter(
    ({ key, phase, next }) => phase !== 'not-done' && (next.kind === 'send' || !readRecord(key)),
  ).length
  const isBusy = list.some(({ key }) => flights.has(key))
  emitWaitingWrites({ count: list.length, resumable, onlyHere, isBusy, resume: resumeOutbox })
  shown.set(list)
}

/** Returns the queued writes, oldest first (section 4). */
export const outboxEntries = shown.get

/** Subscribes to changes of the queue. @returns an unsubscribe function */
export const onOutbox = shown.subscribe

/** Clears the queue. Results of writes in flight are ignored. */
export const clearOutbox = (): void => {
  entries.clear()
  flights.clear()
  tell()
}

/** Drops the oldest entries to stay within the bound, but never one whose outcome is unknown. */
const makeRoom = (): void => {
  for (const entry of entries.values()) {
    if (entries.size < MAX_ENTRIES) return
    if (!isUnresolved(entry) && !flights.has(entry.key)) entries.delete(entry.key)
  }
}

/** Returns whether no write may be sent until the outcome of an earlier one is known. */
export const isOutboxFull = (): boolean =>
  flights.size + [...entries.values()].filter(isUnresolved).length >= MAX_ENTRIES

/**
 * Locks the key of a write that is about to be sent. It replaces a queued earlier version of the same write.
 * @returns null when it must not be sent: one is in flight, or the outcome of the last one is unknown
 */
export const beginWrite = (key: string): Flight | null => {
  const before = entries.get(key)
  if (flights.has(key) || (before && isUnresolved(before)) || isOutboxFull()) return null
  const flight = { key }
  flights.set(key, flight)
  entries.delete(key)
  tell()
  return flight
}

/**
 * Adopts a write whose outcome is unknown and that a previous page or another tab sent.
 * @returns false when this page already has it
 */
export const adoptEntry = (entry: OutboxEntry): boolean => {
  if (entries.has(entry.key) || flights.has(entry.key)) return false
  entries.set(entry.key, entry)
  tell()
  return true
}

const land = (flight: Flight): boolean => flights.get(flight.key) === flight && flights.delete(flight.key)

/**
 * Ends a write started by beginWrite.
 * @param lost entry to queue when the response was lost; dropped when the session has ended meanwhile
 */
export const endWrite = (flight: Flight, lost?: OutboxEntry): void => {
  if (!land(flight)) return
  if (lost) {
    makeRoom()
    entries.set(flight.key, lost)
  }
  tell()
}

type Outcome = Partial<OutboxEntry> | 'done' | 'refused'

const afterSend = (error: GatewayError, isLost: (error: GatewayError) => boolean): Outcome => {
  if (!isLost(error)) return 'refused' // a subscriber of failed writes shows the gateway's message
  markReported(error)
  return { phase: 'waiting', type: failureType(error) }
}

const check = async (ask: (() => Promise<CheckResult>) | undefined): Promise<Outcome> => {
  const result = (await ask?.().catch(() => undefined)) ?? 'unknown'
  return result === 'done' ? result : { phase: result }
}

type Sendable = Next & { kind: 'send' }

const resend = ({ send, isLost }: Sendable): Promise<Outcome> =>
  send().then(
    () => 'done',
    (cause: unknown) => afterSend(toGatewayError(cause), isLost),
  )

/** Sends again, unless another user or tab has written since or that cannot be read. */
const resendAlone = async (next: Sendable, isOvertaken: () => Promise<boolean>): Promise<Outcome> => {
  const overtaken = await isOvertaken().catch(() => null)
  return overtaken === false ? resend(next) : { phase: overtaken ? 'overtaken' : 'waiting' }
}

/** Sends again only if the write is known to be absent. */
const resendAbsent = async (next: Sendable, { read }: ArrivalCheck): Promise<Outcome> => {
  const standing = await read().catch(() => 'unknown' as const)
  if (standing === 'arrived') return 'done'
  if (standing !== 'absent') return { phase: standing === 'other' ? 'overtaken' : 'unknown' }
  const outcome = await resend(next)
  return typeof outcome === 'string' ? outcome : { ...outcome, phase: 'unknown' } // this attempt may have arrived too
}

/**
 * Sends an entry again, or reads whether it happened, as its `next` demands.
 * @param isDecided true when the user decided to send it although another user or tab has written since
 */
export const outcomeOf = ({ next }: Pick<OutboxEntry, 'next'>, isDecided: boolean): Promise<Outcome> => {
  if (next.kind === 'check') return check(next.check)
  if (next.arrival && !isDecided) return resendAbsent(next, next.arrival)
  return next.isOvertaken && !isDecided ? resendAlone(next, next.isOvertaken) : resend(next)
}

const apply = (entry: OutboxEntry, outcome: Outcome): void => {
  const { key } = entry
  const isKnown = outcome === 'done' || outcome === 'refused'
  if (isKnown || outcome.phase === 'not-done') dropRecord(key)
  if (isKnown) entries.delete(key)
  else if (entries.has(key)) entries.set(key, { ...entry, ...outcome })
}

/** Processes an entry while its key is locked. */
const work = async (
  entry: OutboxEntry,
  phase: OutboxEntry['phase'],
  outcomeOf: () => Promise<Outcome>,
): Promise<void> => {
  const { key, operation, label } = entry
  const flight = { key }
  flights.set(key, flight)
  entries.set(key, { ...entry, phase })
  tell()
  const outcome = await outcomeOf()
  if (!land(flight)) return
  apply(entry, outcome)
  tell()
  if (outcome === 'done') emitWriteDone({ key, operation, label })
}

/**
 * Resumes an entry once: sends it, or reads whether it happened. Does nothing while it is in flight.
 * @param isDecided true when the user decided to send it although another user or tab has written since
 */
export const resumeEntry = async (key: string, isDecided = false): Promise<void> => {
  const entry = entries.get(key)
  if (!entry || flights.has(key) || !(isResumable(entry) || isDecided)) return
  await work(entry, entry.next.kind === 'send' ? 'sending' : 'checking', () => outcomeOf(entry, isDecided))
}

/** Reads whether an entry happened or arrived. Sends nothing. */
export const checkEntry = async (key: string): Promise<void> => {
  const entry = entries.get(key)
  if (entry?.next.kind !== 'send') return resumeEntry(key)
  const { arrival } = entry.next
  if (!arrival || flights.has(key) || entry.phase === 'overtaken') return
  await work(entry, 'checking', async () => {
    const outcome = await check(arrival.check)
    return typeof outcome !== 'string' && outcome.phase === 'not-done' ? { phase: 'waiting' } : outcome
  })
}

const resumeOutbox = (): Promise<unknown> => Promise.all([...entries.keys()].map((key) => resumeEntry(key)))

/** Removes an entry that the user dismissed, or whose outcome the user found out. */
export const removeEntry = (key: string): void => {
  entries.delete(key)
  dropRecord(key)
  tell()
}

// The queue is dropped when the session ends or the owner changes.
onSessionEnd(clearOutbox)
onOutboxOwner(clearOutbox)
