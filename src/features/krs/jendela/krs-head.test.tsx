import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { openKrs } from '#tests/open-krs.ts'
import { card } from '#tests/render-screen.tsx'

allowAssumedWrites()
afterEach(() => {
  localStore.clear()
})

type Options = NonNullable<Parameters<typeof openKrs>[1]>

const PERIODE = { tahun: 2027, semester: 2 }
const AFTER = '2027-01-18T10:00:00+07:00'
const row = (status: string | null, more: object = {}) => ({
  ...{ idMakul: '2601', namaMakul: 'Kecerdasan Buatan', sks: 3, idKelas: '60101', kelas: 'A', status },
  ...more,
})
const edit = (more: object = {}) => ({
  '/edit_krs': { ...PERIODE, makul: [row('Belum disetujui')], makulCadangan: [], isKrsDikunci: false, ...more },
})
const locked = (alasanDikunci: string) => edit({ isKrsDikunci: true, alasanDikunci })
const listed = (data: unknown, more: object = {}) => ({
  '/krs': { ...PERIODE, data, dosenPa: { id: '1', nama: 'Dr. Hendra Wijaya' }, ...more },
})
const NONE = listed([])
const WITH_CUTI = { portalmhs_pengajuan: { cuti: 'true' } }

const OPEN_FOOT = /^Masa pengisian sampai Jumat, 15 Januari 2027 pukul 16\.00\sWIB\.$/
const OVER_FOOT = /^Masa pengisian ditutup Jumat, 15 Januari 2027 pukul 16\.00\sWIB\.$/

/** Heading, note, links and buttons in order, and footer. */
type Case = [
  name: string,
  options: Options & { at?: string },
  heading: string,
  note: RegExp,
  ways: string[],
  foot: RegExp,
]

const CASES: Case[] = [
  [
    'open',
    { answers: { ...edit(), ...NONE } },
    'Ditutup dalam 3 hari 6 jam',
    /^Simpan KRS sampai Jumat, 15 Januari 2027 pukul 16\.00\sWIB\. Setelah itu dosen PA memeriksanya\./,
    ['#tawaran'],
    /^KRS belum disimpan\.$/,
  ],
  [
    'sent, while it may still be changed',
    { answers: { ...edit(), ...listed([row('Belum disetujui')]) } },
    'Terkirim, menunggu dosen PA',
    /^Dr\. Hendra Wijaya memeriksa KRS ini\. Anda tidak perlu melakukan apa pun\./,
    ['#tawaran', '/pa-online'],
    OPEN_FOOT,
  ],
  [
    'sent, after the window',
    { at: AFTER, answers: { ...edit(), ...listed([row('Belum disetujui')]) } },
    'Terkirim, menunggu dosen PA',
    /^Dr\. Hendra Wijaya memeriksa KRS ini\./,
    ['/pa-online'],
    OVER_FOOT,
  ],
  [
    'sent, with an unknown decision of the advisor',
    { answers: { ...edit(), ...listed([row(null)]) } },
    'Terkirim',
    /^Persetujuan Dr\. Hendra Wijaya belum diketahui\./,
    ['#tawaran', '/pa-online'],
    OPEN_FOOT,
  ],
  [
    'approved, with advisor and time',
    {
      answers: {
        ...locked('KRS telah disetujui dosen PA'),
        ...listed([row('Disetujui')], { tanggalPersetujuan: '2027-01-14T09:40:00+07:00' }),
      },
    },
    'Disetujui',
    /^Dr\. Hendra Wijaya, Kamis, 14 Januari 2027 09\.40\sWIB/,
    ['/cetak-krs?tahun=2027&semester=2', '/jadwal-dan-presensi?tahun=2027&semester=2'],
    OPEN_FOOT,
  ],
  [
    'approved after the window, without an advisor or a time in the response',
    { at: AFTER, answers: { ...edit(), ...listed([row('1')], { dosenPa: null }) } },
    'Disetujui',
    /^Dosen PA/,
    ['/cetak-krs?tahun=2027&semester=2', '/jadwal-dan-presensi?tahun=2027&semester=2'],
    OVER_FOOT,
  ],
  [
    'rejected, with the comment of the advisor',
    {
      answers: {
        ...edit({ catatanDosen: 'Realitas Virtual semester 7.' }),
        ...listed([row('Ditolak', { catatan: 'Ambil yang lain.' })]),
      },
    },
    'Ditolak dosen PA',
    /^Perbaiki, lalu kirim lagi\..*Realitas Virtual semester 7\.Kecerdasan Buatan: Ambil yang lain\./,
    ['#tawaran', '/pa-online'],
    OPEN_FOOT,
  ],
  [
    'locked by bills that the gateway does not name',
    { answers: { ...locked('KRS terkunci karena tunggakan dua semester'), ...NONE } },
    'Terkunci: tagihan belum lunas',
    /^KRS terkunci karena tunggakan dua semester\.Kampus menetapkan jumlah yang harus dibayar agar KRS terbuka\./,
    ['/biaya-kuliah'],
    OPEN_FOOT,
  ],
  [
    'locked by questionnaires',
    { answers: { ...locked('Isi kuesioner dahulu'), ...NONE } },
    'Terkunci: kuesioner belum diisi',
    /^Isi kuesioner dahulu\./,
    ['/kuesioner'],
    OPEN_FOOT,
  ],
  [
    'locked by an approved leave, even after sending',
    {
      menuConfig: WITH_CUTI,
      answers: { ...locked('KRS terkunci karena cuti disetujui'), ...listed([row('Disetujui')]) },
    },
    'Terkunci: cuti disetujui',
    /^KRS terkunci karena cuti disetujui\./,
    ['/cuti'],
    OPEN_FOOT,
  ],
  [
    'locked by the campus',
    { answers: { ...locked('Hubungi dosen PA'), ...NONE } },
    'Terkunci oleh kampus',
    /^Hubungi dosen PA\./,
    ['/pa-online'],
    OPEN_FOOT,
  ],
  [
    'locked by the status of the student, without an action',
    { persona: 'lulus', answers: { ...edit(), ...NONE } },
    'Terkunci: status Lulus',
    /^Mahasiswa berstatus Lulus tidak dapat mengisi KRS\./,
    [],
    OPEN_FOOT,
  ],
  [
    'before the window',
    { at: '2026-12-20T10:00:00+07:00', answers: { ...edit(), ...NONE } },
    'Dibuka Senin, 11 Januari 2027 pukul 08.00\u00a0WIB',
    /^Rencana dapat disiapkan sekarang\./,
    ['#tawaran'],
    /^Masa pengisian mulai Senin, 11 Januari 2027 pukul 08\.00\sWIB\.$/,
  ],
  [
    'closed without being sent',
    { at: AFTER, answers: { ...edit(), ...NONE } },
    'Ditutup, KRS tidak dikirim',
    /^Hanya kampus yang dapat membukanya lagi\./,
    ['/pa-online'],
    OVER_FOOT,
  ],
  [
    'not open despite its dates',
    { answers: { ...edit(), ...NONE, '/pembatas_waktu_krs_mahasiswa': { ...PERIODE, isBuka: false } } },
    'Belum dibuka',
    /^Kampus belum membuka KRS\./,
    [],
    /^Masa pengisian belum dibuka oleh kampus\.$/,
  ],
  [
    'without a window',
    { answers: { ...edit(), ...NONE, '/pembatas_waktu_krs_mahasiswa': PERIODE } },
    'Belum diumumkan',
    /^Tanyakan kepada kampus sampai kapan KRS diterima\./,
    [],
    /^Masa pengisian belum diumumkan$/,
  ],
]

const head = (jenis = 'KRS') => card(`Keadaan ${jenis}`)
const headingOf = (region: HTMLElement) => within(region).getByRole('heading', { level: 2 })
const waysIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('KRS headline', () => {
  it.each(CASES)('%s', async (_, options, heading, note, ways, foot) => {
    await openKrs('/krs', options)
    expect(headingOf(head())).toHaveTextContent(heading.replace(/\s/g, ' '))
    expect(headingOf(head()).parentElement?.parentElement?.parentElement?.textContent).toMatch(
      new RegExp(note.source.replace('^', heading.replaceAll('.', '\\.'))),
    )
    expect(waysIn(head())).toEqual(ways)
    expect(within(head()).getByText(foot)).toBeVisible()
  })
})

describe('KRS headline with incomplete data', () => {
  it.each<[string, Options, string, string | null]>([
    [
      'the list of the period fails',
      { faults: [{ operation: 'getKrs', kind: 'server', message: 'Rusak' }] },
      'Ditutup dalam 3 hari 6 jam',
      'Belum diketahui apakah KRS ini sudah dikirim.',
    ],
    [
      'the list of the period is unreadable',
      { answers: { ...edit(), '/krs': { ...PERIODE, data: 'rusak' } } },
      'Ditutup dalam 3 hari 6 jam',
      'Belum diketahui apakah KRS ini sudah dikirim.',
    ],
    [
      'the registered makul fail',
      { faults: [{ operation: 'getEditKrs', kind: 'server', message: 'Rusak' }] },
      'Keadaan KRS belum diketahui',
      null,
    ],
    [
      'the window fails',
      { faults: [{ operation: 'getPembatasWaktuKrs', kind: 'server', message: 'Rusak' }] },
      'Keadaan KRS belum diketahui',
      'Rusak',
    ],
    ['a sent row is unreadable', { answers: { ...edit(), ...listed([row('Disetujui'), 7]) } }, 'Terkirim', null],
  ])('%s', async (_, options, heading, said) => {
    await openKrs('/krs', options)
    expect(headingOf(head())).toHaveTextContent(heading)
    if (said) expect(within(head()).getByRole('alert')).toHaveTextContent(said)
    expect(head()).not.toHaveTextContent(/tidak dikirim|belum dikirim/)
  })

  it('shows the approval from the registered makul when the list of the period fails', async () => {
    await openKrs('/krs', {
      answers: edit({ makul: [row('Disetujui')] }),
      faults: [{ operation: 'getKrs', kind: 'server', message: 'Rusak' }],
    })
    expect(headingOf(head())).toHaveTextContent('Disetujui')
  })
})

describe('countdown and saving', () => {
  it('hides the countdown when the campus does not accept the save', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    await openKrs('/krs', { answers: { ...edit(), ...NONE } })
    expect(headingOf(head())).toHaveTextContent('KRS dibuka')
    expect(head()).toHaveTextContent('Menyimpan KRS lewat portal ini belum diaktifkan di kampus Anda.')
    expect(screen.queryByText(/Ditutup dalam/)).toBeNull()
  })

  it('saves the picks that were prefilled from the KRSS without changes', async () => {
    const { user, settled } = await openKrs()
    expect(screen.getByText('Belum disimpan ke kampus')).toBeVisible()
    const save = screen.getByRole('button', { name: 'Simpan KRS' })
    expect(save).toBeEnabled()
    await user.click(save)
    await settled()
    expect(headingOf(head())).toHaveTextContent('Terkirim, menunggu dosen PA')
    expect(screen.getByText('Tersimpan di kampus')).toBeVisible()
  })
})

test.each([
  ['/pkrs', 'PKRS', '2026-09-08T10:00:00+07:00', 'Ditutup dalam 3 hari 6 jam'],
  ['/krss', 'KRSS', '2026-10-14T10:00:00+07:00', 'Terkirim, menunggu dosen PA'],
])('%s shows the state of its own registration', async (path, jenis, at, heading) => {
  const listing = path === '/pkrs' ? [] : [row('Belum disetujui')]
  await openKrs(path, { at, answers: { [path]: { ...PERIODE, data: listing } } })
  expect(headingOf(head(jenis))).toHaveTextContent(heading)
})

test('links an approved PKRS to the paper of its own period', async () => {
  const answers = { '/pkrs': { tahun: 2027, semester: 1, data: [row('Disetujui', { perubahan: 'Ditambah' })] } }
  await openKrs('/pkrs', { at: '2026-12-01T10:00:00+07:00', answers })
  expect(headingOf(head('PKRS'))).toHaveTextContent('Disetujui')
  expect(within(head('PKRS')).getByRole('link', { name: 'Cetak PKRS' })).toHaveAttribute(
    'href',
    '/cetak-pkrs?tahun=2027&semester=1',
  )
})

test('refers to the student in the third person in operator mode', async () => {
  localStore.set('operator_student_id', '240117023')
  const { settled } = await openKrs('/krs', {
    persona: 'operator',
    answers: { ...edit(), ...listed([row('Belum disetujui')]) },
  })
  await screen.findByRole('complementary', { name: 'Mode operator' })
  await settled()
  expect(head()).toHaveTextContent('Mahasiswa tidak perlu melakukan apa pun.')
})

test.each([
  ['before it opens', '2027-01-04T10:00:00+07:00', /^KRS dibuka/, 'Acara ini saja'],
  ['while it is open', undefined, /^Isi dan simpan KRS/, 'Tenggat ini saja'],
])('offers a reminder of the window %s', async (_, at, name, choice) => {
  const { user } = await openKrs('/krs', { ...(at && { at }), answers: { ...edit({ makul: [] }), ...NONE } })
  await user.click(await screen.findByRole('button', { name: 'Ingatkan saya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingatkan saya' }))
  expect(dialog.getByText(name)).toBeVisible()
  expect(dialog.getByRole('radio', { name: choice })).toBeChecked()
})
