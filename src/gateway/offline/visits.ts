import { isRecord } from '#shared/text/is-record.ts'
import type { Keep } from './persisted-answers.ts'
import { ownerKey, type PersistedOwner } from './persisted-owner.ts'

/** A visit is over when this student has not been here for so long (milliseconds). */
const APART_MS = 1_800_000

/** By what a whole list is known again, and nothing of it is kept. */
export interface Digest {
  mac: string
  keep: Keep
  /** The list holds a request that nobody has decided yet. */
  isOpen?: boolean
  /** Moment at which the list was read, in milliseconds since 1970; only of lists of requests. */
  readAt?: number
}

/** Digests by the name of their list. */
export type Digests = Readonly<Record<string, Digest>>

/** When a student was here last, in milliseconds since 1970, and the lists as they were. */
export interface Visit {
  at: number
  digests: Digests
}

/** The visit that goes on, and how it was when the one before it ended; null on the first one. */
export interface Visits {
  before: Visit | null
  now: Visit
}

/** What is kept of the visits of one owner. The key signs lists; it can not be taken out of the browser. */
export interface VisitRecord {
  mark: string
  key: CryptoKey
  visits: Visits | null
}

/** Under which name the visits of an owner are kept, beside the answers. */
export const visitsName = (owner: PersistedOwner): string => `${ownerKey(owner)} visits`

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  isRecord(value['digests']) &&
  Object.values(value['digests']).every((one) => isRecord(one) && typeof one['mac'] === 'string')

const isVisits = (value: unknown): value is Visits =>
  isRecord(value) && isVisit(value['now']) && (value['before'] === null || isVisit(value['before']))

/**
 * What IndexedDB holds of the visits of an owner.
 * @returns null when it was written for somebody else or another session, or can not be read
 */
export const visitsIn = (value: unknown, { mark }: PersistedOwner): VisitRecord | null => {
  if (!isRecord(value) || value['mark'] !== mark || !(value['key'] instanceof CryptoKey)) return null
  return { mark, key: value['key'], visits: isVisits(value['visits']) ? value['visits'] : null }
}

/**
 * The visits after lists were read. The first reading after a while begins a new visit. A list that is not read in a visit
 * stays as it was read last, so that its change is still seen by the next one.
 * @param at by the campus's clock: a correction, in either direction, at most ends a visit too early
 */
export const turnVisits = (visits: Visits | null, at: number, digests: Digests): Visits => {
  if (!visits) return { before: null, now: { at, digests } }
  const { before, now } = visits
  const isSame = Math.abs(at - now.at) < APART_MS
  return { before: isSame ? before : now, now: { at, digests: { ...now.digests, ...digests } } }
}

/** The student has seen what is new: from now on that is how it was before. */
export const seenVisits = ({ now }: Visits, at: number): Visits => ({ before: { ...now, at }, now: { ...now, at } })

const withoutChosen = ({ at, digests }: Visit): Visit => ({
  at,
  digests: Object.fromEntries(Object.entries(digests).filter(([, { keep }]) => keep !== 'chosen')),
})

/** The visits without anything that is kept by choice only. */
export const publicVisits = ({ before, now }: Visits): Visits => ({
  before: before && withoutChosen(before),
  now: withoutChosen(now),
})

/** Names of the lists that are not as they were. One that was not known before is no change. */
export const changedLists = ({ before }: Visits, digests: Digests): string[] =>
  Object.entries(digests).flatMap(([name, { mac }]) => {
    const known = before?.digests[name]
    return known && known.mac !== mac ? [name] : []
  })

/**
 * Names of the lists that hold an undecided request and were not read for a while.
 * @param at now, in milliseconds since 1970 as the moments of the visits
 * @param apartMs a list that was read less than this ago is left out
 */
export const openLists = ({ now }: Visits, at: number, apartMs: number): string[] =>
  Object.entries(now.digests).flatMap(([name, { isOpen, readAt }]) =>
    isOpen === true && Math.abs(at - (readAt ?? 0)) >= apartMs ? [name] : [],
  )
