import { campusNow } from '#shared/campus/campus-clock.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { type HistoryMark, readHistoryMark } from './payment-history.ts'

/** One event of a payment: a request or a response. Holds no amounts, because it is persisted. */
export interface Jejak {
  /** Milliseconds since 1970 by the campus's clock; unique within the list. */
  at: number
  kind: (typeof KINDS)[number]
  /** Number of bills requested, or the gateway's code. */
  detail?: string
}

const KINDS = [
  'asked',
  'accepted',
  'refused',
  'lost',
  'processing',
  'none',
  'arrived',
  'cancelAsked',
  'cancelled',
] as const
/** Kinds after which 'none' adds no information. */
const IMPLY_NONE = new Set<Jejak['kind']>(['arrived', 'cancelled'])
const MAX_JEJAK = 20
const nameOf = (idMahasiswa: string): string => `jejak-pembayaran.${idMahasiswa}`

interface Stored {
  jejak: Jejak[]
  /** History mark from before the last payment watched here. Not used to decide about an order. */
  riwayat: HistoryMark | null
}

const EMPTY: Stored = { jejak: [], riwayat: null }
const changed = createEmitter<undefined>()
const seen = new Map<string, { text: string | null; value: Stored }>()

const isJejak = (value: unknown): value is Jejak =>
  isRecord(value) && typeof value['at'] === 'number' && KINDS.some((kind) => kind === value['kind'])

const parse = (name: string): Stored => {
  const value = readJson(localStore, name)
  if (!isRecord(value) || !Array.isArray(value['jejak'])) return EMPTY
  return { jejak: value['jejak'].filter(isJejak), riwayat: readHistoryMark(value['riwayat']) }
}

const read = (idMahasiswa: string): Stored => {
  const name = nameOf(idMahasiswa)
  const text = localStore.get(name)
  const known = seen.get(name)
  if (known?.text === text) return known.value
  const value = parse(name)
  seen.set(name, { text, value })
  return value
}

const write = (idMahasiswa: string, next: Stored): void => {
  localStore.set(nameOf(idMahasiswa), JSON.stringify(next))
  changed.emit(undefined)
}

/** Returns the latest payment events, oldest first, at most 20; a stable reference until they change. */
export const readJejak = (idMahasiswa: string): readonly Jejak[] => read(idMahasiswa).jejak

/** Kinds that repeated status reads produce. */
const READ = new Set<Jejak['kind']>(['none', 'processing', 'arrived'])

/** Returns whether a kind adds nothing after the last event. */
const isImplied = (kind: Jejak['kind'], last: Jejak['kind'] | undefined): boolean => {
  if (!READ.has(kind)) return false
  return last === kind || (kind === 'none' && last !== undefined && IMPLY_NONE.has(last))
}

/** Adds an event unless the last one implies it. */
export const addJejak = (idMahasiswa: string, kind: Jejak['kind'], detail?: string): void => {
  const { jejak, riwayat } = read(idMahasiswa)
  const last = jejak.at(-1)
  if (isImplied(kind, last?.kind)) return
  const at = Math.max(campusNow(), (last?.at ?? 0) + 1)
  const next: Jejak = { at, kind, ...(detail === undefined ? {} : { detail }) }
  write(idMahasiswa, { riwayat, jejak: [...jejak, next].slice(-MAX_JEJAK) })
}

/** Returns the history mark from before the last payment watched here; null when none was stored. */
export const riwayatBefore = (idMahasiswa: string): HistoryMark | null => read(idMahasiswa).riwayat

const isSame = (one: HistoryMark | null, other: HistoryMark): boolean =>
  one !== null && one.total === other.total && one.newest === other.newest

/**
 * Stores the payment history before a payment, so that a later check can see that it grew (section 4). The mark that
 * decides about an order is stored in its write record.
 */
export const noteRiwayat = (idMahasiswa: string, riwayat: HistoryMark): void => {
  if (!isSame(riwayatBefore(idMahasiswa), riwayat)) write(idMahasiswa, { ...read(idMahasiswa), riwayat })
}

/** Subscribes to changes made here or in another tab. @returns an unsubscribe function */
export const onJejak = (listener: () => void): (() => void) => {
  const unsubscribe = changed.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}
