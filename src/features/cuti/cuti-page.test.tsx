import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, rowsIn } from '#tests/rewrite-answer.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

// Preloads the page: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(() => import('./cuti-page.tsx'), 60_000)
allowAssumedWrites() // the specification has no call for requests
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked.filter((request) => /^(POST|DELETE) .*pengajuan_cuti/.test(request))
/** Returns the expiry times of the drafts on this device. */
const drafts = () =>
  localStore
    .names()
    .map((name) => readJson(localStore, name))
    .flatMap((kept) => (isRecord(kept) && typeof kept['keepUntil'] === 'number' ? [kept['keepUntil']] : []))
const requests = () => within(card('Pengajuan Anda'))

const request = async ({ user }: Shown, alasan = 'Magang penuh waktu') => {
  await user.click(await screen.findByRole('button', { name: 'Ajukan cuti' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajukan cuti 2026/2027 Genap' }))
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), alasan)
  await user.click(dialog.getByRole('button', { name: 'Ajukan cuti' }))
}

test('counts down to the end of the requests in their last week', async () => {
  await renderScreen('/cuti', { arrange: ({ jumpTo }) => jumpTo('2027-01-02T10:00:00+07:00') })
  const window = within(screen.getByRole('region', { name: 'Waktu pengajuan cuti 2026/2027 Genap' }))
  expect(window.getByRole('heading', { name: /^Pengajuan ditutup dalam 6 hari/ })).toBeVisible()
})

test('shows the end of the window, the semesters left and what is known to follow', async () => {
  await renderScreen('/cuti')
  const window = within(screen.getByRole('region', { name: 'Waktu pengajuan cuti 2026/2027 Genap' }))
  expect(window.getByRole('heading', { name: 'Pengajuan cuti dibuka' })).toBeVisible()
  expect(window.getByText(/sampai Jumat, 08 Januari 2027 pukul 23\.59\sWIB/)).toBeVisible()
  expect(window.getByText('Jatah 2 semester')).toBeVisible()
  const follows = within(card('Bila cuti 2026/2027 Genap disetujui'))
  const definition = (term: string | RegExp) => follows.getByText(term).nextElementSibling
  expect(definition('Status pada 2026/2027 Genap')).toHaveTextContent('Aktif →menjadi Cuti')
  expect(definition(/^KRS 11 Januari 2027/)).toHaveTextContent(/^Tertutup$/)
  expect(definition('Jatah cuti')).toHaveTextContent('2 semester →menjadi 1 semester')
  expect(definition('Tagihan')).toHaveTextContent('Rp 2.750.000, tetap harus dibayar')
  expect(definition('Tunggakan')).toHaveTextContent('Rp 2.150.000')
  expect(follows.getByText(/^Biaya semester cuti ditetapkan kampus/)).toBeVisible()
  expect(within(card('Syarat dari kampus')).getAllByRole('listitem')).toHaveLength(2)
})

test('keeps a draft until its window closes', async () => {
  const shown = await renderScreen('/cuti')
  await shown.user.click(await screen.findByRole('button', { name: 'Ajukan cuti' }))
  await shown.user.type(await screen.findByRole('textbox', { name: /^Alasan/ }), 'Magang')
  await waitFor(() => expect(drafts()).toHaveLength(1))
  expect(new Date(drafts()[0] ?? 0).toISOString(), 'the last second of 8 January').toBe('2027-01-08T16:59:59.000Z')
})

test('shows the readable windows and conditions, and reports the others', async () => {
  changeAnswer('/daftar_waktu_pengajuan_cuti', ({ data }) => ({
    data: [...rowsIn(data).map((row) => ({ ...row, syarat: ['Lunas', 7, { a: 1 }] })), null],
  }))
  await renderScreen('/cuti')
  expect(within(card('Syarat dari kampus')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByText('1 baris tidak dapat dibaca.')).toHaveLength(2)
})

const own = () => screen.getByRole('region', { name: 'Pengajuan cuti 2026/2027 Genap' })
const windowCard = () => screen.getByRole('region', { name: 'Waktu pengajuan cuti 2026/2027 Genap' })
const FOOT = 'Waktu pengajuan cuti sampai Jumat, 08 Januari 2027 pukul 23.59 WIB.'

describe('headline of the own request, with the window below', () => {
  const request = (more: object) => ({
    ...{ idPengajuanCuti: '9', tahun: 2027, semester: 2, tanggalPengajuan: '2026-10-20T09:00:00+07:00' },
    ...more,
  })

  test.each<[string, object, string, RegExp, string[]]>([
    [
      'waiting',
      { status: 'Menunggu persetujuan' },
      'Terkirim, menunggu keputusan kampus',
      /Cuti 2026\/2027 Genap · diajukan Selasa, 20 Oktober 2026, 09\.00\sWIB/,
      ['Batalkan pengajuan 2026/2027 Genap'],
    ],
    [
      'approved',
      { status: 'Disetujui', tanggalKeputusan: '2026-10-21T09:00:00+07:00', nomorSk: '12/SK' },
      'Disetujui',
      /Cuti 2026\/2027 Genap · diputuskan Rabu, 21 Oktober 2026, 09\.00\sWIB · 12\/SK/,
      [],
    ],
    [
      'rejected, with the reason of the campus',
      { status: 'Ditolak', catatan: 'Masih ada tunggakan.' },
      'Ditolak',
      /Masih ada tunggakan\./,
      ['Ajukan cuti'],
    ],
    [
      'in an unknown status',
      { status: 'Ditunda' },
      'Ditunda',
      /Cuti 2026\/2027 Genap/,
      ['Batalkan pengajuan 2026/2027 Genap'],
    ],
  ])('shows a request that is %s', async (_, more, heading, said, buttons) => {
    changeAnswer('/pengajuan_cuti', () => ({
      data: [request({ status: 'Ditolak', idPengajuanCuti: '1', tanggalPengajuan: '2026-01-02' }), request(more)],
    }))
    await renderScreen('/cuti')
    expect(within(own()).getByRole('heading', { level: 2, name: heading })).toBeVisible()
    expect(own()).toHaveTextContent(said)
    expect(within(own()).getByText(FOOT)).toBeVisible()
    const actions = within(own()).queryAllByRole('button')
    expect(actions.map((one) => one.textContent)).toEqual(buttons)
    for (const one of actions) expect(one).not.toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText(/ditutup dalam/)).toBeNull()
  })

  test.each<[string, object, string, RegExp]>([
    [
      'locked, with the reason of the campus',
      { bolehMengajukan: false, alasan: 'Lunasi dulu.' },
      'Terkunci: belum dapat mengajukan cuti',
      /Lunasi dulu\./,
    ],
    [
      'locked without a reason',
      { bolehMengajukan: false, alasan: null },
      'Terkunci: belum dapat mengajukan cuti',
      /Kampus belum mengizinkan/,
    ],
    [
      'locked, with no semesters left',
      { bolehMengajukan: null, sisaCuti: 0 },
      'Terkunci: jatah cuti habis',
      /Jatah cuti Anda sudah habis\./,
    ],
    [
      'not open yet',
      { tanggalMulai: '2026-12-01', isBuka: false },
      'Pengajuan cuti dibuka Selasa, 01 Desember 2026',
      /Waktu pengajuan cuti mulai/,
    ],
    [
      'closed',
      { tanggalSelesai: '2026-10-01', isBuka: false },
      'Pengajuan cuti ditutup',
      /Waktu pengajuan cuti ditutup Kamis, 01 Oktober 2026/,
    ],
    ['not open, despite its dates', { isBuka: false }, 'Pengajuan cuti belum dibuka', /belum dibuka oleh kampus/],
  ])('without a request shows the window as %s', async (_, more, heading, said) => {
    changeAnswer('/daftar_waktu_pengajuan_cuti', ({ data }) => ({
      data: rowsIn(data).map((one) => ({ ...one, ...more })),
    }))
    await renderScreen('/cuti', { answers: { '/pengajuan_cuti': { data: [] } } })
    expect(within(windowCard()).getByRole('heading', { level: 2, name: heading })).toBeVisible()
    expect(windowCard()).toHaveTextContent(said)
    expect(screen.queryByText(/ditutup dalam/)).toBeNull()
  })

  test('shows the window and no status when the requests cannot be fetched', async () => {
    await renderScreen('/cuti', { faults: [{ operation: 'listPengajuanCuti', kind: 'server', message: 'Rusak' }] })
    expect(within(windowCard()).getByRole('heading', { level: 2, name: 'Pengajuan cuti dibuka' })).toBeVisible()
    expect(requests().getByRole('alert')).toHaveTextContent('Rusak')
    expect(screen.queryByText('Pengajuan cuti Anda muncul di sini.')).toBeNull()
  })
})

test('lists the history newest first, in any order of the gateway', async () => {
  const row = (id: string, tahun: number, at: string) => ({
    idPengajuanCuti: id,
    tahun,
    semester: 1,
    status: 'Ditolak',
    tanggalPengajuan: at,
  })
  changeAnswer('/pengajuan_cuti', () => ({
    data: [row('1', 2024, '2023-08-01'), row('2', 2026, '2025-08-01'), row('3', 2025, '2024-08-01')],
  }))
  await renderScreen('/cuti')
  const headings = requests().getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '2025/2026 Ganjil',
    '2024/2025 Ganjil',
    '2023/2024 Ganjil',
  ])
})

test('hides what would follow once cuti is approved', async () => {
  changeAnswer('/pengajuan_cuti', () => ({
    data: [{ idPengajuanCuti: '9', tahun: 2027, semester: 2, status: 'Disetujui' }],
  }))
  await renderScreen('/cuti')
  expect(screen.queryByText(/^Bila cuti 2026.2027 Genap disetujui$/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ajukan cuti' })).toBeNull()
})

test('shows who ended a past request, and when', async () => {
  await renderScreen('/cuti')
  expect(requests().getByText('Rencana merawat ibu setelah operasi')).toBeVisible()
  const steps = requests()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(steps.join()).toMatch(/Diajukan.*7 Januari 2026.*Dibatalkan.*12 Januari 2026.*Dibatalkan oleh mahasiswa/)
})

test('sends a request once as typed, and shows that it is waiting', async () => {
  const shown = await renderScreen('/cuti')
  await request(shown, '  Magang <penuh> waktu ')
  expect(await screen.findByText('Pengajuan cuti terkirim. Kampus akan memutuskan.')).toBeVisible()
  expect(writes(shown)).toHaveLength(1)
  expect(await requests().findByText('Magang <penuh> waktu')).toBeVisible()
  expect(requests().getByText('Menunggu persetujuan')).toBeVisible()
  expect(within(own()).getByRole('heading', { name: 'Terkirim, menunggu keputusan kampus' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ajukan cuti' })).toBeNull()
})

test('cancels a waiting request after a confirmation', async () => {
  const shown = await renderScreen('/cuti')
  await request(shown)
  await shown.user.click(await screen.findByRole('button', { name: 'Batalkan pengajuan 2026/2027 Genap' }))
  const question = within(await screen.findByRole('dialog'))
  await shown.user.click(question.getByRole('button', { name: 'Batalkan pengajuan' }))
  expect(await screen.findByText('Pengajuan cuti dibatalkan.')).toBeVisible()
  expect(writes(shown).map((line) => line.split(' ')[0])).toEqual(['POST', 'DELETE'])
  expect(await requests().findAllByText('Dibatalkan oleh mahasiswa')).toHaveLength(2)
})

test('shows the reason for a rejection in the form, and keeps the input', async () => {
  const shown = await renderScreen('/cuti')
  shown.controls.setFaults([
    { operation: 'createPengajuanCuti', kind: 'client', status: 409, message: 'Jatah cuti Anda sudah habis.' },
  ])
  await request(shown)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Jatah cuti Anda sudah habis.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Alasan/ })).toHaveValue('Magang penuh waktu')
})

describe('a request whose response was lost', () => {
  test('is found in the list and not sent again', async () => {
    const shown = await renderScreen('/cuti')
    shown.controls.setFaults([{ operation: 'createPengajuanCuti', kind: 'lost', times: 1 }])
    await request(shown)
    expect(await requests().findByText('Magang penuh waktu', {}, { timeout: 10_000 })).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })
})

test("shows the campus's reason for a rejected request, and allows a new one", async () => {
  const shown = await renderScreen('/cuti')
  await request(shown)
  await requests().findByText('Menunggu persetujuan')
  const world = shown.controls.exportWorld()
  shown.unmount()
  await renderScreen('/cuti', {
    arrange: (controls) => {
      controls.importWorld(world)
      controls.jumpTo('2026-10-29T09:30:00+07:00')
    },
  })
  expect(await requests().findByText(/^Masih ada tagihan semester lalu/)).toBeVisible()
  expect(button('Ajukan cuti')).not.toHaveAttribute('aria-disabled', 'true')
})

test('[R4-021] shows the decree to a student on cuti, who is not active, and offers no request', async () => {
  await renderScreen('/cuti', { persona: 'cuti' })
  const granted = within(screen.getByRole('region', { name: 'Pengajuan cuti 2026/2027 Ganjil' }))
  expect(granted.getByRole('heading', { name: 'Disetujui' })).toBeVisible()
  expect(granted.getByText('sk-cuti-188.pdf')).toBeVisible()
  expect(requests().getByText('0188/UA.1/AK/VI/2026')).toBeVisible()
  expect(windowCard()).toHaveTextContent('Hanya mahasiswa aktif yang dapat mengajukan cuti')
  expect(screen.queryByRole('button', { name: 'Ajukan cuti' })).toBeNull()
  expect(screen.queryByText(/^Status pada/)).toBeNull()
})

test('shows a long history in parts', async () => {
  const { user } = await renderScreen('/cuti', { persona: 'padat' })
  expect(requests().getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await user.click(requests().getByRole('button', { name: 'Tampilkan 10 lagi' }))
  expect(requests().getAllByRole('heading', { level: 3 })).toHaveLength(13)
})

test('says that no window was announced, and explains the empty list', async () => {
  await renderScreen('/cuti', { persona: 'kosong' })
  expect(screen.getByText('Waktu pengajuan cuti belum diumumkan kampus.')).toBeVisible()
  expect(screen.getByText('Pengajuan cuti Anda muncul di sini.')).toBeVisible()
})

test('disables requests with a reason at a campus that is not known to accept them', async () => {
  setRuntimeFlags({ 'assumed-writes': false })
  await renderScreen('/cuti')
  expect(button('Ajukan cuti')).toHaveAccessibleDescription(/^Kampus Anda belum melayani pengajuan cuti/)
})
