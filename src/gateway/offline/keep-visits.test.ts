import { entries, get, keys, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { haveDatabase } from '#tests/database.ts'
import { closeNews, noteVisit, stayVisit, visitKey } from './keep-visits.ts'
import { ownPersisted } from './own-persisted.ts'
import { setKeepsPrivate } from './persist-choice.ts'
import { persistedStore, readPersisted, wipePersisted } from './persisted-answers.ts'
import { disownPersisted } from './persisted-name.ts'
import { ownerKey } from './persisted-owner.ts'
import { type Digests, visitsName } from './visits.ts'
import { dropPrivate, writePersisted } from './write-persisted.ts'

haveDatabase()

const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA' }
const BIMA = { ...SEKAR, username: '240117001' }
const NOON = Date.parse('2026-10-22T12:00:00+07:00')
const DAY = 86_400_000
const JADWAL: Digests = { jadwal: { mac: 'a', keep: 'always' } }
const BOTH: Digests = { ...JADWAL, tagihan: { mac: 'x', keep: 'chosen' } }

afterEach(async () => {
  vi.restoreAllMocks()
  localStore.clear()
  await wipePersisted()
})
const signed = async (key: CryptoKey | null) =>
  key && Buffer.from(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('x'))).toString('hex')
const kept = async () => JSON.stringify(await entries(persistedStore()))

test('creates one key and one visit when two tabs start at the same time', async () => {
  const owner = ownPersisted(SEKAR)
  const [one, other] = await Promise.all([visitKey(owner), visitKey(owner)])
  expect(one).toBeInstanceOf(CryptoKey)
  expect(one?.extractable).toBe(false)
  await noteVisit(owner, NOON, JADWAL)
  const both = await Promise.all([noteVisit(owner, NOON + DAY, JADWAL), noteVisit(owner, NOON + DAY + 1, {})])
  expect(both.map((visits) => visits?.before?.at)).toEqual([NOON, NOON])
  expect(await signed(other)).toBe(await signed(one))
})

test('stores nothing when the storage is full and rejects with the cause', async () => {
  const owner = ownPersisted(SEKAR)
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  await expect(visitKey(owner)).rejects.toMatchObject({ cause: full })
  expect(await keys(persistedStore())).toEqual([])
})

test('stores responses and visits side by side and clears both on a wipe', async () => {
  const owner = ownPersisted(SEKAR)
  await visitKey(owner)
  await writePersisted(owner, [{ key: ['/v1/info'], data: {}, at: Date.now(), keep: 'always' }], false)
  expect((await keys(persistedStore())).toSorted()).toEqual([ownerKey(owner), visitsName(owner)].toSorted())
  expect(await readPersisted(owner)).toHaveLength(1)
  await wipePersisted()
  expect(await keys(persistedStore())).toEqual([])
})

test('includes bills only with consent and removes them when it is revoked', async () => {
  const owner = ownPersisted(SEKAR)
  await visitKey(owner)
  await noteVisit(owner, NOON, BOTH)
  expect(await kept()).not.toContain('tagihan')
  setKeepsPrivate(owner, true)
  await noteVisit(owner, NOON, BOTH)
  await noteVisit(owner, NOON + DAY, BOTH)
  expect(await kept()).toContain('tagihan')
  await dropPrivate(owner)
  expect(await kept()).not.toContain('tagihan')
  expect(await kept()).toContain('jadwal')
})

test('hides the visits of the previous student from the next one and deletes the old record', async () => {
  const sekar = ownPersisted(SEKAR)
  await visitKey(sekar)
  await noteVisit(sekar, NOON, JADWAL)
  const bima = ownPersisted(BIMA)
  expect(await noteVisit(sekar, NOON + DAY, JADWAL)).toBeNull()
  await visitKey(bima)
  expect((await noteVisit(bima, NOON + DAY, JADWAL))?.before).toBeNull()
  await writePersisted(bima, [], false)
  expect(await kept()).not.toContain(SEKAR.username)
})

test('writes nothing for work that is still pending when a session ends', async () => {
  const owner = ownPersisted(SEKAR)
  await visitKey(owner)
  disownPersisted()
  await wipePersisted()
  expect(await noteVisit(owner, NOON, JADWAL)).toBeNull()
  expect(await visitKey(owner)).toBeNull()
  expect(await closeNews(owner, NOON)).toBeNull()
  expect(await keys(persistedStore())).toEqual([])
})

test('starts over for the same student in a new session', async () => {
  const before = ownPersisted(SEKAR)
  await visitKey(before)
  await noteVisit(before, NOON, JADWAL)
  disownPersisted()
  const owner = ownPersisted(SEKAR)
  await visitKey(owner)
  expect((await noteVisit(owner, NOON + DAY, JADWAL))?.before).toBeNull()
})

test('extends a visit during activity and starts none when no visit is stored', async () => {
  const owner = ownPersisted(SEKAR)
  expect(await stayVisit(owner, NOON)).toBeNull()
  expect(await keys(persistedStore())).toEqual([])
  await visitKey(owner)
  await noteVisit(owner, NOON, JADWAL)
  for (const minutes of [20, 40, 60]) await stayVisit(owner, NOON + minutes * 60_000)
  expect((await noteVisit(owner, NOON + 80 * 60_000, JADWAL))?.before).toBeNull()
})

test('repairs a broken record and rejects when the storage is blocked', async () => {
  const owner = ownPersisted(SEKAR)
  await set(visitsName(owner), 'kaput', persistedStore())
  expect(await visitKey(owner)).toBeInstanceOf(CryptoKey)
  expect(await get(visitsName(owner), persistedStore())).toMatchObject({ mark: owner.mark, visits: null })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(noteVisit(owner, NOON, JADWAL)).rejects.toThrow()
})
