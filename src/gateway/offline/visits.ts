import { isRecord } from '#shared/text/is-record.ts'
import type { Keep } from './persisted-answers.ts'
import { ownerKey, type PersistedOwner } from './persisted-owner.ts'

/** A visit ends after this long without the student (milliseconds). */
const APART_MS = 1_800_000

/** Fingerprint by which a whole list is recognized, without storing its content. */
export interface Digest {
  mac: string
  keep: Keep
  /** Set when the list holds an undecided request. */
  isOpen?: boolean
  /** Moment at which the list was fetched, in milliseconds since 1970; only for lists of requests. */
  readAt?: number
}

/** Digests by the name of their list. */
export type Digests = Readonly<Record<string, Digest>>

/** End of a visit, in milliseconds since 1970, with the digests of the lists at that time. */
export interface Visit {
  at: number
  digests: Digests
}

/** The current visit, and the state at the end of the previous one; null on the first visit. */
export interface Visits {
  before: Visit | null
  now: Visit
}

/** Stored visits of one owner. The key signs lists and is not extractable. */
export interface VisitRecord {
  mark: string
  key: CryptoKey
  visits: Visits | null
}

/** Returns the storage name of an owner's visits, stored next to the responses. */
export const visitsName = (owner: PersistedOwner): string => `${ownerKey(owner)} visits`

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  isRecord(value['digests']) &&
  Object.values(value['digests']).every((one) => isRecord(one) && typeof one['mac'] === 'string')

const isVisits = (value: unknown): value is Visits =>
  isRecord(value) && isVisit(value['now']) && (value['before'] === null || isVisit(value['before']))

/**
 * Parses the stored visits of an owner.
 * @returns null when the record belongs to another owner or session, or is unreadable
 */
export const visitsIn = (value: unknown, { mark }: PersistedOwner): VisitRecord | null => {
  if (!isRecord(value) || value['mark'] !== mark || !(value['key'] instanceof CryptoKey)) return null
  return { mark, key: value['key'], visits: isVisits(value['visits']) ? value['visits'] : null }
}

/**
 * Returns the visits after lists were fetched. The first fetch after a pause starts a new visit. A list that is not
 * fetched during a visit keeps its last digest, so that the next fetch still detects the change.
 * @param at by the campus's clock: a correction, in either direction, at most ends a visit too early
 */
export const turnVisits = (visits: Visits | null, at: number, digests: Digests): Visits => {
  if (!visits) return { before: null, now: { at, digests } }
  const { before, now } = visits
  const isSame = Math.abs(at - now.at) < APART_MS
  return { before: isSame ? before : now, now: { at, digests: { ...now.digests, ...digests } } }
}

/** Marks all news as seen: the current state becomes the state to compare with. */
export const seenVisits = ({ now }: Visits, at: number): Visits => ({ before: { ...now, at }, now: { ...now, at } })

const withoutChosen = ({ at, digests }: Visit): Visit => ({
  at,
  digests: Object.fromEntries(Object.entries(digests).filter(([, { keep }]) => keep !== 'chosen')),
})

/** Returns the visits without the digests that are stored only by choice. */
export const publicVisits = ({ before, now }: Visits): Visits => ({
  before: before && withoutChosen(before),
  now: withoutChosen(now),
})

/** Returns the names of the lists that have changed. A list without an earlier digest counts as unchanged. */
export const changedLists = ({ before }: Visits, digests: Digests): string[] =>
  Object.entries(digests).flatMap(([name, { mac }]) => {
    const known = before?.digests[name]
    return known && known.mac !== mac ? [name] : []
  })

/**
 * Returns the names of the lists that hold an undecided request and were not fetched recently.
 * @param at now, in milliseconds since 1970, by the same clock as the visits
 * @param apartMs a list that was fetched less than this ago is left out
 */
export const openLists = ({ now }: Visits, at: number, apartMs: number): string[] =>
  Object.entries(now.digests).flatMap(([name, { isOpen, readAt }]) =>
    isOpen === true && Math.abs(at - (readAt ?? 0)) >= apartMs ? [name] : [],
  )
