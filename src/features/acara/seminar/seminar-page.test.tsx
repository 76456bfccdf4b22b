import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { createQueryClient } from '#gateway/query/query-client.ts'
import { checkedBy } from '#kit/action/checked-by.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer } from '#tests/rewrite-answer.ts'
import { openGateway } from '#tests/simulated-gateway.ts'
import { cancelSeminar, registerSeminar } from './seminar.ts'

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await Promise.all([import('./seminar-page.tsx'), import('./cetak-sertifikat-seminar-page.tsx')])
}, 60_000)
allowAssumedWrites()
afterEach(() => {
  localStore.clear()
  vi.restoreAllMocks()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rows = (title: string) =>
  within(card(title))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const itemOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body
const yes = () => within(screen.getByRole('dialog')).getAllByRole('button').at(-1) ?? document.body

describe('[R2-010] the six addresses of seminars', () => {
  test.each([
    ['/seminar', 'Seminar'],
    ['/seminar/77', 'Seminar Nasional Keamanan Siber Kampus'],
    ['/seminar/jadwal-pembicara', 'Pembicara'],
    ['/seminar/transaksi-seminar', 'Pendaftaran saya'],
    ['/seminar/upload-resume', 'Unggah resume'],
    ['/seminar/cetak/sertifikat?id=71', 'SERTIFIKAT SEMINAR'],
  ])('%s shows %s', async (path, heading) => {
    await renderScreen(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

  test.each(['/seminar/cetak', '/seminar/baru', '/seminar/jadwal'])(
    '%s shows that there is no such seminar, and requests none',
    async (path) => {
      const { asked } = await renderScreen(path)
      expect(screen.getByRole('heading', { level: 1, name: 'Tidak ada seminar ini' })).toBeVisible()
      expect(asked.filter((request) => request.includes('/v1/seminar'))).toEqual([])
    },
  )
})

describe('seminar list', () => {
  test('[R9-004] [R4-044] requests page 1 of the active seminars and shows their details', async () => {
    const { asked } = await renderScreen('/seminar')
    expect(
      asked.some((request) => /\/v1\/seminar\?page=1&status=1&itemsPerPage=20&idMahasiswa=240117023$/.test(request)),
    ).toBe(true)
    expect(rows('Seminar kampus')).toHaveLength(20)
    const item = itemOf('Seminar Nasional Keamanan Siber Kampus')
    expect(item).toHaveTextContent('Seminar nasional · Program Studi Teknik Informatika')
    expect(item).toHaveTextContent('14 November 2026, 09.00–12.00 WIB · Aula Barat')
    expect(
      within(item)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['86 kursi tersisa', '20 hari lagi ditutup', 'Rp\u00a050.000', '10 poin SKPI'])
    expect(itemOf('Kuliah Umum: Pelindungan Data Pribadi')).toHaveTextContent(/Terdaftar.*Gratis/)
    expect(itemOf('Lokakarya Desain Antarmuka yang Inklusif')).toHaveTextContent(/Kursi habis.*Kuota penuh/)
  })

  test('says that the own registrations failed to load, and shows the next step after Muat Ulang', async () => {
    const { user } = await renderScreen('/seminar', {
      faults: [{ operation: 'listSeminarMahasiswa', kind: 'server', times: 1 }],
    })
    expect(rows('Seminar kampus')).toHaveLength(20)
    const own = within(screen.getByRole('region', { name: 'Pendaftaran saya' }))
    expect(own.getByRole('alert')).toHaveTextContent('Maaf, terjadi kesalahan saat memuat data.')
    await user.click(own.getByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Terdaftar' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[R3-025] pages by the meta of the response and stores the page in the address', async () => {
    const shown = await renderScreen('/seminar?page=3')
    const last = rows('Seminar kampus')
    expect(last.length).toBeGreaterThan(0)
    expect(last.length).toBeLessThan(20)
    await shown.user.click(button('Sebelumnya'))
    await shown.settled()
    expect(shown.path()).toBe('/seminar?page=2')
    expect(rows('Seminar kampus')).toHaveLength(20)
    expect(rows('Seminar kampus')).not.toContain(last[0])
  })

  test('[R4-044] [R9-023] shows cancelled seminars by status 2, even if the gateway sends it as text', async () => {
    const shown = await renderScreen('/seminar')
    await shown.user.click(screen.getByRole('link', { name: 'Dibatalkan' }))
    await shown.settled()
    expect(shown.path()).toBe('/seminar?status=2')
    expect(shown.asked.some((request) => request.includes('/v1/seminar?page=1&status=2'))).toBe(true)
    expect(within(card('Seminar kampus')).getAllByText('Dibatalkan', { selector: 'li span' })).toHaveLength(20)
    shown.unmount()
    await renderScreen('/seminar', { answers: { '/v1/seminar': { data: [{ id: 5, nama: 'Batal', status: '2' }] } } })
    expect(itemOf('Batal')).toHaveTextContent('Dibatalkan')
  })
})

describe('seminar registration', () => {
  const NAME = 'Seminar Nasional Keamanan Siber Kampus'

  test('is offered and sent when the gateway does not say whether it is allowed or exists', async () => {
    changeAnswer('/seminar/77', (seminar) => ({ ...seminar, bolehMendaftar: null, isTerdaftar: null }))
    const shown = await renderScreen('/seminar/77')
    await shown.user.click(button('Daftar'))
    await shown.user.click(yes())
    await vi.waitFor(() => expect(shown.asked.filter((request) => /^POST .*seminar/.test(request))).toHaveLength(1))
    expect(screen.queryByText(/belum dapat dipastikan apakah Anda/)).toBeNull()
  })

  test('asks for confirmation with fee and points, and creates a registration to be paid', async () => {
    const shown = await renderScreen('/seminar/77')
    expect(card('Rincian')).toHaveTextContent('10 poin SKPI')
    await shown.user.click(button('Daftar'))
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveTextContent(`Daftar ke ${NAME}?`)
    expect(dialog).toHaveTextContent('Biaya Rp 50.000 menjadi tagihan di Biaya kuliah.')
    await shown.user.click(yes())
    expect(await screen.findByText(/Anda terdaftar\. Biayanya ada di Biaya kuliah/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lihat tagihan' })).toHaveAttribute('href', '/biaya-kuliah')
    await shown.navigate('/seminar/transaksi-seminar')
    await shown.settled()
    expect(itemOf(NAME)).toHaveTextContent(/Belum dibayar.*Bayar sebelum 29 Oktober 2026 berakhir\./)
  })

  test('is disabled with a reason when the seminar is full, and hidden when the student is registered', async () => {
    const full = await renderScreen('/seminar/79')
    expect(button('Daftar')).toHaveAccessibleDescription(/Kuota penuh/)
    await full.user.click(button('Daftar'))
    expect(screen.queryByRole('dialog')).toBeNull()
    full.unmount()
    await renderScreen('/seminar/78')
    expect(screen.queryByRole('button', { name: 'Daftar' })).toBeNull()
    expect(screen.getByText('Anda terdaftar.')).toBeVisible()
  })

  test('is not sent when it has closed since the dialog opened, and says so', async () => {
    const shown = await renderScreen('/seminar/77')
    await shown.user.click(button('Daftar'))
    shown.controls.jumpTo('2026-11-12T08:00:00+07:00')
    await shown.user.click(yes())
    expect((await screen.findAllByText(/Kuota penuh|Pendaftaran sudah ditutup/)).length).toBeGreaterThan(0)
    expect(shown.asked.filter((request) => request.startsWith('POST ') && request.includes('/seminar'))).toEqual([])
  })

  test('is not sent when the fee has changed since the confirmation', async () => {
    await renderScreen('/seminar/77')
    const leave = (biaya: number) =>
      registerSeminar.precheck?.(
        { idMahasiswa: '240117023', idAcara: '77', data: { nama: NAME, biaya } },
        { client: createQueryClient(), idMahasiswa: '240117023' },
      )
    expect(await leave(40_000)).toEqual({
      changed: expect.stringContaining('berubah menjadi Rp\u00a050.000') as string,
    })
    expect(await leave(50_000)).toEqual({ snapshot: { id: '77' } })
  })

  test('is not sent by an outdated page when the student is already registered', async () => {
    await renderScreen('/seminar/77', {
      answers: { '/v1/seminar/77': { id: '77', nama: NAME, biaya: 50_000, bolehMendaftar: true, isTerdaftar: true } },
    })
    const variables = { idMahasiswa: '240117023', idAcara: '77', data: { nama: NAME, biaya: 50_000 } }
    const caller = { client: createQueryClient(), idMahasiswa: '240117023' }
    expect(await registerSeminar.precheck?.(variables, caller)).toEqual({
      changed: 'Tidak dikirim: Anda sudah terdaftar.',
    })
  })

  test('is not cancelled while a payment that may include its fee is being processed', async () => {
    const row = {
      id: '1',
      seminarId: '77',
      nama: NAME,
      biaya: 50_000,
      isSudahBayar: false,
      bolehBatal: true,
      status: 1,
    }
    await renderScreen('/seminar', {
      answers: {
        '/v1/mahasiswa/240117023/seminar': { data: [row, { ...row, id: '2', biaya: 0 }] },
        '/status_pembayaran': { status: '88', pembayaran: null },
      },
    })
    const caller = { client: createQueryClient(), idMahasiswa: '240117023' }
    const leave = (id: string) =>
      cancelSeminar.precheck?.({ idMahasiswa: '240117023', id, data: { nama: NAME, isTertagih: true } }, caller)
    expect(await leave('1')).toEqual({
      changed: expect.stringContaining('ada pembayaran yang sedang diproses') as string,
    })
    expect(await leave('2')).toEqual({ snapshot: { id: '2' } })
  })

  test('counts as cancelled when the complete list no longer has it, and as unknown when the list is cut', async () => {
    const list = '/v1/mahasiswa/240117023/seminar'
    const kept = (snapshot: unknown) => ({ key: 'k', operation: 'cancelSeminar', since: 0, sent: true, snapshot })
    const caller = { client: createQueryClient(), idMahasiswa: '240117023' }
    await renderScreen('/seminar', { answers: { [list]: { data: [], meta: { totalItems: 0 } } } })
    expect(await checkedBy(cancelSeminar.check, caller)(kept({ id: '1' }))).toBe('done')
    openGateway({ answers: { [list]: { data: [], meta: { totalItems: 120 } } } })
    expect(await checkedBy(cancelSeminar.check, caller)(kept({ id: '1' }))).toBe('unknown')
  })

  test('is found among the registrations when its response is lost, and is not sent twice', async () => {
    const shown = await renderScreen('/seminar/77')
    shown.controls.setFaults([{ operation: 'registerSeminar', kind: 'lost', times: 1 }])
    await shown.user.click(button('Daftar'))
    await shown.user.click(yes())
    expect(await screen.findByText(/Anda terdaftar\./)).toBeVisible()
    expect(shown.asked.filter((request) => request.startsWith('POST ') && request.endsWith('/seminar'))).toHaveLength(1)
  })

  test('is disabled at a campus without the call, and for an operator in read-only mode', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    const shown = await renderScreen('/seminar/77')
    expect(button('Daftar')).toHaveAccessibleDescription(/belum tersedia di kampus ini/)
    shown.unmount()
    setRuntimeFlags({ 'assumed-writes': true })
    localStore.set('operator_student_id', '240117023')
    await renderScreen('/seminar/77', { persona: 'operator' })
    expect(await screen.findByRole('button', { name: 'Daftar' })).toHaveAccessibleDescription(/^Mode operator/)
  })
})

describe('speakers', () => {
  test('are listed with topic, time and room', async () => {
    await renderScreen('/seminar/jadwal-pembicara?id=77')
    expect(rows('Seminar Nasional Keamanan Siber Kampus')).toEqual([
      'Serangan rekayasa sosial di kampus',
      'Menjaga layanan akademik tetap tersedia',
    ])
    expect(itemOf('Serangan rekayasa sosial di kampus')).toHaveTextContent(
      /14 November 2026, 09\.15–10\.15\sWIB.*Dr\. Hendra Wijaya, M\.Kom\..*Universitas Arunika · Aula Barat/,
    )
  })

  test('lists the active seminars to choose from when the address names none', async () => {
    await renderScreen('/seminar/jadwal-pembicara')
    expect(screen.getByRole('link', { name: 'Seminar Nasional Keamanan Siber Kampus' })).toHaveAttribute(
      'href',
      '/seminar/jadwal-pembicara?id=77',
    )
  })
})
