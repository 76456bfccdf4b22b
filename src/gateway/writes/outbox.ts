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

/** Nobody has so many at once; it is what keeps a queue from growing for hours. */
const MAX_ENTRIES = 20

/** A write that is on its way. Locks its key, so that nothing of the same key leaves beside it. */
export interface Flight {
  readonly key: string
}

const entries = new Map<string, OutboxEntry>()
const flights = new Map<string, Flight>()
/** The entries as a list, made anew with each change. */
const shown = createStore<readonly OutboxEntry[]>([])

const isResumable = ({ next, phase }: OutboxEntry): boolean =>
  next.kind === 'send' ? phase !== 'overtaken' : next.check !== undefined && phase !== 'not-done'

const tell = (): void => {
  const list = [...entries.values()]
  const resumable = list.filter(isResumable).length
  // What has a kept intent is found again by the next page; what it would send, such as a file, is not.
  const onlyHere = list.filter(
    ({ key, phase, next }) => phase !== 'not-done' && (next.kind === 'send' || !readRecord(key)),
  ).length
  const isBusy = list.some(({ key }) => flights.has(key))
  emitWaitingWrites({ count: list.length, resumable, onlyHere, isBusy, resume: resumeOutbox })
  shown.set(list)
}

/** The writes that wait, oldest first (section 4). */
export const outboxEntries = shown.get

/** Calls back on each change of the queue. @returns the undo */
export const onOutbox = shown.subscribe

/** Forgets everything; what is still on its way comes back to nobody. */
export const clearOutbox = (): void => {
  entries.clear()
  flights.clear()
  tell()
}

/** The oldest entry that may be forgotten to keep the bound; never one whose result is unknown. */
const makeRoom = (): void => {
  for (const entry of entries.values()) {
    if (entries.size < MAX_ENTRIES) return
    if (!isUnresolved(entry) && !flights.has(entry.key)) entries.delete(entry.key)
  }
}

/** Whether nothing more can leave before it is known how some of what left has ended. */
export const isOutboxFull = (): boolean =>
  flights.size + [...entries.values()].filter(isUnresolved).length >= MAX_ENTRIES

/**
 * Locks the key of a write that is about to leave. An earlier version of it that waits is replaced by this one.
 * @returns null when it must not leave: one is on its way, or it is not known yet whether the last one happened
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
 * Takes over what an earlier page, or another tab, has sent and nobody knows the end of.
 * @returns false when this page knows of it already
 */
export const adoptEntry = (entry: OutboxEntry): boolean => {
  if (entries.has(entry.key) || flights.has(entry.key)) return false
  entries.set(entry.key, entry)
  tell()
  return true
}

const land = (flight: Flight): boolean => flights.get(flight.key) === flight && flights.delete(flight.key)

/**
 * Ends what beginWrite began.
 * @param lost what waits now, if the answer was lost; dropped when the session has ended meanwhile
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
  if (!isLost(error)) return 'refused' // the gateway's words are shown by whoever hears of failed writes
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

/** Nothing is sent when somebody else has written since, nor when that can not be read. */
const resendAlone = async (next: Sendable, isOvertaken: () => Promise<boolean>): Promise<Outcome> => {
  const overtaken = await isOvertaken().catch(() => null)
  return overtaken === false ? resend(next) : { phase: overtaken ? 'overtaken' : 'waiting' }
}

/** Sends again only what is known not to be there. */
const resendAbsent = async (next: Sendable, { read }: ArrivalCheck): Promise<Outcome> => {
  const standing = await read().catch(() => 'unknown' as const)
  if (standing === 'arrived') return 'done'
  if (standing !== 'absent') return { phase: standing === 'other' ? 'overtaken' : 'unknown' }
  const outcome = await resend(next)
  return typeof outcome === 'string' ? outcome : { ...outcome, phase: 'unknown' } // this attempt may arrive, too
}

const outcomeOf = ({ next }: OutboxEntry, isDecided: boolean): Promise<Outcome> => {
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

/** Works on an entry, alone; its key is locked meanwhile. */
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
 * Does once what may be done about an entry: sends it, or reads whether it happened. Nothing while it is on its way.
 * @param isDecided the person has decided to send it although somebody else has written since
 */
export const resumeEntry = async (key: string, isDecided = false): Promise<void> => {
  const entry = entries.get(key)
  if (!entry || flights.has(key) || !(isResumable(entry) || isDecided)) return
  await work(entry, entry.next.kind === 'send' ? 'sending' : 'checking', () => outcomeOf(entry, isDecided))
}

/** Reads whether an entry has happened or arrived, and sends nothing. */
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

/** Takes an entry out: the person wants it no more, or has found out how it ended. */
export const removeEntry = (key: string): void => {
  entries.delete(key)
  dropRecord(key)
  tell()
}

// Nothing waits for a session that is over, nor for another student.
onSessionEnd(clearOutbox)
onOutboxOwner(clearOutbox)
