import { afterEach, expect, test, vi } from 'vitest'
import { ownPersisted } from '#gateway/offline/own-persisted.ts'
import { setKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import { readPersisted, restoreAnswers, wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { writePersisted } from '#gateway/offline/write-persisted.ts'
import { createQueryClient } from '#gateway/query/query-client.ts'
import { getListJadwalKuliahQueryOptions } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { getGetEditKrsQueryOptions } from '#generated/client/krs/krs.ts'
import { getListAktivitasKuliahQueryOptions } from '#generated/client/nilai/nilai.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { haveDatabase } from '#tests/database.ts'
import { keepAnswers } from './keep-answers.ts'

haveDatabase()

const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA' }
const PERIODE = { tahun: 2027, semester: 1 } as const
const JADWAL = getListJadwalKuliahQueryOptions('240117023', PERIODE)
const NILAI = getListAktivitasKuliahQueryOptions('240117023')
const EDIT = getGetEditKrsQueryOptions('240117023')

afterEach(async () => {
  localStore.clear()
  await wipePersisted()
})

/** Opens the timetable, the grades and the KRS form as screens do, each with its generated options. */
const openAll = async () => {
  const client = createQueryClient()
  for (const { queryKey, meta } of [JADWAL, NILAI, EDIT])
    await client.query({ queryKey, queryFn: () => ({ data: [] }), ...(meta && { meta }) })
  return client
}

const keptKeys = async (owner: ReturnType<typeof ownPersisted>) => (await readPersisted(owner)).map(({ key }) => key[0])

test('stores the opened class schedule but no grades and no data that decides about a write', async () => {
  const owner = ownPersisted(SEKAR)
  const stop = keepAnswers(await openAll(), owner)
  await vi.waitFor(async () => expect(await keptKeys(owner)).toEqual([JADWAL.queryKey[0]]), 8000)
  stop()
})

test('stores grades and payments if the student chose to, and a later page without them removes nothing', async () => {
  const owner = ownPersisted(SEKAR)
  setKeepsPrivate(owner, true)
  const stop = keepAnswers(await openAll(), owner)
  const both = [JADWAL.queryKey[0], NILAI.queryKey[0]].toSorted()
  await vi.waitFor(async () => expect((await keptKeys(owner)).toSorted()).toEqual(both), 8000)
  stop()
  const next = createQueryClient()
  restoreAnswers(next, await readPersisted(owner))
  const stopNext = keepAnswers(next, owner)
  await next.query({ queryKey: ['/v1/info'], queryFn: () => ({}), meta: { keep: 'always' } })
  await vi.waitFor(async () => expect((await keptKeys(owner)).toSorted()).toEqual(['/v1/info', ...both]), 8000)
  stopNext()
})

test('ignores entries that an older version stored without a retention mode', async () => {
  const owner = ownPersisted(SEKAR)
  const { keep: _, ...old } = { key: ['/v1/info'], data: {}, at: Date.now(), keep: 'always' as const }
  await writePersisted(owner, [old as never], true)
  expect(await keptKeys(owner)).toEqual([])
})
