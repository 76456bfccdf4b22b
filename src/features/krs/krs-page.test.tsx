import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { button, openKrs, saveButton, saves, taken } from '#tests/open-krs.ts'
import { card } from '#tests/render-screen.tsx'
import { changeAnswer } from '#tests/rewrite-answer.ts'

allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
})
afterEach(() => {
  clearOutbox()
  localStore.clear()
  vi.restoreAllMocks()
})

const offer = () => card('Mata kuliah ditawarkan')

/**
 * Returns a course with a single class, so that only a reserve resolves the clash; the exams of the first course and
 * the reserve clash.
 */
const kelas = (idKelas: string, kode: number, jam: [string, string], ujianMulai: string) => ({
  idKelas,
  nama: idKelas,
  jadwal: [{ hari: { kode, nama: null }, jamMulai: jam[0], jamSelesai: jam[1], ruang: null }],
  ujian: [{ jenis: 'UAS', tanggalUjian: '2027-06-07', jamMulai: ujianMulai, jamSelesai: '10.00' }],
  kuota: 10,
  terisi: 5,
})
const ALJABAR = { idMakul: '1', namaMakul: 'Aljabar', sks: 3, kelas: [kelas('A', 1, ['08.00', '10.00'], '08.00')] }
const LOGIKA = {
  idMakul: '2',
  namaMakul: 'Logika',
  sks: 3,
  kelas: [{ ...kelas('B', 1, ['09.00', '11.00'], ''), ujian: null }],
}
const SEJARAH = { idMakul: '3', namaMakul: 'Sejarah', sks: 3, kelas: [kelas('C', 3, ['08.00', '10.00'], '09.00')] }
const PERIODE = { tahun: 2027, semester: 2 }
const SMALL = {
  '/kurikulum_makul_krs': { ...PERIODE, makul: [ALJABAR, LOGIKA, SEJARAH] },
  '/edit_krs': {
    ...PERIODE,
    isKrsDikunci: false,
    makul: [
      { idMakul: '1', idKelas: 'A' },
      { idMakul: '2', idKelas: 'B' },
    ],
    makulCadangan: [{ idMakul: '3', idKelas: 'C' }],
  },
}

test('shows the closing time, the courses taken and the courses on offer', async () => {
  await openKrs()
  expect(screen.getByRole('heading', { level: 1, name: 'KRS 2026/2027 Genap' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ditutup dalam 3 hari 6 jam' })).toBeVisible()
  expect(screen.getByText(/^Simpan KRS sampai Jumat, 15 Januari 2027 pukul 16\.00\sWIB\./)).toBeVisible()
  expect(within(taken()).getAllByText('Belum disimpan')).toHaveLength(3)
  expect(screen.getByText('8 dari 24 SKS')).toBeVisible()
  expect(offer()).toHaveTextContent('Penambangan Data')
  expect(offer()).toHaveTextContent('IF2501 Basis Data Lanjut belum lulus')
  expect(within(offer()).queryByRole('button', { name: 'Ambil Penambangan Data' })).toBeNull()
})

test('[R3-014] names the status of each course taken', async () => {
  const makul = [
    { idMakul: '1', idKelas: 'A', status: 'Disetujui' },
    { idMakul: '2', idKelas: 'B', status: 'Belum disetujui' },
  ]
  const edit = { ...SMALL['/edit_krs'], makul, makulCadangan: [] }
  await openKrs('/krs', { answers: { ...SMALL, '/edit_krs': edit, '/krs': { ...PERIODE, data: makul } } })
  expect(
    within(taken())
      .getAllByText(/^(Belum d|D)isetujui$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Disetujui', 'Belum disetujui'])
})

test('shows and counts down a window without a UTC offset in the time zone of the campus', async () => {
  await openKrs('/krs', {
    settings: { time_zone: 'WIT' },
    answers: {
      '/pembatas_waktu_krs_mahasiswa': { tanggalMulai: '2027-01-11 08:00:00', tanggalSelesai: '2027-01-12 13:30:00' },
    },
  })
  expect(screen.getByText(/^Simpan KRS sampai Selasa, 12 Januari 2027 pukul 13\.30\sWIT\./)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ditutup dalam 1 jam 30 menit' })).toBeVisible()
})

describe('clash', () => {
  it('shows both courses and the minutes, offers another class, and does not block saving', async () => {
    const { user, asked, settled } = await openKrs()
    await user.click(button('Ambil Pemrograman Perangkat Bergerak'))
    await user.selectOptions(screen.getByLabelText('Kelas Pemrograman Perangkat Bergerak'), '60302')
    expect(taken()).toHaveTextContent('Bentrok dengan Keamanan Informasi kelas A, Selasa 10.30–12.00 WIB (90 menit)')
    expect(card('Keadaan KRS')).toHaveTextContent('11 dari 24 SKS1 bentrok')
    await user.click(button(/^Pindah Pemrograman Perangkat Bergerak ke A · Rabu/))
    expect(taken()).not.toHaveTextContent('Bentrok dengan')
    await user.selectOptions(screen.getByLabelText('Kelas Pemrograman Perangkat Bergerak'), '60302')
    await user.click(saveButton())
    const question = screen.getByRole('dialog', { name: 'Konfirmasi' })
    expect(question).toHaveTextContent('1 bentrok')
    expect(saves(asked)).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Ya, simpan' }))
    await settled()
    expect(saves(asked)).toHaveLength(1)
  })

  it('offers a reserve that does not clash when no other class fits', async () => {
    const { user } = await openKrs('/krs', { answers: SMALL })
    expect(taken()).toHaveTextContent('Bentrok dengan Aljabar kelas A, Senin 09.00–10.00 WIB (60 menit)')
    await user.click(button('Ganti dengan cadangan Sejarah, C · Rabu 08.00–10.00 WIB · sisa 5'))
    expect(taken()).not.toHaveTextContent('Bentrok dengan')
    expect(taken()).toHaveTextContent('Sejarah')
    expect(screen.queryByRole('region', { name: 'Cadangan' })).toBeNull()
  })

  it('warns about an exam clash separately and asks for confirmation before saving', async () => {
    const { user } = await openKrs('/krs', { answers: SMALL })
    await user.click(button('Ganti dengan cadangan Sejarah, C · Rabu 08.00–10.00 WIB · sisa 5'))
    expect(taken()).toHaveTextContent('Ujian UAS bentrok dengan Aljabar, 07 Juni 2027 09.00–10.00 WIB (60 menit)')
    await user.click(saveButton())
    expect(screen.getByRole('dialog', { name: 'Konfirmasi' })).toHaveTextContent('1 ujian bentrok')
  })
})

describe('[R4-028] locked registration', () => {
  it.each([
    ['tunggakan', 'KRS terkunci karena tunggakan dua semester.', 'KRS-TUNGGAKAN', 'Bayar tagihan'],
    ['cuti', 'Mahasiswa berstatus Cuti tidak dapat mengisi KRS.', 'KRS-STATUS', null],
    ['lulus', 'Mahasiswa berstatus Lulus tidak dapat mengisi KRS.', 'KRS-STATUS', null],
  ])('persona %s: explains the disabled save button and sends nothing', async (persona, text, rule, next) => {
    const { user, asked } = await openKrs('/krs', { persona })
    expect(saveButton()).toHaveAccessibleDescription(new RegExp(`^${text}.*${rule}$`))
    expect(screen.queryByRole('button', { name: /^(Ambil|Lepas) / })).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    if (next) expect(screen.getAllByRole('link', { name: next })[0]).toHaveAttribute('href', '/biaya-kuliah')
    await user.click(saveButton())
    expect(saves(asked)).toEqual([])
  })

  it.each([
    ['lulus', false],
    ['tunggakan', true],
  ])('counts planned credits only when the student can still register (persona %s)', async (persona, isCounted) => {
    await openKrs('/krs', { persona })
    const state = screen.getByRole('region', { name: 'Keadaan KRS' })
    expect(within(state).queryByText(/^0 dari \d+ SKS$/) !== null).toBe(isCounted)
  })

  it.each([
    ['/krs', 'KRS', 'isKrsDikunci'],
    ['/krss', 'KRSS', 'isDikunci'],
    ['/pkrs', 'PKRS', 'isPkrsDikunci'],
  ])('%s shows an approved leave as the reason instead of the opening date', async (path, jenis, lock) => {
    const alasanDikunci = `${jenis} terkunci karena cuti disetujui`
    changeAnswer(`/edit_${path.slice(1)}`, (body) => ({ ...body, [lock]: true, alasanDikunci }))
    const { user, asked } = await openKrs(path, {
      at: '2026-11-02T09:00:00+07:00',
      menuConfig: { portalmhs_pengajuan: { cuti: 'true' } },
    })
    const state = screen.getByRole('region', { name: `Keadaan ${jenis}` })
    expect(within(state).getByRole('heading', { name: 'Terkunci: cuti disetujui' })).toBeVisible()
    expect(state).toHaveTextContent(`${alasanDikunci}.`)
    expect(state).not.toHaveTextContent(/Dibuka|Ditutup/)
    expect(within(state).getByRole('link', { name: 'Lihat cuti' })).toHaveAttribute('href', '/cuti')
    await user.click(saveButton(jenis))
    expect(saves(asked)).toEqual([])
  })

  it.each([
    ['/pkrs', 'PKRS', 'PKRS sudah ditutup.'],
    ['/krss', 'KRSS', 'KRSS sudah ditutup.'],
  ])('%s disables saving after the window closes', async (path, jenis, text) => {
    const { user, asked } = await openKrs(path, { at: '2026-12-01T10:00:00+07:00' })
    expect(saveButton(jenis)).toHaveAccessibleDescription(new RegExp(text))
    await user.click(saveButton(jenis))
    expect(saves(asked)).toEqual([])
  })
})

describe('before the window opens', () => {
  const EARLY = { at: '2027-01-11T07:59:00+07:00' }

  it('keeps plans on the device across a reload and sends nothing', async () => {
    const { user, asked, unmount } = await openKrs('/krs', EARLY)
    expect(screen.getByRole('heading', { name: /^Dibuka Senin, 11 Januari 2027 pukul 08\.00\sWIB$/ })).toBeVisible()
    await user.click(button(/^Rencana B/))
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    expect(button(/^Rencana B/)).toHaveTextContent('3 SKS')
    expect(saveButton()).toHaveAccessibleDescription(
      /^Rencana dapat disiapkan sekarang; KRS dapat disimpan mulai Senin, 11 Januari 2027 pukul 08\.00\sWIB\./,
    )
    await user.click(saveButton())
    expect(saves(asked)).toEqual([])
    unmount()
    await openKrs('/krs', EARLY)
    expect(button(/^Rencana B/)).toHaveTextContent('3 SKS')
    expect(screen.getByText(/dipulihkan; belum dikirim/)).toBeVisible()
  })

  it('restores a plan made weeks earlier when the window opens and hides it after the window closes', async () => {
    const { user, unmount } = await openKrs('/krs', { at: '2026-12-20T10:00:00+07:00' })
    await user.click(button(/^Rencana B/))
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    unmount()
    const opening = await openKrs()
    expect(button(/^Rencana B/)).toHaveTextContent('3 SKS')
    opening.unmount()
    await openKrs('/krs', { at: '2027-01-25T10:00:00+07:00' })
    expect(localStore.names().filter(isDraftName)).toEqual([])
  })

  it('shows how an outdated plan differs from the offer and blocks saving until it is fixed', async () => {
    const { user, controls, unmount, settled } = await openKrs('/krs', EARLY)
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    unmount()
    const next = await openKrs('/krs', {
      faults: [{ operation: 'listKurikulumMakulKrs', kind: 'malformed', path: 'makul.3.idMakul' }],
    })
    expect(controls.now()).not.toBe('')
    expect(screen.getByText('1 pilihan berbeda dengan tawaran sekarang:')).toBeVisible()
    expect(saveButton()).toHaveAccessibleDescription(/KRS-BEDA$/)
    await next.user.click(button('Lepas 2604'))
    await settled()
    expect(screen.queryByText(/berbeda dengan tawaran/)).toBeNull()
  })
})

test('blocks saving above the SKS limit and shows the excess', async () => {
  const edit = { ...SMALL['/edit_krs'], makulCadangan: [], maksimalSks: 7 }
  const { user, asked } = await openKrs('/krs', { answers: { ...SMALL, '/edit_krs': edit } })
  expect(offer()).toHaveTextContent('Melebihi jatah SKS.')
  await user.click(button('Ambil Sejarah', offer()))
  expect(screen.getByText('lebih 2 SKS')).toBeVisible()
  expect(saveButton()).toHaveAccessibleDescription(/^Jumlah SKS melebihi jatah sebanyak 2 SKS\..*KRS-SKS$/)
  await user.click(saveButton())
  expect(saves(asked)).toEqual([])
})

test('shows the clash and the resulting SKS of a pick before it is made', async () => {
  const edit = { ...SMALL['/edit_krs'], makul: [{ idMakul: '1', idKelas: 'A' }], makulCadangan: [], maksimalSks: 5 }
  const { user } = await openKrs('/krs', { answers: { ...SMALL, '/edit_krs': edit } })
  expect(button('Ambil Logika')).toHaveAccessibleDescription(
    'Melebihi jatah SKS. Bentrok dengan Aljabar kelas A, Senin 09.00–10.00\u00a0WIB (60 menit)',
  )
  expect(button('Ambil Sejarah')).toHaveAccessibleDescription(
    /Ujian UAS bentrok dengan Aljabar, 07 Juni 2027 09\.00–10\.00\sWIB \(60 menit\)$/,
  )
  expect(screen.queryByText(/^Menjadi/)).toBeNull()
  await user.hover(button('Ambil Sejarah'))
  expect(screen.getByText('Menjadi 6/5 SKS')).toBeVisible()
  await user.unhover(button('Ambil Sejarah'))
  expect(screen.queryByText(/^Menjadi/)).toBeNull()
  act(() => button('Ambil Logika').focus())
  expect(screen.getByText('Menjadi 6/5 SKS')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(screen.queryByText(/^Menjadi/)).toBeNull()
  expect(screen.getByText('6/5 SKS')).toBeVisible()
})

test('shows only the total and an empty state when the campus has no offer', async () => {
  await openKrs('/krs', { persona: 'kosong' })
  expect(screen.getAllByText('0 SKS').length).toBeGreaterThan(0)
  expect(taken()).toHaveTextContent('Tidak ada data')
  expect(screen.queryByText(/dari \d+ SKS/)).toBeNull()
})

test('filters the offer by text, semester and day', async () => {
  const { user } = await openKrs()
  await user.type(screen.getByLabelText('Cari mata kuliah, kode, atau dosen'), 'aksesibilitas')
  expect(await within(offer()).findByText('1 mata kuliah')).toBeVisible()
  expect(within(offer()).getByRole('heading', { name: 'Aksesibilitas Digital' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Hari'), 'Rabu')
  expect(await within(offer()).findByText('0 mata kuliah')).toBeVisible()
  expect(offer()).toHaveTextContent('Ubah kata kunci atau saringan.')
})

test('shows each period in the history with its total and a link to its paper', async () => {
  const { user, settled } = await openKrs('/krs?tab=riwayat')
  const riwayat = card('Riwayat KRS')
  await user.selectOptions(within(riwayat).getByLabelText('Periode'), '2026/2027 Ganjil')
  await settled()
  expect(riwayat).toHaveTextContent('Basis Data Lanjut')
  expect(within(riwayat).getByRole('row', { name: /^Jumlah|Jumlah/ })).toHaveTextContent('22')
  expect(within(riwayat).getByRole('link', { name: 'Cetak KRS' })).toHaveAttribute(
    'href',
    '/cetak-krs?tahun=2027&semester=1',
  )
})

test('starts the history at the newest period and links to the paper of the selected one', async () => {
  const data = [
    { tahun: 2027, semester: 1 },
    { tahun: 2027, semester: 2 },
    { tahun: 2026, semester: 2 },
  ]
  await openKrs('/krs?tab=riwayat', { answers: { '/tahun_semester': { data } } })
  const riwayat = card('Riwayat KRS')
  const periode = within(riwayat).getByLabelText<HTMLSelectElement>('Periode')
  expect(periode.selectedOptions[0]).toHaveTextContent('2026/2027 Genap')
  expect(within(riwayat).getByRole('link', { name: 'Cetak KRS' })).toHaveAttribute(
    'href',
    '/cetak-krs?tahun=2027&semester=2',
  )
})

test('shows the seats left in the chosen class below the class select', async () => {
  await openKrs('/krs', { answers: SMALL })
  const select = within(taken()).getByLabelText<HTMLSelectElement>('Kelas Aljabar')
  expect(select.selectedOptions[0]).toHaveTextContent(/^A · Senin 08\.00–10\.00\sWIB$/)
  expect(select.parentElement).toHaveTextContent(/sisa 5$/)
})

describe('partial failure', () => {
  it.each([
    ['listKurikulumMakulKrs', () => offer()],
    ['getEditKrs', () => taken()],
    ['getPembatasWaktuKrs', () => card('Keadaan KRS')],
  ])('%s fails alone, and Muat Ulang retries only that request', async (operation, place) => {
    const { controls, user, settled } = await openKrs('/krs', {
      faults: [{ operation, kind: 'server', message: 'Sedang dirawat' }],
    })
    expect(within(place()).getByRole('alert')).toHaveTextContent('Sedang dirawat')
    expect(screen.getAllByRole('alert').filter((one) => one.textContent !== '')).toHaveLength(1)
    controls.setFaults([])
    await user.click(within(place()).getByRole('button', { name: 'Muat Ulang' }))
    await settled()
    expect(taken()).toHaveTextContent('Kecerdasan Buatan')
    expect(screen.getByRole('heading', { name: 'Ditutup dalam 3 hari 6 jam' })).toBeVisible()
  })
})

test('renders in English', async () => {
  await openKrs('/krs', { lng: 'en' })
  expect(screen.getByRole('heading', { name: 'Closes in 3 days 6 hours' })).toBeVisible()
  expect(card('Courses taken')).toHaveTextContent('A · Monday 08:00–10:30 WIB')
})

test('marks the class of the offer that is in the plan, and the backup', async () => {
  await openKrs('/krs', { arrange: ({ jumpTo }) => jumpTo('2027-01-11T09:05:00+07:00') })
  const offer = screen.getByRole('heading', { name: 'Mata kuliah ditawarkan' }).closest('section') ?? document.body
  const rowOf = (name: string) => within(offer).getByRole('heading', { name }).closest<HTMLElement>('[data-row]')
  const tagged = (name: string, tag: string) =>
    within(rowOf(name) ?? document.body)
      .getAllByText(tag)
      .map((found) => found.closest('li')?.textContent)
  expect(tagged('Kecerdasan Buatan', 'Diambil')).toEqual([expect.stringMatching(/^A · Senin/)])
  expect(tagged('Pemrograman Perangkat Bergerak', 'Cadangan')).toEqual([expect.stringMatching(/^A · Rabu/)])
})

test('does not say that the advisor has yet to approve what was never saved', async () => {
  await openKrs('/krs', { arrange: ({ jumpTo }) => jumpTo('2027-01-11T09:05:00+07:00') })
  expect(await screen.findAllByText('Belum disimpan')).toHaveLength(3)
  expect(screen.queryByText('Belum disetujui')).toBeNull()
})

test('previews the credits below a mouse, not after a touch', async () => {
  const { user } = await openKrs('/krs', { arrange: ({ jumpTo }) => jumpTo('2027-01-11T09:05:00+07:00') })
  const take = button('Ambil Manajemen Proyek Perangkat Lunak')
  fireEvent.pointerEnter(take, { pointerType: 'touch' })
  expect(screen.queryByText(/^Menjadi/)).toBeNull()
  await user.hover(take)
  expect(screen.getByText(/^Menjadi/)).toBeVisible()
})
