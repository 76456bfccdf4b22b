import { screen, waitFor, within } from '@testing-library/react'
import { entries } from 'idb-keyval'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import { persistedStore, wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { PERSISTED_OWNER } from '#gateway/offline/persisted-name.ts'
import { resetStores } from '#shared/state/create-store.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { haveDatabase } from '#tests/database.ts'
import { renderScreen } from '#tests/render-screen.tsx'

haveDatabase()
const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA', mark: '' }
beforeAll(
  () =>
    Promise.all([
      import('./tugas-akhir/tugas-akhir-page.tsx'),
      import('./kerja-praktik/kerja-praktik-page.tsx'),
      import('./proposal/proposal-page.tsx'),
    ]),
  60_000,
)
beforeEach(() => setKeepsPrivate(SEKAR, true))
afterEach(() => wipePersisted())

const keptText = async () => JSON.stringify(await entries(persistedStore()))

const SIDANG = {
  id: '71',
  usulanId: '412',
  status: 'dijadwalkan',
  tanggal: '2026-11-24',
  jamMulai: '13.30',
  jamSelesai: '14.30',
  ruang: 'R. 305',
}
const CATATAN = { idBimbingan: '1520', status: 'menunggu', topik: 'Bab 3', tanggal: '2026-10-20' }
const KP = { id: '310', status: 'sidang', judul: 'Absensi', idSidang: '58' }
const UJIAN = { id: '88', tanggal: '2026-11-17', jamMulai: '13.30', jamSelesai: '14.30', ruang: 'R. 210' }
const PROPOSAL = { id: '205', judul: 'Kode QR', status: 'dijadwalkan', idJadwal: '88', tanggalUjian: '2026-11-17' }

const list = (...data: object[]) => ({ data })
const GUIDANCE = '/v2/bimbingan'

interface Case {
  address: string
  nama: string
  /** Address of the answer whose body changes from `before` to `after`. */
  answer: string
  before: object
  after: object
  others?: Record<string, object>
}

const CASES: Record<string, Case> = {
  'the room of a defence': {
    address: '/tugas-akhir',
    nama: 'Tugas akhir',
    answer: '/v2/final-project/sidang',
    before: list(SIDANG),
    after: list({ ...SIDANG, ruang: 'R. 412' }),
  },
  'the day of a defence that was asked for': {
    address: '/tugas-akhir',
    nama: 'Tugas akhir',
    answer: '/v2/final-project/sidang',
    before: list({ ...SIDANG, status: 'diajukan', tanggal: null, jamMulai: null, jamSelesai: null, ruang: null }),
    after: list(SIDANG),
  },
  'the answer to a guidance record': {
    address: '/tugas-akhir',
    nama: 'Tugas akhir',
    answer: `${GUIDANCE}/tugas-akhir/412`,
    before: list(CATATAN),
    after: list({ ...CATATAN, status: 'revisi', tanggapan: 'Perbaiki metode.' }),
  },
  'the hour of the defence of an internship': {
    address: '/kerja-praktik',
    nama: 'Kerja praktik',
    answer: '/v2/internship/sidang/58',
    before: { ...SIDANG, id: '58', usulanId: '310' },
    after: { ...SIDANG, id: '58', usulanId: '310', jamMulai: '08.00', jamSelesai: '09.00' },
    others: { '/v2/internship/usulan': list(KP), '/v2/internship/usulan/310': KP },
  },
  'the end of the exam of a proposal': {
    address: '/proposal',
    nama: 'Proposal',
    answer: '/v2/ta/proposal_schedule/88',
    before: UJIAN,
    after: { ...UJIAN, jamSelesai: '15.30' },
    others: { '/v2/ta/proposal_exam_student_summary': list(PROPOSAL) },
  },
}

test.each(Object.entries(CASES))('%s appears as news on the dashboard when it changes', async (_, one) => {
  const { address, nama, answer, before, after, others } = one
  const first = await renderScreen(address, { answers: { ...others, [answer]: before } })
  const name = address.slice(1)
  await waitFor(async () => expect(await keptText()).toMatch(new RegExp(`"${name}":\\{[^}]*"isOpen":true`)))
  const world = first.controls.exportWorld()
  first.unmount()
  const owner = localStore.get(PERSISTED_OWNER) ?? ''
  resetStores()
  await renderScreen('/dashboard', {
    answers: { ...others, [answer]: after },
    arrange: (controls) => {
      localStore.set(PERSISTED_OWNER, owner)
      controls.importWorld(world)
      controls.jumpTo('2026-10-22T17:00:00+07:00')
    },
  })
  const news = within(await screen.findByRole('region', { name: 'Sejak kunjungan terakhir' }, { timeout: 10_000 }))
  expect(await news.findByRole('link', { name: `Status ${nama} berubah` })).toHaveAttribute('href', address)
})

test('records no news from a partly unreadable response', async () => {
  const unread = { ...SIDANG, tanggal: 'entah' }
  const { settled } = await renderScreen('/tugas-akhir', { answers: { '/v2/final-project/sidang': list(unread) } })
  await settled()
  expect(await keptText()).not.toContain('"tugas-akhir"')
})
