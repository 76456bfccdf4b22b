import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { card, renderScreen, renderWide } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

const CARDS = [
  ['Kelas berikutnya', 'listJadwalKuliah', 'Basis Data Lanjut'],
  ['Kelas berikutnya', 'getSemesterBerjalan', 'Basis Data Lanjut'],
  ['Tagihan', 'getRekapPembayaran', 'Rp 2.750.000'],
  ['IPS per semester', 'listRiwayatKuliah', '3,75'],
  ['Kemajuan SKS', 'getDashboard', '84 dari 144'],
  ['Berita', 'listPengumuman', 'Jadwal UTS'],
  ['Agenda', 'listUpcomingEvent', 'Ujian Tengah Semester'],
] as const
const TITLES = new Set(CARDS.map(([title]) => title))
const FAILED = 'Maaf, terjadi kesalahan saat memuat data.'

test('[R4-001] shows every card as pending, not as empty, until its response arrives', async () => {
  const { settled } = await renderScreen('/dashboard', {
    faults: CARDS.map(([, operation]) => ({ operation, kind: 'latency', ms: 400 })),
    pending: true,
  })
  expect(await screen.findByText(/^Selamat siang, Sekar$/)).toBeVisible()
  for (const title of TITLES) {
    expect(within(card(title)).getByRole('status', { name: 'Memuat…' })).toBeVisible()
    expect(card(title)).not.toHaveTextContent(/Tidak ada|Rp/)
  }
  await settled()
  for (const [title, , content] of CARDS) expect(card(title)).toHaveTextContent(content)
})

/**
 * Calls of late parts: the running payment, the line about KRS, and the day's exams, calendar, appointments and
 * deadlines.
 */
const OF_LATE_PARTS =
  /\/(status_pembayaran|biaya_kuliah|pembatas_waktu_krs_mahasiswa|edit_krs|surat|seminar|sertifikasi|daftar_waktu_pengajuan_cuti|pengajuan_cuti)$|\/(jadwal_ujian|kalender_akademik|pa_online|tugas_kuliah|semester_kuesioner|form\/all)/

describe.each(CARDS)('card %s, which depends on %s', (title, operation, content) => {
  it('[R8-013] fails alone, and Muat Ulang refetches this card only', async () => {
    const { asked, controls, settled, user } = await renderScreen('/dashboard', {
      faults: [{ operation, kind: 'server', message: '<b>Basis data</b> sedang dirawat' }],
    })
    const failure = within(card(title)).getByRole('alert')
    expect(failure).toHaveTextContent(`${FAILED}<b>Basis data</b> sedang dirawat`)
    for (const other of TITLES) if (other !== title) expect(within(card(other)).queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sekar')

    const before = [...asked]
    controls.setFaults([])
    await user.click(within(failure).getByRole('button', { name: 'Muat Ulang' }))
    await settled()
    await waitFor(() => expect(card(title)).toHaveTextContent(content))
    const isOfSemester = operation === 'getSemesterBerjalan'
    // Exams, calendar and two parts below the cards send their requests when loaded, before or after the click.
    const after = asked.slice(before.length).filter((request) => !OF_LATE_PARTS.test(request))
    expect(after, after.join(' ')).toHaveLength(isOfSemester ? 3 : 1) // the schedule depends on its semester
  })
})

describe.each<[Fault['kind'], Partial<Fault>, string]>([
  ['network', {}, 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['captive', {}, 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['lost', {}, 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['timeout504', {}, 'Koneksi internet tidak stabil.'],
  ['server', { status: 503, message: 'Sistem dirawat' }, 'Sistem dirawat'],
  ['client', { status: 403, message: 'Tidak berhak' }, 'Tidak berhak'],
  ['client', { status: 400, message: '' }, 'Bad Request'],
  ['cut', {}, 'Unknown error.'],
  ['malformed', { path: '' }, 'Unknown error.'],
])('a card whose request fails with %s %j', (kind, facts, text) => {
  it('[R8-001] [R8-014] [R8-015] shows the message for it', async () => {
    await renderScreen('/dashboard', { faults: [{ operation: 'listUpcomingEvent', kind, ...facts }] })
    expect(within(card('Agenda')).getByRole('alert')).toHaveTextContent(`${FAILED}${text}Muat Ulang`)
    expect(card('Tagihan')).toHaveTextContent('Rp 2.750.000')
  })
})

test('keeps the failure after a failed reload, and shows the data after a successful one', async () => {
  const { settled, user } = await renderScreen('/dashboard', {
    faults: [{ operation: 'getRekapPembayaran', kind: 'network', times: 2 }],
  })
  const reload = () => within(card('Tagihan')).getByRole('button', { name: 'Muat Ulang' })
  await user.click(reload())
  await settled()
  await user.click(reload())
  await settled()
  expect(card('Tagihan')).toHaveTextContent('Rp 2.750.000')
})

test.each<Fault['kind']>(['network', 'server', 'timeout504', 'cut'])(
  '[R4-042] [R7-021] shows the plain schedule when the attendance cannot be fetched (%s)',
  async (kind) => {
    await renderScreen('/dashboard', { faults: [{ operation: 'listPresensiKuliah', kind }] })
    const kelas = card('Kelas berikutnya')
    expect(within(kelas).getByRole('heading', { level: 3 })).toHaveTextContent('Basis Data Lanjut')
    expect(kelas).toHaveTextContent('sampai 18.00 WIB, R. 402 Gedung C')
    expect(kelas).not.toHaveTextContent('Hadir')
    expect(within(kelas).queryByRole('alert')).toBeNull()
  },
)

test('keeps the greeting, the menu and a reload button in every card without a connection', async () => {
  const down = ['getDashboard', 'listRiwayatKuliah', 'getRekapPembayaran', 'listJadwalKuliah', 'listUpcomingEvent']
  await renderWide('/dashboard', { faults: down.map((operation) => ({ operation, kind: 'network' })) })
  expect(screen.getAllByRole('button', { name: 'Muat Ulang' })).toHaveLength(down.length + 1) // and one in the strip, which depends on them
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sekar')
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toHaveTextContent('Biaya kuliah')
})

test('shows berita without waiting for a biodata singkat that fails', async () => {
  await renderScreen('/dashboard', { faults: [{ operation: 'getBiodataSingkat', kind: 'network' }] })
  expect(card('Berita')).toHaveTextContent('Jadwal UTS 2026/2027 Ganjil telah terbit')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Selamat siang$/)
})

test('does not resend a failed call by itself', async () => {
  const { asked } = await renderScreen('/dashboard', { faults: [{ operation: 'getDashboard', kind: 'server' }] })
  expect(asked.filter((request) => request.endsWith('/dashboard'))).toHaveLength(1)
})

test('shows the number of open questionnaires, with a link to them', async () => {
  await renderScreen('/dashboard')
  const way = within(card('IPS per semester')).getByRole('link', { name: 'Isi 7 kuesioner' })
  expect(way).toHaveAttribute('href', '/kuesioner')
})

test('shows no link to questionnaires when there are none', async () => {
  await renderScreen('/dashboard', { persona: 'kosong' })
  expect(screen.queryByRole('link', { name: /^Isi .*kuesioner/ })).toBeNull()
})
