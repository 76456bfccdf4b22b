import { act, screen, waitFor, within } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adoptEntry, clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { pictureOf } from '#tests/picture-of.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await Promise.all([import('./seminar-page.tsx'), import('./cetak-sertifikat-seminar-page.tsx')])
}, 60_000)
allowAssumedWrites()
afterEach(() => {
  localStore.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rows = (title: string) =>
  within(card(title))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const itemOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body
const yes = () => within(screen.getByRole('dialog')).getAllByRole('button').at(-1) ?? document.body
const AFTER = '2026-11-11T09:00:00+07:00'

describe('headline of the seminar list', () => {
  const row = (id: string, more: object) => ({
    ...{ id, seminarId: id, nama: `Seminar ${id}`, status: 1, tanggal: '2026-11-10', biaya: 0, isSudahBayar: true },
    ...more,
  })
  const PAY = row('1', { biaya: 50_000, isSudahBayar: false, batasBayar: '2026-10-30' })
  const ATTEND = row('2', {})
  const WAIT = row('3', { tanggal: '2026-10-01', isHadir: true })
  const OVER = row('4', { status: 2 })
  const open = (...data: object[]) =>
    renderScreen('/seminar', {
      answers: { '/mahasiswa/240117023/seminar': { data, meta: { totalItems: data.length } } },
    })
  const head = () => screen.queryByRole('region', { name: 'Pendaftaran saya' })

  test.each<[string, object[], string, RegExp, string[]]>([
    [
      'to be paid',
      [ATTEND, PAY, WAIT],
      'Belum dibayar',
      /Seminar 1.*Bayar sebelum 30 Oktober 2026 berakhir\./,
      ['/biaya-kuliah'],
    ],
    ['to attend', [OVER, WAIT, ATTEND], 'Terdaftar', /Seminar 2.*Hadiri:.*10 November 2026/, []],
    ['waiting for its result', [OVER, WAIT], 'Menunggu hasil', /Seminar 3.*Menunggu hasil dari penyelenggara\./, []],
  ])('shows a registration %s', async (_, data, heading, said, ways) => {
    await open(...data)
    expect(within(head() ?? document.body).getByRole('heading', { level: 2 })).toHaveTextContent(heading)
    expect(head()).toHaveTextContent(said)
    const links = within(head() ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([...ways, '/seminar/transaksi-seminar'])
  })

  test('is absent when no event is ahead', async () => {
    await open(OVER)
    expect(head()).toBeNull()
  })
})

describe('registrations of the student', () => {
  const transaksi = '/seminar/transaksi-seminar'

  test('[R4-045] are filtered by statusSeminar 1 to those passed, each with its certificate', async () => {
    const shown = await renderScreen(transaksi)
    expect(rows('Pendaftaran')).toHaveLength(3)
    await shown.user.click(screen.getByRole('link', { name: 'Lulus' }))
    await shown.settled()
    expect(shown.path()).toBe(`${transaksi}?statusSeminar=1`)
    expect(shown.asked.some((request) => /\/seminar\?.*statusSeminar=1/.test(request))).toBe(true)
    expect(rows('Pendaftaran')).toEqual(['Seminar Nasional Kecerdasan Artifisial dalam Pendidikan'])
    expect(screen.getByRole('link', { name: /^Cetak sertifikat/ })).toHaveAttribute(
      'href',
      '/seminar/cetak/sertifikat?id=71',
    )
  })

  test('[R4-044] are filtered by status to the active or the cancelled ones', async () => {
    const shown = await renderScreen(transaksi)
    const links = within(screen.getByRole('navigation', { name: 'Tampilkan' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Semua', 'Aktif', 'Lulus', 'Dibatalkan'])
    await shown.user.click(screen.getByRole('link', { name: 'Aktif' }))
    await shown.settled()
    expect(shown.path()).toBe(`${transaksi}?status=1`)
    expect(screen.getByRole('link', { name: 'Aktif' })).toHaveAttribute('aria-current', 'true')
    expect(shown.asked.at(-1)).toMatch(/\/v1\/mahasiswa\/240117023\/seminar\?page=1&itemsPerPage=20&status=1$/)
    expect(rows('Pendaftaran')).toHaveLength(2)
    await shown.user.click(screen.getByRole('link', { name: 'Dibatalkan' }))
    await shown.settled()
    expect(shown.asked.at(-1)).toMatch(/&status=2$/)
    expect(rows('Pendaftaran')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Aktif' })).not.toHaveAttribute('aria-current')
  })

  test('show the next step for the current time: attend, then hand in', async () => {
    const NAME = 'Kuliah Umum: Pelindungan Data Pribadi'
    const before = await renderScreen(transaksi)
    expect(itemOf(NAME)).toHaveTextContent('Hadiri: 10 November 2026, 13.00–15.00 WIB · Aula Barat.')
    before.unmount()
    await renderScreen(transaksi, { arrange: (controls) => controls.jumpTo(AFTER) })
    expect(itemOf(NAME)).toHaveTextContent('Kumpulkan resume paling lambat 17 November 2026.')
    expect(within(itemOf(NAME)).getByRole('link', { name: /^Unggah resume/ })).toHaveAttribute(
      'href',
      '/seminar/upload-resume?id=78',
    )
  })

  test('are cancelled after a confirmation and remain listed as cancelled', async () => {
    const shown = await renderScreen(transaksi)
    await shown.user.click(button(/^Batalkan pendaftaran/))
    expect(screen.getByRole('dialog')).toHaveTextContent('Batalkan pendaftaran Kuliah Umum: Pelindungan Data Pribadi?')
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Tagihan') // it is free of charge
    await shown.user.click(yes())
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Batalkan pendaftaran/ })).toBeNull())
    expect(rows('Pendaftaran')).toHaveLength(3)
    expect(itemOf('Kuliah Umum: Pelindungan Data Pribadi')).toHaveTextContent('Dibatalkan')
  })

  test('are read again, not cancelled twice, when the response to a cancellation is lost', async () => {
    const shown = await renderScreen(transaksi)
    shown.controls.setFaults([{ operation: 'cancelSeminar', kind: 'lost', times: 1 }])
    await shown.user.click(button(/^Batalkan pendaftaran/))
    await shown.user.click(yes())
    await waitFor(() => expect(itemOf('Kuliah Umum: Pelindungan Data Pribadi')).toHaveTextContent('Dibatalkan'))
    expect(shown.asked.filter((request) => request.startsWith('PUT '))).toHaveLength(1)
  })
})

describe('resume upload', () => {
  const path = '/seminar/upload-resume?id=78'
  const arrange = (controls: { jumpTo: (at: string) => unknown }) => void controls.jumpTo(AFTER)
  const file = new File(['%PDF'], 'resume-data.pdf', { type: 'application/pdf' })
  const choose = ({ user }: Awaited<ReturnType<typeof renderScreen>>, chosen = file) =>
    user.upload(screen.getByLabelText(/^Resume/, { selector: 'input' }), chosen)

  test('is possible after the seminar, and shows the file afterwards', async () => {
    const shown = await renderScreen(path, { arrange })
    await choose(shown)
    await shown.user.click(button('Unggah resume'))
    expect(await screen.findByText('Berkas Anda')).toBeVisible()
    expect(screen.getByRole('button', { name: /^resume-data\.pdf/ })).toBeVisible()
    expect(button('Ganti berkas')).toBeVisible()
  })

  test('says why it is disabled before the day, and lists open uploads when the address names none', async () => {
    const early = await renderScreen(path)
    expect(button('Unggah resume')).toHaveAccessibleDescription(/setelah seminar berlangsung/)
    early.unmount()
    await renderScreen('/seminar/upload-resume', { arrange })
    expect(screen.getByRole('link', { name: 'Kuliah Umum: Pelindungan Data Pribadi' })).toHaveAttribute('href', path)
  })

  test('keeps the chosen file when the queue is full and nothing was sent', async () => {
    const shown = await renderScreen(path, { arrange })
    for (let index = 0; index < 20; index += 1)
      adoptEntry({
        ...{ key: `x${index}`, operation: 'x', payload: null, label: 'x', type: 'Gateway Timeout', since: 0 },
        ...{ phase: 'unknown', next: { kind: 'check', check: undefined } },
      })
    await choose(shown)
    await shown.user.click(button('Unggah resume'))
    expect(shown.asked.filter((request) => request.startsWith('POST '))).toEqual([])
    expect(screen.getByText(/resume-data\.pdf/)).toBeVisible()
    clearOutbox()
  })

  test('rejects a file of another type before sending it', async () => {
    const shown = await renderScreen(path, { arrange })
    const input = screen.getByLabelText(/^Resume/, { selector: 'input' })
    input.removeAttribute('accept') // users can override the file picker's filter
    await choose(shown, new File(['x'], 'resume.docx'))
    expect(screen.getByText(/resume\.docx/)).toBeVisible()
    await shown.user.click(button('Unggah resume'))
    expect(shown.asked.filter((request) => request.startsWith('POST '))).toEqual([])
  })

  test('has an unknown result for a minute after a failure, then is queued and resent on request', async () => {
    const shown = await renderScreen(path, { arrange })
    await choose(shown)
    await act(() => import('#app/failures/desk.tsx'))
    shown.controls.setFaults([{ operation: 'uploadResumeSeminar', kind: 'server', status: 500, times: 1 }])
    await shown.user.click(button('Unggah resume'))
    expect(await screen.findByText(/belum diketahui apakah berkas sampai/)).toBeVisible()
    expect(screen.queryByText(/belum sampai/)).toBeNull()
    shown.controls.advance(60_000)
    await shown.user.click(button('Periksa sekarang'))
    expect(await screen.findByText(/menunggu di antrean/)).toBeVisible()
    await shown.user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByText('Berkas Anda')).toBeVisible()
    expect(shown.asked.filter((request) => request.endsWith('/seminar/78/resume'))).toHaveLength(2)
  })

  test.each([{ kind: 'lost' }, { kind: 'cut' }, { kind: 'lost', status: 503 }, { kind: 'lost', status: 504 }] as const)(
    'is found among the registrations when its response is lost (%j), and is sent once',
    async (fault) => {
      const shown = await renderScreen(path, { arrange })
      await choose(shown)
      shown.controls.setFaults([{ operation: 'uploadResumeSeminar', times: 1, ...fault }])
      await shown.user.click(button('Unggah resume'))
      expect(await screen.findByText('Berkas Anda')).toBeVisible()
      await waitFor(() => expect(screen.queryByText(/belum (sampai|diketahui)/)).toBeNull())
      expect(shown.asked.filter((request) => request.endsWith('/seminar/78/resume'))).toHaveLength(1)
    },
  )

  test('says that the student is not registered', async () => {
    await renderScreen('/seminar/upload-resume?id=77')
    expect(screen.getByText('Anda tidak terdaftar di seminar ini.')).toBeVisible()
  })
})

describe('certificate', () => {
  test('is printed for a student who has passed, with a readable QR code', async () => {
    await renderScreen('/seminar/cetak/sertifikat?id=71')
    const paper = within(await screen.findByRole('article'))
    expect(paper.getByText('Seminar Nasional Kecerdasan Artifisial dalam Pendidikan')).toBeVisible()
    expect(paper.getByText('071/SEM/ARN/V/2026')).toBeVisible()
    expect(paper.getByText('Semarang, 02 Juni 2026')).toBeVisible()
    expect(paper.getByText('Dr. Sri Handayani, M.T.').closest('li')).toHaveTextContent(/^Ketua Program Studi/)
    const code = paper.getByRole('img', { name: 'Kode QR untuk memeriksa sertifikat' })
    expect(decodeQR(pictureOf(code))).toBe('https://arunika.example/verifikasi/071-SEM-2026')
    await waitFor(() => expect(button('Cetak')).toHaveAttribute('aria-disabled', 'false'))
  })

  test.each([
    ['78', /belum dinyatakan lulus.*Hadiri/],
    ['69', /tidak terdaftar/],
    ['77', /tidak terdaftar/],
  ])('of %s is not printed by its address either: %s', async (id, why) => {
    const { asked } = await renderScreen(`/seminar/cetak/sertifikat?id=${id}`)
    expect(screen.getByRole('main')).toHaveTextContent(why)
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cetak' })).toBeNull()
    expect(asked.filter((request) => request.includes('/sertifikat'))).toEqual([])
  })

  test('lists the available ones when the address names no event', async () => {
    await renderScreen('/seminar/cetak/sertifikat')
    expect(
      screen.getByRole('link', { name: 'Seminar Nasional Kecerdasan Artifisial dalam Pendidikan' }),
    ).toHaveAttribute('href', '/seminar/cetak/sertifikat?id=71')
  })
})
