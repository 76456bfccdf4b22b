import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { closeNews, noteVisit, visitKey } from '#gateway/offline/keep-visits.ts'
import { ownPersisted } from '#gateway/offline/own-persisted.ts'
import { keepsPrivate } from '#gateway/offline/persist-choice.ts'
import { type PersistedOwner, readPersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { changedLists, type Digest, type Visits } from '#gateway/offline/visits.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { holdsSession } from '#gateway/session/session.ts'
import { canHash } from '#shared/browser/can-hash.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { createStore } from '#shared/state/create-store.ts'
import { wait } from '#shared/state/wait.ts'
import type { Angka } from '#shared/wire/readers.ts'
import { digestOf, listText } from './digest.ts'
import { isNewSince, LISTS, type ListName, type ReadList } from './lists.ts'

/** A list that changed since the last visit. */
export interface Kabar {
  name: ListName
  /** Number of entries published since; 0 when the list has no times of publication, or none is newer. */
  baru: number
}

/** Last visit of a student on this device, as far as this page knows it. */
export interface Kunjungan {
  idMahasiswa: string
  /** End of the last visit, in milliseconds since 1970; null on a first visit. */
  since: Angka
  kabar: readonly Kabar[]
}

/** null: nothing is stored; undefined: not known yet. */
export const kunjungan = createStore<Kunjungan | null | undefined>(undefined)

/** Longest wait in milliseconds: IndexedDB may hang, and the page is complete without it. */
const PATIENCE_MS = 500

/**
 * Returns the owner of the stored visits: the student that user_info confirmed. A response that this page received from
 * the gateway was requested after that confirmation.
 */
export const ownerOf = (idMahasiswa: string, isConfirmed: boolean): PersistedOwner | null => {
  const campus = readCampusConfig()?.college_id
  if (!canHash() || !holdsSession() || campus === undefined) return null
  if (isConfirmed) return ownPersisted({ campus, username: idMahasiswa, role: ROLE_MAHASISWA })
  const owner = readPersistedOwner()
  return owner?.campus === campus && owner.username === idMahasiswa && owner.role === ROLE_MAHASISWA ? owner : null
}

const signAll = async (key: CryptoKey, lists: readonly ReadList[], at: number): Promise<Record<string, Digest>> => {
  const digests = lists.map(async ({ name, facts, isOpen }): Promise<[string, Digest]> => {
    const mac = await digestOf(key, listText(name, facts))
    return [name, { mac, keep: LISTS[name], ...(isOpen !== undefined && { isOpen, readAt: at }) }]
  })
  return Object.fromEntries(await Promise.all(digests))
}

/** Returns the changes in lists: the number of new entries, or only that the list changed. */
const kabarOf = (visits: Visits, lists: readonly ReadList[], digests: Record<string, Digest>, at: number): Kabar[] => {
  const since = visits.before?.at
  if (since === undefined) return []
  const changed = changedLists(visits, digests)
  return lists.flatMap(({ name, moments = [] }) => {
    const baru = moments.filter((moment) => isNewSince(moment, since, at)).length
    return baru > 0 || changed.includes(name) ? [{ name, baru }] : []
  })
}

const tell = (idMahasiswa: string, since: Angka, lists: readonly ReadList[], kabar: readonly Kabar[]): void => {
  const known = kunjungan.get()
  const isSame = known?.idMahasiswa === idMahasiswa && known.since === since
  const others = isSame ? known.kabar.filter(({ name }) => !lists.some((list) => list.name === name)) : []
  const order = Object.keys(LISTS)
  const all = [...others, ...kabar].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  kunjungan.set({ idMahasiswa, since, kabar: all })
}

const note = async (idMahasiswa: string, lists: readonly ReadList[]): Promise<boolean> => {
  const at = campusNow() // time of reading, even if the rest takes long
  const owner = ownerOf(idMahasiswa, lists.length > 0)
  if (!owner) return false
  const kept = lists.filter(({ name }) => LISTS[name] === 'always' || keepsPrivate(owner))
  const key = await visitKey(owner)
  if (!key) return false
  const digests = await signAll(key, kept, at)
  const visits = await noteVisit(owner, at, digests)
  if (!visits) return false
  tell(idMahasiswa, visits.before?.at ?? null, lists, kabarOf(visits, kept, digests, at))
  return true
}

/** Marks visits as not stored when storage or key is missing, or the wait is too long; the page does not fail. */
const orNothing = async (told: Promise<boolean>): Promise<void> => {
  const isTold = await Promise.race([told.catch(() => false), wait(PATIENCE_MS).then(() => false)])
  if (!isTold && kunjungan.get() === undefined) kunjungan.set(null)
}

/**
 * Stores lists that this page fetched, and publishes what changed in them since the last visit. Never fails: without
 * storage nothing counts as new (ADR 28).
 * @param lists when empty, only the time of the last visit is published
 */
export const noteLists = (idMahasiswa: string, lists: readonly ReadList[]): Promise<void> =>
  orNothing(note(idMahasiswa, lists))

/** Marks all changes as seen, until something changes again. */
export const markSeen = async (idMahasiswa: string): Promise<void> => {
  const owner = ownerOf(idMahasiswa, false)
  const at = campusNow()
  kunjungan.set({ idMahasiswa, since: at, kabar: [] })
  // When storage fails, the next page shows the changes again: nothing is lost.
  if (owner) await closeNews(owner, at).catch(() => null)
}
