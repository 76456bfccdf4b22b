import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer } from '#tests/rewrite-answer.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const WORKSHOP = 'Lokakarya kontainer dan orkestrasi'
const LECTURE = 'Kuliah umum: Pelindungan Data Pribadi'

// Preloads the page: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(() => import('./akademik-page.tsx'), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

afterEach(() => vi.restoreAllMocks())

const item = (title: string, nama: string): HTMLElement => {
  const found = within(card(title))
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name: nama }))
  if (!found) throw new Error(`there is no ${nama}`)
  return found
}
const names = (title: string) =>
  within(card(title))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked.filter((request) => /^(POST|PUT) .*kegiatan_mahasiswa/.test(request))
const take = async ({ user }: Shown, nama = WORKSHOP) => {
  await user.click(
    within(item('Kegiatan yang ditawarkan', nama)).getByRole('button', { name: `Ambil kegiatan ${nama}` }),
  )
  return within(await screen.findByRole('dialog'))
}
const reload = async ({ controls, unmount, settled }: Shown, path: string) => {
  await settled()
  const world = controls.exportWorld()
  unmount()
  clearOutbox()
  return renderScreen(path, { arrange: (later) => void later.importWorld(world) })
}

test("lists the student's own kegiatan first, then the available ones with seats, days left and cost", async () => {
  await renderScreen('/akademik')
  expect(names('Kegiatan saya')).toEqual([LECTURE, 'Tes prediksi bahasa Inggris'])
  expect(item('Kegiatan saya', 'Tes prediksi bahasa Inggris')).toHaveTextContent('Dibatalkan')
  expect(item('Kegiatan yang ditawarkan', WORKSHOP)).toHaveTextContent(
    /Sabtu, 21 November 2026, 08\.00–15\.00\sWIB.*Lab 2.*12 dari 30 tersisa.*Sampai Sabtu, 14 November 2026, 16\.00\sWIB \(23 hari lagi\)/,
  )
  expect(names('Kegiatan yang ditawarkan')).not.toContain(LECTURE)
})

test('[R9-041] [R9-023] shows costs in rupiah, and taken and cancelled kegiatan by their status', async () => {
  await renderScreen('/akademik')
  expect(item('Kegiatan yang ditawarkan', WORKSHOP)).toHaveTextContent('BiayaRp 150.000')
  expect(item('Kegiatan saya', LECTURE)).toHaveTextContent('Diambil')
  expect(item('Kegiatan saya', 'Tes prediksi bahasa Inggris')).toHaveTextContent(/Dibatalkan.*Rp 75\.000/)
})

test('[R3-024] [R9-037] offers twelve periods, selects the current one and stores the choice in the address', async () => {
  const shown = await renderScreen('/akademik')
  const select = screen.getByLabelText('Periode')
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(
    [2023, 2024, 2025, 2026, 2027, 2028].flatMap((tahun) => [
      `${tahun - 1}/${tahun} Ganjil`,
      `${tahun - 1}/${tahun} Genap`,
    ]),
  )
  expect(select).toHaveDisplayValue('2026/2027 Ganjil')
  expect(shown.asked).toContainEqual(expect.stringMatching(/GET .*daftar_kegiatan_mahasiswa\?tahun=2027&semester=1$/))
  await shown.user.selectOptions(select, '2025/2026 Genap')
  await shown.settled()
  expect(shown.path()).toBe('/akademik?tahun=2026&semester=2')
  expect(names('Kegiatan saya')).toEqual(['Kuliah umum: Karier di bidang informatika'])
  expect(card('Kegiatan saya')).toHaveTextContent('Selesai')
})

test('shows a clash with a class before registering and in the dialog', async () => {
  const shown = await renderScreen('/akademik')
  const words = 'Bentrok dengan kelas Anda: Sistem Terdistribusi A, Rabu 09.00–10.30 WIB.'
  expect(item('Kegiatan yang ditawarkan', 'Donor darah kampus')).toHaveTextContent(words)
  expect(item('Kegiatan yang ditawarkan', WORKSHOP)).not.toHaveTextContent('Bentrok')
  expect((await take(shown, 'Donor darah kampus')).getByText(words)).toBeVisible()
})

test('says that clashes were not checked when the class schedule cannot be fetched', async () => {
  const { user, settled } = await renderScreen('/akademik', {
    faults: [{ operation: 'listJadwalKuliah', kind: 'server', status: 500, times: 1 }],
  })
  await user.click(within(card('Bentrok dengan kelas belum diperiksa')).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(screen.queryByRole('region', { name: 'Bentrok dengan kelas belum diperiksa' })).toBeNull()
  expect(item('Kegiatan yang ditawarkan', 'Donor darah kampus')).toHaveTextContent('Bentrok')
})

describe('taking a kegiatan', () => {
  test('[R7-024] asks first with the cost, sends one POST with the period and lists it among the own ones', async () => {
    const shown = await renderScreen('/akademik')
    const dialog = await take(shown)
    expect(dialog.getByText('Biayanya Rp 150.000 dan menjadi tagihan di Biaya kuliah.')).toBeVisible()
    await shown.user.dblClick(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
    await waitFor(() => expect(names('Kegiatan saya')).toContain(WORKSHOP))
    expect(writes(shown)).toEqual([expect.stringMatching(/^POST .*\/240117023\/kegiatan_mahasiswa$/)])
    expect(item('Kegiatan saya', WORKSHOP)).toHaveTextContent('Belum dibayar')
    await shown.user.click(within(item('Kegiatan saya', WORKSHOP)).getByRole('link', { name: 'Bayar di Biaya kuliah' }))
    expect(await screen.findByText(/Biaya kegiatan mahasiswa/)).toBeVisible()
  })

  test('[R7-024] is undone by a PUT that frees its seat and its tagihan', async () => {
    const shown = await renderScreen('/akademik')
    await shown.user.click((await take(shown)).getByRole('button', { name: 'Ambil kegiatan' }))
    await waitFor(() => expect(names('Kegiatan saya')).toContain(WORKSHOP))
    await shown.settled()
    await shown.user.click(
      within(item('Kegiatan saya', WORKSHOP)).getByRole('button', { name: `Batalkan ${WORKSHOP}` }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Tagihannya yang belum dibayar ikut dihapus.')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Ya, batalkan' }))
    await waitFor(() => expect(item('Kegiatan yang ditawarkan', WORKSHOP)).toHaveTextContent('12 dari 30 tersisa'))
    expect(writes(shown).map((request) => request.split(' ')[0])).toEqual(['POST', 'PUT'])
    expect(item('Kegiatan saya', WORKSHOP)).toHaveTextContent('Dibatalkan')
  })

  test('[R4-043] shows it at once at its place in the list, even if the lists cannot be fetched again', async () => {
    const shown = await renderScreen('/akademik')
    const before = names('Kegiatan yang ditawarkan')
    const dialog = await take(shown)
    shown.controls.setFaults([
      { operation: 'listDaftarKegiatan', kind: 'latency', ms: 0, times: 1 }, // the precheck
      { operation: 'listDaftarKegiatan', kind: 'server', status: 500 },
      { operation: 'listKegiatan', kind: 'server', status: 500 },
    ])
    await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
    await waitFor(() => expect(names('Kegiatan yang ditawarkan')).toEqual(before.filter((nama) => nama !== WORKSHOP)))
  })
})

describe('a kegiatan whose response was lost', () => {
  const lose = async (shown: Shown, kind: 'lost' | 'network') => {
    const dialog = await take(shown)
    shown.controls.setFaults([{ operation: 'takeKegiatan', kind, times: 1 }])
    await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
  }

  test('is found among the own ones and sent once', async () => {
    const shown = await renderScreen('/akademik')
    await lose(shown, 'lost')
    await waitFor(() => expect(names('Kegiatan saya')).toContain(WORKSHOP))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sedang diperiksa' })).toBeNull())
    expect(writes(shown)).toHaveLength(1)
  })

  test('is shown as being checked after reloads too, and can be resent once it is known not to have arrived', async () => {
    const shown = await renderScreen('/akademik')
    await lose(shown, 'network')
    await waitFor(() => expect(within(item('Kegiatan yang ditawarkan', WORKSHOP)).getByRole('region')).toBeVisible())
    const other = await reload(shown, '/akademik?tahun=2026&semester=2')
    expect(await screen.findByRole('region', { name: 'Sedang diperiksa' })).toBeVisible()
    const back = await reload(other, '/akademik')
    await waitFor(() => expect(within(item('Kegiatan yang ditawarkan', WORKSHOP)).getByRole('region')).toBeVisible())
    back.controls.advance(60_000)
    await back.user.click(screen.getByRole('button', { name: 'Periksa sekarang' }))
    expect(await within(item('Kegiatan yang ditawarkan', WORKSHOP)).findByText(/belum diambil/)).toBeVisible()
    await back.user.click((await take(back)).getByRole('button', { name: 'Ambil kegiatan' }))
    await waitFor(() => expect(names('Kegiatan saya')).toContain(WORKSHOP))
  })
})

test('does not take a kegiatan whose cost has changed since it was shown', async () => {
  const shown = await renderScreen('/akademik')
  const dialog = await take(shown)
  shown.controls.setFaults([
    { operation: 'listDaftarKegiatan', kind: 'malformed', path: 'kegiatanMahasiswa.data.1.biaya' },
  ])
  await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes(shown)).toEqual([])
})

test('folds the kegiatan that cannot be taken, each with its reason', async () => {
  const shown = await renderScreen('/akademik')
  await shown.user.click(screen.getByText(/^Tidak dapat diambil \(\d\)$/))
  const full = within(item('Kegiatan yang ditawarkan', 'Kunjungan pusat data nasional')).getByRole('button')
  expect(full).toHaveAccessibleDescription(/^Semua kursi sudah terisi\./)
  const over = within(item('Kegiatan yang ditawarkan', 'Lomba pemrograman antarkelas')).getByRole('button')
  expect(over).toHaveAccessibleDescription(/^Pendaftaran sudah ditutup\./)
  await shown.user.click(full)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows a rejection by the gateway beside the kegiatan', async () => {
  const shown = await renderScreen('/akademik')
  const dialog = await take(shown)
  shown.controls.setFaults([{ operation: 'takeKegiatan', kind: 'client', status: 409, message: 'Baru saja penuh' }])
  await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
  expect(await within(item('Kegiatan yang ditawarkan', WORKSHOP)).findByText('Baru saja penuh')).toBeVisible()
  expect(names('Kegiatan saya')).not.toContain(WORKSHOP)
})

test('reports an unreadable kegiatan and does not claim that there are no others', async () => {
  const closed = { idKegiatan: '9', nama: 'Lain', status: '0', biaya: 0, isSudahBayar: false, isBisaDiambil: false }
  changeAnswer('/daftar_kegiatan_mahasiswa', () => ({ kegiatanMahasiswa: { data: [7, closed] } }))
  await renderScreen('/akademik')
  expect(within(card('Kegiatan yang ditawarkan')).getByText('1 baris tidak dapat dibaca.')).toBeVisible()
  expect(screen.queryByText('Tidak ada kegiatan lain yang dapat diambil saat ini.')).toBeNull()
})

test('shows an operator the kegiatan and why none can be taken', async () => {
  localStore.set('operator_student_id', '240117023')
  const shown = await renderScreen('/akademik', { persona: 'operator' })
  await screen.findByRole('heading', { name: WORKSHOP })
  const button = within(item('Kegiatan yang ditawarkan', WORKSHOP)).getByRole('button', { name: /^Ambil/ })
  expect(button).toHaveAccessibleDescription(/^Mode operator: data mahasiswa ini hanya dapat dibaca\./)
  await shown.user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows the first of many kegiatan, and the others on request', async () => {
  const shown = await renderScreen('/akademik', { persona: 'padat' })
  const first = names('Kegiatan yang ditawarkan').length
  await shown.user.click(within(card('Kegiatan yang ditawarkan')).getByRole('button', { name: /^Tampilkan \d+ lagi$/ }))
  expect(names('Kegiatan yang ditawarkan').length).toBeGreaterThan(first)
})

test('explains the empty list in a period without kegiatan', async () => {
  await renderScreen('/akademik', { persona: 'kosong' })
  expect(card('Kegiatan saya')).toHaveTextContent('Kegiatan yang Anda ambil pada periode ini muncul di sini.')
})

test('does not cancel a kegiatan whose fee may be part of a payment being processed', async () => {
  const shown = await renderScreen('/akademik', {
    answers: { '/status_pembayaran': { status: '88', pembayaran: { idTransaksi: 'TRX-1', total: 150_000 } } },
  })
  await shown.user.click((await take(shown)).getByRole('button', { name: 'Ambil kegiatan' }))
  await waitFor(() => expect(names('Kegiatan saya')).toContain(WORKSHOP))
  await shown.settled()
  const mine = () => within(item('Kegiatan saya', WORKSHOP))
  await shown.user.click(mine().getByRole('button', { name: `Batalkan ${WORKSHOP}` }))
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ya, batalkan' }))
  expect(await mine().findByText(/^Tidak dikirim: ada pembayaran yang sedang diproses/)).toBeVisible()
  expect(writes(shown).map((request) => request.split(' ')[0])).toEqual(['POST'])
})

test('accepts a response without a body and fetches the lists again', async () => {
  const shown = await renderScreen('/akademik')
  const dialog = await take(shown)
  const before = shown.asked.length
  shown.controls.setFaults([{ operation: 'takeKegiatan', kind: 'empty', times: 1 }])
  await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
  expect(await screen.findByText('Kegiatan diambil. Tagihannya ada di Biaya kuliah.')).toBeVisible()
  await waitFor(() => expect(names('Kegiatan saya')).toContain(WORKSHOP))
  const later = shown.asked.slice(before)
  for (const call of ['daftar_kegiatan_mahasiswa?', '/kegiatan_mahasiswa?'])
    expect(later.filter((request) => request.startsWith('GET ') && request.includes(call)).length).toBeGreaterThan(0)
})
