import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jitter } from '#shared/state/backoff.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { haveDatabase } from '#tests/database.ts'
import { button, openKrs, saves, taken } from '#tests/open-krs.ts'
import { card } from '#tests/render-screen.tsx'
import { changeAnswer } from '#tests/rewrite-answer.ts'

allowAssumedWrites()
haveDatabase()

const PERIODE = { tahun: 2027, semester: 2 }
const kelas = (idKelas: string, terisi: number | null, kode = 3) => ({
  ...{ idKelas, nama: idKelas, kuota: 10, terisi },
  jadwal: [{ hari: { kode, nama: null }, jamMulai: '08.00', jamSelesai: '10.00', ruang: null }],
})
const SEJARAH = { idMakul: '3', namaMakul: 'Sejarah', sks: 3, kelas: [kelas('C', 10), kelas('D', 2, 4)] }
const KIMIA = { idMakul: '4', namaMakul: 'Kimia', sks: 3, kelas: [kelas('E', 10, 5)] }
const EDIT = { '/edit_krs': { ...PERIODE, isKrsDikunci: false, makul: [], makulCadangan: [] } }

/** Offer that the gateway sends; tests change it while the page is open. */
let offer: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  jitter.next = () => 0.5
  offer = [SEJARAH, KIMIA]
  changeAnswer('/kurikulum_makul_krs', () => ({ ...PERIODE, makul: offer, makulCadangan: [] }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  jitter.next = Math.random
  localStore.clear()
})

const offered = () => card('Mata kuliah ditawarkan')
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const looks = (asked: readonly string[]) => asked.filter((request) => request.endsWith('/kurikulum_makul_krs')).length
const begin = async (options: Parameters<typeof openKrs>[1] = {}) => {
  const rendered = await openKrs('/krs', { answers: EDIT, ...options })
  await rendered.user.click(button('Pantau Sejarah kelas C'))
  return { ...rendered, before: looks(rendered.asked) }
}

test('watches a full class every 30 s with one request for all, says when, and stops', async () => {
  const { user, asked, before } = await begin()
  expect(button('Berhenti memantau Sejarah kelas C')).toHaveFocus()
  await user.click(button('Pantau Kimia kelas E'))
  expect(screen.queryByRole('button', { name: 'Pantau Sejarah kelas D' })).toBeNull() // it has seats
  await pass(2)
  expect(looks(asked)).toBe(before + 1)
  expect(offered()).toHaveTextContent(
    /Dipantau selama halaman ini terbuka\. Diperiksa tiap 30 detik, terakhir 10\.00\.\d\d\sWIB\./,
  )
  await pass(60)
  expect(looks(asked)).toBe(before + 3)
  await user.click(button('Berhenti memantau Sejarah kelas C'))
  await user.click(button('Berhenti memantau Kimia kelas E'))
  expect(offered()).not.toHaveTextContent('Dipantau')
  await pass(300)
  expect(looks(asked)).toBe(before + 3)
})

test('asks about a free seat above the list without moving the focus, and takes it only when asked to', async () => {
  const { user, asked, settled } = await begin()
  offer = [{ ...SEJARAH, kelas: [kelas('C', 9), kelas('D', 2, 4)] }, KIMIA]
  await pass(2)
  await settled()
  const found = within(offered())
    .getAllByRole('status')
    .find((region) => region.textContent.includes('kosong'))
  expect(found).toHaveTextContent(
    /^1 kursi kosongSejarah kelas C, Rabu 08\.00–10\.00\sWIB\. Dilihat 10\.00\.\d\d\sWIB\./,
  )
  expect(button('Berhenti memantau Sejarah kelas C')).toHaveFocus()
  expect(taken()).not.toHaveTextContent('Sejarah')
  const [take] = screen.getAllByRole('button', { name: 'Ambil Sejarah kelas C' })
  await user.click(take as HTMLElement)
  expect(taken()).toHaveTextContent('Sejarah')
  expect(found).toBeEmptyDOMElement()
  expect(document.body).not.toHaveFocus()
  expect(saves(asked)).toEqual([])
  const after = looks(asked)
  await pass(300)
  expect(looks(asked)).toBe(after)
})

test('withdraws the question when the seat is gone again, and ends watching with Tidak jadi', async () => {
  const { user, asked, settled } = await begin()
  const free = [{ ...SEJARAH, kelas: [kelas('C', 9), kelas('D', 2, 4)] }, KIMIA]
  offer = free
  await pass(2)
  await settled()
  expect(offered()).toHaveTextContent('1 kursi kosong')
  offer = [SEJARAH, KIMIA]
  await pass(31)
  await settled()
  expect(offered()).not.toHaveTextContent('kursi kosong')
  expect(offered()).toHaveTextContent('Dipantau')
  offer = free
  await pass(31)
  await settled()
  await user.click(button('Tidak jadi mengambil Sejarah kelas C'))
  expect(offered()).not.toHaveTextContent(/kursi kosong|Dipantau/)
  const after = looks(asked)
  await pass(300)
  expect(looks(asked)).toBe(after)
})

test('says that the seats could not be checked, keeps the offer, and waits longer', async () => {
  const { controls, asked, before } = await begin()
  await pass(2)
  controls.setFaults([{ operation: 'listKurikulumMakulKrs', kind: 'timeout504' }])
  await pass(31)
  expect(looks(asked)).toBe(before + 2)
  await waitFor(() =>
    expect(offered()).toHaveTextContent(
      /Kampus sedang ramai, kursi tidak dapat diperiksa\. Diperiksa lagi dalam 1 menit\. Terakhir diperiksa 10\.00\.\d\d\sWIB\./,
    ),
  )
  expect(within(offered()).queryByRole('alert')).toBeNull()
  expect(document.querySelector('[data-messages]')).not.toHaveTextContent('Maaf')
  await pass(40)
  expect(looks(asked)).toBe(before + 2) // later than without a failure; no recovery of the screen reads it either
  controls.setFaults([])
  await pass(10)
  await waitFor(() => expect(offered()).toHaveTextContent(/Diperiksa tiap 30 detik, terakhir/))
})

test('says that the seats are unknown when they can no longer be read, and that a class is gone', async () => {
  const { settled, user } = await begin()
  offer = [{ ...SEJARAH, kelas: [kelas('C', null), kelas('D', 2, 4)] }, KIMIA]
  await pass(2)
  await settled()
  expect(offered()).toHaveTextContent('Jumlah kursinya tidak diketahui.')
  expect(offered()).not.toHaveTextContent('kursi kosong')
  offer = [KIMIA]
  await pass(31)
  await settled()
  expect(offered()).toHaveTextContent('Sejarah kelas C tidak ditawarkan lagi, jadi tidak dipantau lagi.')
  await user.click(within(offered()).getByRole('button', { name: 'Tutup' }))
  expect(offered()).not.toHaveTextContent('Sejarah')
})

test('ends watching when the student leaves the form, and sends nothing from a background page', async () => {
  const { asked, navigate, before } = await begin()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(300)
  expect(looks(asked)).toBe(before)
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(1)
  expect(looks(asked)).toBe(before + 1)
  await navigate('/krs?tab=riwayat')
  await pass(300)
  expect(looks(asked)).toBe(before + 1)
})

test('watches ten classes at most and explains why', async () => {
  offer = Array.from({ length: 11 }, (_, place) => ({
    ...{ idMakul: `${place}`, namaMakul: `Makul ${place}`, sks: 3, kelas: [kelas(`K${place}`, 10)] },
  }))
  const { user } = await openKrs('/krs', { answers: EDIT })
  for (let place = 0; place < 10; place += 1) await user.click(button(`Pantau Makul ${place} kelas K${place}`))
  expect(button('Pantau Makul 10 kelas K10')).toHaveAccessibleDescription('Paling banyak 10 kelas dipantau sekaligus.')
  await user.click(button('Pantau Makul 10 kelas K10'))
  expect(within(offered()).getAllByText('Dipantau')).toHaveLength(10)
})

test.each([
  ['before the opening', '2027-01-11T07:59:00+07:00'],
  ['after the end', '2027-01-18T10:00:00+07:00'],
])('offers no watching %s', async (_, at) => {
  await openKrs('/krs', { answers: EDIT, at })
  expect(screen.queryByRole('button', { name: /^Pantau/ })).toBeNull()
})
