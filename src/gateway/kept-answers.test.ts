import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { setClock } from '#shared/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { claimKept } from './claim-kept.ts'
import { answersIn, keptStore, readKept, restoreAnswers, wipeKept } from './kept-answers.ts'
import { keepsPrivate, setKeepsPrivate } from './kept-choice.ts'
import { disownKept, mayHaveKept } from './kept-name.ts'
import { ownerKey, readKeptOwner } from './kept-owner.ts'
import { createQueryClient } from './query-client.ts'
import { adoptTokens } from './session/session.ts'
import { dropPrivate, writeKept } from './write-kept.ts'

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
  await wipeKept()
})

test('what a student has loaded is there on the next visit, as old as it is', async () => {
  const owner = claimKept(SEKAR)
  await writeKept(owner, [answer(JADWAL, NOW - 5000, ['Senin'])], true)
  const kept = await readKept(owner)
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
])('[R9-017] of an answer that is %i ms old %i is shown', async (age, shown) => {
  const owner = claimKept(SEKAR)
  await writeKept(owner, [answer(JADWAL)], true)
  setClock(() => NOW + age)
  expect(await readKept(owner)).toHaveLength(shown)
})

test('of two tabs’ answers to one question the newer one is kept, whoever writes last', async () => {
  const owner = claimKept(SEKAR)
  await writeKept(owner, [answer(JADWAL, NOW, 'new')], true)
  await writeKept(owner, [answer(JADWAL, NOW - 1, 'old'), answer(KHS)], true)
  expect((await readKept(owner)).map(({ data }) => data)).toEqual(expect.arrayContaining(['new', { of: KHS[0] }]))
  expect(await readKept(owner)).toHaveLength(2)
})

test('more than 200 answers are not kept; the newest stay', async () => {
  const owner = claimKept(SEKAR)
  const many = Array.from({ length: 250 }, (_, index) => answer([`/v1/berita/${index}`], NOW - index))
  await writeKept(owner, many, true)
  const kept = await readKept(owner)
  expect(kept).toHaveLength(200)
  expect(kept[0]?.key).toEqual(['/v1/berita/0'])
})

describe('another student', () => {
  it('reads nothing of the one before, whose answers are gone with the first that is kept', async () => {
    const sekar = claimKept(SEKAR)
    await writeKept(sekar, [answer(JADWAL)], true)
    const bima = claimKept(BIMA)
    expect(await readKept(bima)).toEqual([])
    await writeKept(bima, [], true)
    expect(await get(ownerKey(SEKAR), keptStore())).toBeUndefined()
  })

  it('sees nothing after a sign-in, before user_info has said who that is', async () => {
    await writeKept(claimKept(SEKAR), [answer(JADWAL)], true)
    adoptTokens({ access_token: 'a', refresh_token: 'r' })
    expect(mayHaveKept()).toBe(false)
    expect(readKeptOwner()).toBeNull()
    expect(await readKept(claimKept(SEKAR))).toEqual([])
  })

  it('can not be written for by a tab of the one before', async () => {
    const sekar = claimKept(SEKAR)
    claimKept(BIMA)
    await writeKept(sekar, [answer(JADWAL)], true)
    expect(await get(ownerKey(SEKAR), keptStore())).toBeUndefined()
  })

  it('has not chosen what this one chose', () => {
    setKeepsPrivate(claimKept(SEKAR), true)
    expect(keepsPrivate(claimKept(SEKAR))).toBe(true)
    expect(keepsPrivate(claimKept(BIMA))).toBe(false)
  })
})

test('a tab that writes after the logout of another leaves nothing', async () => {
  const owner = claimKept(SEKAR)
  disownKept()
  await writeKept(owner, [answer(JADWAL)], true)
  expect(await get(ownerKey(SEKAR), keptStore())).toBeUndefined()
})

test('the same student keeps the mark, so that every visit reads what the one before kept', () => {
  expect(claimKept(SEKAR)).toEqual(claimKept(SEKAR))
})

test('grades and money that are taken back are removed at once, and nothing else is', async () => {
  const owner = claimKept(SEKAR)
  await writeKept(owner, [answer(JADWAL), answer(KHS)], true)
  await dropPrivate(owner)
  expect((await readKept(owner)).map(({ key }) => key)).toEqual([JADWAL])
})

test('no record, however broken, is an error or an answer of somebody else', () => {
  const owner = claimKept(SEKAR)
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
  'an owner that reads %j counts as nobody',
  (text) => {
    localStore.set('kept_owner', text)
    expect(readKeptOwner()).toBeNull()
  },
)

test('a corrupt record is nothing, and the next answer repairs it', async () => {
  const owner = claimKept(SEKAR)
  await set(ownerKey(owner), 'kaput', keptStore())
  expect(await readKept(owner)).toEqual([])
  await writeKept(owner, [answer(JADWAL)], true)
  expect(await readKept(owner)).toHaveLength(1)
})

test('where the browser blocks IndexedDB nothing is kept and nothing breaks', async () => {
  const owner = claimKept(SEKAR)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await readKept(owner)).toEqual([])
  await expect(wipeKept()).resolves.toBeUndefined()
  await expect(dropPrivate(owner)).resolves.toBeUndefined()
  await expect(writeKept(owner, [answer(JADWAL)], true)).rejects.toThrow('blocked')
})
