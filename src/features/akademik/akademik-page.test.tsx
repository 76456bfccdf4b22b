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

test('a student sees the own activities first, then what can be taken: seats, days left, cost', async () => {
  await renderScreen('/akademik')
  expect(names('Kegiatan saya')).toEqual([LECTURE, 'Tes prediksi bahasa Inggris'])
  expect(item('Kegiatan saya', 'Tes prediksi bahasa Inggris')).toHaveTextContent('Dibatalkan')
  expect(item('Kegiatan yang ditawarkan', WORKSHOP)).toHaveTextContent(
    /Sabtu, 21 November 2026, 08\.00–15\.00\sWIB.*Lab 2.*12 dari 30 tersisa.*Sampai Sabtu, 14 November 2026, 16\.00\sWIB \(23 hari lagi\)/,
  )
  expect(names('Kegiatan yang ditawarkan')).not.toContain(LECTURE)
})

test('[R9-041] [R9-023] what it costs is written in rupiah, what is taken and what is cancelled by its status', async () => {
  await renderScreen('/akademik')
  expect(item('Kegiatan yang ditawarkan', WORKSHOP)).toHaveTextContent('BiayaRp 150.000')
  expect(item('Kegiatan saya', LECTURE)).toHaveTextContent('Diambil')
  expect(item('Kegiatan saya', 'Tes prediksi bahasa Inggris')).toHaveTextContent(/Dibatalkan.*Rp 75\.000/)
})

test('[R3-024] [R9-037] twelve periods can be chosen, the running one at first, and the address keeps the choice', async () => {
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

test('that it clashes with a class is said before one registers, and in the question', async () => {
  const shown = await renderScreen('/akademik')
  const words = 'Bentrok dengan kelas Anda: Sistem Terdistribusi A, Rabu 09.00–10.30 WIB.'
  expect(item('Kegiatan yang ditawarkan', 'Donor darah kampus')).toHaveTextContent(words)
  expect(item('Kegiatan yang ditawarkan', WORKSHOP)).not.toHaveTextContent('Bentrok')
  expect((await take(shown, 'Donor darah kampus')).getByText(words)).toBeVisible()
})

test('where the timetable did not come, that nothing was compared is said', async () => {
  const { user, settled } = await renderScreen('/akademik', {
    faults: [{ operation: 'listJadwalKuliah', kind: 'server', status: 500, times: 1 }],
  })
  await user.click(within(card('Bentrok dengan kelas belum diperiksa')).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(screen.queryByRole('region', { name: 'Bentrok dengan kelas belum diperiksa' })).toBeNull()
  expect(item('Kegiatan yang ditawarkan', 'Donor darah kampus')).toHaveTextContent('Bentrok')
})

describe('taking an activity', () => {
  test('[R7-024] asks first, says that its cost becomes a bill, leaves once as POST with its period, and stands among the own ones', async () => {
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

  test('[R7-024] and cancelling is a PUT: its seat and its bill are free again', async () => {
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

  test('[R4-043] shows at once at its place of the gateway’s list, also where the lists do not come again', async () => {
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

describe('an activity whose answer was lost', () => {
  const lose = async (shown: Shown, kind: 'lost' | 'network') => {
    const dialog = await take(shown)
    shown.controls.setFaults([{ operation: 'takeKegiatan', kind, times: 1 }])
    await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
  }

  test('is found among the own ones: it is sent once', async () => {
    const shown = await renderScreen('/akademik')
    await lose(shown, 'lost')
    await waitFor(() => expect(names('Kegiatan saya')).toContain(WORKSHOP))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sedang diperiksa' })).toBeNull())
    expect(writes(shown)).toHaveLength(1)
  })

  test('is being checked in place of its button, after a reload on another period too, and may be sent once it is known not to have arrived', async () => {
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

test('what changed since it was shown is not taken: the new cost is said', async () => {
  const shown = await renderScreen('/akademik')
  const dialog = await take(shown)
  shown.controls.setFaults([
    { operation: 'listDaftarKegiatan', kind: 'malformed', path: 'kegiatanMahasiswa.data.1.biaya' },
  ])
  await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes(shown)).toEqual([])
})

test('what can not be taken is folded, each with its reason', async () => {
  const shown = await renderScreen('/akademik')
  await shown.user.click(screen.getByText(/^Tidak dapat diambil \(\d\)$/))
  const full = within(item('Kegiatan yang ditawarkan', 'Kunjungan pusat data nasional')).getByRole('button')
  expect(full).toHaveAccessibleDescription(/^Semua kursi sudah terisi\./)
  const over = within(item('Kegiatan yang ditawarkan', 'Lomba pemrograman antarkelas')).getByRole('button')
  expect(over).toHaveAccessibleDescription(/^Pendaftaran sudah ditutup\./)
  await shown.user.click(full)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what the gateway refuses is said beside the activity', async () => {
  const shown = await renderScreen('/akademik')
  const dialog = await take(shown)
  shown.controls.setFaults([{ operation: 'takeKegiatan', kind: 'client', status: 409, message: 'Baru saja penuh' }])
  await shown.user.click(dialog.getByRole('button', { name: 'Ambil kegiatan' }))
  expect(await within(item('Kegiatan yang ditawarkan', WORKSHOP)).findByText('Baru saja penuh')).toBeVisible()
  expect(names('Kegiatan saya')).not.toContain(WORKSHOP)
})

test('notes an activity that cannot be read, and does not say that there is no other', async () => {
  const closed = { idKegiatan: '9', nama: 'Lain', status: '0', biaya: 0, isSudahBayar: false, isBisaDiambil: false }
  changeAnswer('/daftar_kegiatan_mahasiswa', () => ({ kegiatanMahasiswa: { data: [7, closed] } }))
  await renderScreen('/akademik')
  expect(within(card('Kegiatan yang ditawarkan')).getByText('1 baris tidak dapat dibaca.')).toBeVisible()
  expect(screen.queryByText('Tidak ada kegiatan lain yang dapat diambil saat ini.')).toBeNull()
})

test('an operator reads the activities, and why nothing can be taken', async () => {
  localStore.set('operator_student_id', '240117023')
  const shown = await renderScreen('/akademik', { persona: 'operator' })
  await screen.findByRole('heading', { name: WORKSHOP })
  const button = within(item('Kegiatan yang ditawarkan', WORKSHOP)).getByRole('button', { name: /^Ambil/ })
  expect(button).toHaveAccessibleDescription(/^Mode operator: data mahasiswa ini hanya dapat dibaca\./)
  await shown.user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('of many activities some stand there, and a press shows the others', async () => {
  const shown = await renderScreen('/akademik', { persona: 'padat' })
  const first = names('Kegiatan yang ditawarkan').length
  await shown.user.click(within(card('Kegiatan yang ditawarkan')).getByRole('button', { name: /^Tampilkan \d+ lagi$/ }))
  expect(names('Kegiatan yang ditawarkan').length).toBeGreaterThan(first)
})

test('a period without activities says what will stand there', async () => {
  await renderScreen('/akademik', { persona: 'kosong' })
  expect(card('Kegiatan saya')).toHaveTextContent('Kegiatan yang Anda ambil pada periode ini muncul di sini.')
})

test('an activity whose fee may be in a payment that is processed is not cancelled: its amount would stay', async () => {
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

test('an activity is taken by an answer without a body, and the lists are fetched again', async () => {
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
