import fc from 'fast-check'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { haveDatabase } from '#tests/database.ts'
import { createQueryClient } from '../query/query-client.ts'
import { adoptTokens } from '../session/session.ts'
import { ownPersisted } from './own-persisted.ts'
import { keepsPrivate, setKeepsPrivate } from './persist-choice.ts'
import { answersIn, persistedStore, readPersisted, restoreAnswers, wipePersisted } from './persisted-answers.ts'
import { disownPersisted, mayHavePersisted } from './persisted-name.ts'
import { ownerKey, readPersistedOwner } from './persisted-owner.ts'
import { dropPrivate, writePersisted } from './write-persisted.ts'

haveDatabase()

const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA' }
const BIMA = { ...SEKAR, username: '230117088' }
const NOW = Date.UTC(2026, 9, 22, 7)
const SEVEN_DAYS_MS = 604_800_000
const JADWAL = ['/v1/mahasiswa/240117023/jadwal_kuliah']
const KHS = ['/v1/mahasiswa/240117023/khs']
const answer = (key: string[], at = NOW, data: unknown = { of: key[0] }) => ({
  key,
  data,
  at,
  keep: key === KHS ? ('chosen' as const) : ('always' as const),
})

beforeEach(() => setClock(() => NOW))
afterEach(async () => {
  vi.restoreAllMocks()
  setClock(Date.now)
  localStore.clear()
  await wipePersisted()
})

test('restores loaded responses on the next visit with their original age', async () => {
  const owner = ownPersisted(SEKAR)
  await writePersisted(owner, [answer(JADWAL, NOW - 5000, ['Senin'])], true)
  const kept = await readPersisted(owner)
  const client = createQueryClient()
  restoreAnswers(client, kept)
  expect(client.getQueryData(JADWAL)).toEqual(['Senin'])
  expect(client.getQueryState(JADWAL)?.dataUpdatedAt).toBe(NOW - 5000)
})

test.each([
  [0, 1],
  [SEVEN_DAYS_MS, 1],
  [SEVEN_DAYS_MS + 1, 0],
  [-1, 0],
])('[R9-017] for a response that is %i ms old, returns %i', async (age, shown) => {
  const owner = ownPersisted(SEKAR)
  await writePersisted(owner, [answer(JADWAL)], true)
  setClock(() => NOW + age)
  expect(await readPersisted(owner)).toHaveLength(shown)
})

test('keeps the newer of two tabs’ responses to one request, in any write order', async () => {
  const owner = ownPersisted(SEKAR)
  await writePersisted(owner, [answer(JADWAL, NOW, 'new')], true)
  await writePersisted(owner, [answer(JADWAL, NOW - 1, 'old'), answer(KHS)], true)
  expect((await readPersisted(owner)).map(({ data }) => data)).toEqual(expect.arrayContaining(['new', { of: KHS[0] }]))
  expect(await readPersisted(owner)).toHaveLength(2)
})

test('keeps at most 200 responses, the newest', async () => {
  const owner = ownPersisted(SEKAR)
  const many = Array.from({ length: 250 }, (_, index) => answer([`/v1/berita/${index}`], NOW - index))
  await writePersisted(owner, many, true)
  const kept = await readPersisted(owner)
  expect(kept).toHaveLength(200)
  expect(kept[0]?.key).toEqual(['/v1/berita/0'])
})

describe('another student', () => {
  it('reads nothing of the previous student, whose responses are deleted with the first write', async () => {
    const sekar = ownPersisted(SEKAR)
    await writePersisted(sekar, [answer(JADWAL)], true)
    const bima = ownPersisted(BIMA)
    expect(await readPersisted(bima)).toEqual([])
    await writePersisted(bima, [], true)
    expect(await get(ownerKey(SEKAR), persistedStore())).toBeUndefined()
  })

  it('reads nothing after a sign-in until user_info has identified the student', async () => {
    await writePersisted(ownPersisted(SEKAR), [answer(JADWAL)], true)
    adoptTokens({ access_token: 'a', refresh_token: 'r' })
    expect(mayHavePersisted()).toBe(false)
    expect(readPersistedOwner()).toBeNull()
    expect(await readPersisted(ownPersisted(SEKAR))).toEqual([])
  })

  it('gets no data written by a tab of the previous student', async () => {
    const sekar = ownPersisted(SEKAR)
    ownPersisted(BIMA)
    await writePersisted(sekar, [answer(JADWAL)], true)
    expect(await get(ownerKey(SEKAR), persistedStore())).toBeUndefined()
  })

  it('does not inherit the consent of the previous student', () => {
    setKeepsPrivate(ownPersisted(SEKAR), true)
    expect(keepsPrivate(ownPersisted(SEKAR))).toBe(true)
    expect(keepsPrivate(ownPersisted(BIMA))).toBe(false)
  })
})

test('writes nothing from a tab after another tab has logged out', async () => {
  const owner = ownPersisted(SEKAR)
  disownPersisted()
  await writePersisted(owner, [answer(JADWAL)], true)
  expect(await get(ownerKey(SEKAR), persistedStore())).toBeUndefined()
})

test('keeps the mark of the same student, so that each visit reads the previous responses', () => {
  expect(ownPersisted(SEKAR)).toEqual(ownPersisted(SEKAR))
})

test('removes grades and bills as soon as consent is revoked, and nothing else', async () => {
  const owner = ownPersisted(SEKAR)
  await writePersisted(owner, [answer(JADWAL), answer(KHS)], true)
  await dropPrivate(owner)
  expect((await readPersisted(owner)).map(({ key }) => key)).toEqual([JADWAL])
})

test('neither throws nor returns foreign data for any broken record', () => {
  const owner = ownPersisted(SEKAR)
  const entry = fc.record({ key: fc.anything(), data: fc.anything(), at: fc.anything(), keep: fc.anything() })
  const record = fc.record({
    mark: fc.constantFrom(owner.mark, 'other'),
    answers: fc.array(fc.oneof(entry, fc.anything())),
  })
  fc.assert(
    fc.property(fc.oneof(record, fc.anything()), (kept) => {
      const mark: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'mark') : undefined
      const shown = answersIn(kept, owner)
      if (mark !== owner.mark) expect(shown).toEqual([])
      for (const { key, at, keep } of shown)
        expect([Array.isArray(key), Number.isFinite(at), ['always', 'chosen'].includes(keep)]).toEqual([
          true,
          true,
          true,
        ])
    }),
  )
})

test.each(['', '{', 'null', '[]', '{"campus":"1"}', '{"campus":1,"username":"a","role":"b","mark":"c"}'])(
  'treats an owner that reads %j as absent',
  (text) => {
    localStore.set('kept_owner', text)
    expect(readPersistedOwner()).toBeNull()
  },
)

test('ignores a corrupt record and repairs it with the next write', async () => {
  const owner = ownPersisted(SEKAR)
  await set(ownerKey(owner), 'kaput', persistedStore())
  expect(await readPersisted(owner)).toEqual([])
  await writePersisted(owner, [answer(JADWAL)], true)
  expect(await readPersisted(owner)).toHaveLength(1)
})

test('reads nothing and rejects writes when the browser blocks IndexedDB', async () => {
  const owner = ownPersisted(SEKAR)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await readPersisted(owner)).toEqual([])
  await expect(wipePersisted()).resolves.toBeUndefined()
  await expect(dropPrivate(owner)).resolves.toBeUndefined()
  await expect(writePersisted(owner, [answer(JADWAL)], true)).rejects.toThrow('blocked')
})
