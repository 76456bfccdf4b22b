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

/** A list with news. */
export interface Kabar {
  name: ListName
  /** How many entries were published since; 0 where the list says no moments, or they are none. */
  baru: number
}

/** What this page knows of the last visit of a student on this device. */
export interface Kunjungan {
  idMahasiswa: string
  /** When it ended, in milliseconds since 1970; null on a first visit. */
  since: Angka
  kabar: readonly Kabar[]
}

/** null: nothing is kept here; undefined: not known yet. */
export const kunjungan = createStore<Kunjungan | null | undefined>(undefined)

/** IndexedDB may hang; the page does not wait longer for what it is whole without. */
const PATIENCE_MS = 500

/**
 * Whose visits are kept: the student's, as user_info confirmed it. An answer that the gateway has given to this page was
 * asked for after that.
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

/** What is new in lists: how many entries, or that something is not as it was. */
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
  const at = campusNow() // when they were read, however long the rest takes
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

/** A browser that keeps nothing, or no key, costs this part and is no failure of the page. */
const orNothing = async (told: Promise<boolean>): Promise<void> => {
  const isTold = await Promise.race([told.catch(() => false), wait(PATIENCE_MS).then(() => false)])
  if (!isTold && kunjungan.get() === undefined) kunjungan.set(null)
}

/**
 * Notes lists that the gateway has answered to this page, and tells what is new in them since the last visit. Never fails:
 * where nothing can be kept, nothing is new (ADR 28).
 * @param lists without any, only since when something would be new is told
 */
export const noteLists = (idMahasiswa: string, lists: readonly ReadList[]): Promise<void> =>
  orNothing(note(idMahasiswa, lists))

/** The student has seen what is new: nothing is, until something changes again. */
export const markSeen = async (idMahasiswa: string): Promise<void> => {
  const owner = ownerOf(idMahasiswa, false)
  const at = campusNow()
  kunjungan.set({ idMahasiswa, since: at, kabar: [] })
  // Where storage fails by now, the next page shows it again: nothing is lost.
  if (owner) await closeNews(owner, at).catch(() => null)
}
