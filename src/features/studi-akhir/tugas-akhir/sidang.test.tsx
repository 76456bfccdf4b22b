import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeAll(() => Promise.all([import('./sidang-request-page.tsx'), import('./tugas-akhir-sidang-page.tsx')]), 60_000)
allowAssumedWrites() // the specification has no write of a defence
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})
afterEach(() => {
  setAssumedCalls(() => true)
})

const REQUEST = '/tugas-akhir/sidang/tambah?usulanId=412'
/** Time at which the unapproved attendance of the first defence allows a new request. */
const again = { arrange: (controls: Controls) => controls.jumpTo('2026-11-23T10:00:00+07:00') }
const button = (name: string) => screen.getByRole('button', { name })
const link = () => screen.getByRole('textbox', { name: /^Tautan naskah/ })
const posts = ({ asked }: Pick<Shown, 'asked'>) => asked.filter((request) => /^POST .*\/sidang(\?|$)/.test(request))
const puts = ({ asked }: Pick<Shown, 'asked'>) => asked.filter((request) => /^PUT .*\/kehadiran(\?|$)/.test(request))

describe('defence request', () => {
  test('is sent once, and the work shows who acts next', async () => {
    const shown = await renderScreen(REQUEST, again)
    await shown.user.type(link(), 'https://naskah.example/baru.pdf')
    await shown.user.dblClick(button('Ajukan sidang'))
    expect(await screen.findByText('Pengajuan sidang terkirim.')).toBeVisible()
    expect(shown.path()).toBe('/tugas-akhir/412')
    expect(posts(shown)).toHaveLength(1)
    const journey = within(await screen.findByRole('region', { name: 'Perjalanan' }))
    await journey.findByText('Diajukan')
    const steps = journey.getAllByText('Sidang usulan')
    expect(steps.at(-1)?.closest('li')).toHaveTextContent(/Diajukan.*program studi/)
    expect(steps[0]?.closest('li')).toHaveTextContent(
      /Ditolak otomatis.*Kehadiran tidak disetujui sampai Minggu, 22 November 2026/,
    )
  })

  test('is found in the list when its response was lost', async () => {
    const shown = await renderScreen(REQUEST, {
      ...again,
      faults: [{ operation: 'createSidang', kind: 'lost', times: 1 }],
    })
    await shown.user.type(link(), 'https://naskah.example/baru.pdf')
    await shown.user.click(button('Ajukan sidang'))
    await waitFor(() => expect(shown.path()).toBe('/tugas-akhir/412'), { timeout: 10_000 })
    expect(posts(shown)).toHaveLength(1)
  })

  test('[R7-025] follows the first rule of the response', async () => {
    await renderScreen(REQUEST)
    expect(screen.getByRole('heading', { name: 'Sidang usulan' })).toBeVisible()
    expect(screen.queryByText('Sidang akhir')).toBeNull()
    expect(button('Ajukan sidang')).toHaveAccessibleDescription(/^Masih ada sidang yang berjalan untuk usulan ini\./)
  })

  test('[R7-025] treats the rules as unknown when the first one is unreadable', async () => {
    const rest = { id: '8', jenisSidang: 'akhir', nama: 'Sidang akhir', bolehMengajukan: true }
    await renderScreen(REQUEST, { answers: { '/v2/final-project/aturan-sidang': { data: [null, rest] } } })
    expect(screen.getByText(/^Aturan sidang untuk usulan ini belum diketahui\./)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('rejects an invalid web address and a past day before sending', async () => {
    const shown = await renderScreen(REQUEST, again)
    await shown.user.type(link(), 'naskah saya.pdf')
    fireEvent.input(screen.getByLabelText(/^Hari yang diinginkan/), { target: { value: '2026-11-20' } })
    await shown.user.click(button('Ajukan sidang'))
    expect(link()).toBeInvalid()
    expect(screen.getByLabelText(/^Hari yang diinginkan/)).toBeInvalid()
    expect(posts(shown)).toEqual([])
  })

  test.each([
    ['2026-12-12', '12 Desember 2026 bukan hari kerja.'],
    ['2026-12-21', 'Pilih hari dari 16 November 2026 sampai 18 Desember 2026.'],
  ])('marks %s as an invalid day at its field', async (day, words) => {
    const shown = await renderScreen(REQUEST, again)
    await shown.user.type(link(), 'https://naskah.example/baru.pdf')
    fireEvent.input(screen.getByLabelText(/^Hari yang diinginkan/), { target: { value: day } })
    await shown.user.click(button('Ajukan sidang'))
    expect(await screen.findAllByText(new RegExp(words.replace(/\./g, '\\.')))).not.toHaveLength(0)
    await waitFor(() => expect(screen.getByLabelText(/^Hari yang diinginkan/)).toBeInvalid())
    expect(link()).toHaveValue('https://naskah.example/baru.pdf')
  })

  test('shows the window, the conditions and a checklist of documents', async () => {
    const shown = await renderScreen('/tugas-akhir/sidang/tambah?usulanId=388', { persona: 'tugas-akhir' })
    expect(screen.getByText(/^Pengajuan sidang ditutup dalam 43 hari/)).toBeVisible()
    expect(within(card('Syarat sidang')).getByText('3 dari 4 terpenuhi')).toBeVisible()
    const documents = within(card('Berkas yang disiapkan'))
    for (const box of documents.getAllByRole('checkbox')) await shown.user.click(box)
    expect(documents.getByText('Semua berkas siap.')).toBeVisible()
    expect(shown.asked.filter((request) => !request.startsWith('GET '))).toEqual([])
  })

  test('shows the not-found card for the work of another student', async () => {
    await renderScreen('/tugas-akhir/sidang/tambah?usulanId=388')
    expect(card('Alamat ini tidak mengarah ke mana pun')).toBeVisible()
  })

  test('explains the disabled button at a campus that does not accept requests', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    await renderScreen(REQUEST, again)
    expect(button('Ajukan sidang')).toHaveAccessibleDescription(/^Kampus Anda belum melayani pengajuan sidang/)
  })
})

describe('attendance of a defence', () => {
  test('is approved after confirmation, on the defence and on the work', async () => {
    const shown = await renderScreen('/tugas-akhir/412/sidang/71')
    expect(card('Hari sidang')).toHaveTextContent(
      /Hadiri sidangSelasa, 24 November 2026.*Setujui kehadiran sampai Minggu, 22 November 2026 pukul 13\.30\sWIB \(31 hari lagi\)/,
    )
    await shown.user.click(button('Setujui kehadiran'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Selasa, 24 November 2026 · 13.30–14.30 WIB · R. 305')).toBeVisible()
    expect(dialog.getByText('Tanpa persetujuan sampai batasnya, sidang dapat ditolak.')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Setujui kehadiran' }))
    expect(await screen.findByText('Kehadiran Anda sudah disetujui.')).toBeVisible()
    expect(puts(shown)).toHaveLength(1)
    expect(screen.queryByText('Giliran Anda')).toBeNull()
  })

  test.each(['/tugas-akhir/412', '/tugas-akhir/412/sidang/71'])(
    'shows on %s the clashes of the defence and the effect of no approval',
    async (address) => {
      const answer = (jamMulai: string, jamSelesai: string) => ({
        id: '71',
        usulanId: '412',
        namaSidang: 'Sidang usulan',
        status: 'dijadwalkan',
        tanggal: '2026-11-26',
        jamMulai,
        jamSelesai,
      })
      const defence = answer('15.00', '16.00')
      await renderScreen(address, {
        answers: { '/v2/final-project/sidang/71': defence, '/v2/final-project/sidang': { data: [defence] } },
      })
      expect(await screen.findByText(/^Bentrok dengan Basis Data Lanjut/)).toBeVisible()
      expect(screen.getByText('Tanpa persetujuan sampai batasnya, sidang dapat ditolak.')).toBeVisible()
    },
  )

  test('cannot be approved after its deadline, and says so', async () => {
    const { arrange } = again
    await renderScreen('/tugas-akhir/412/sidang/71', {
      arrange,
      answers: {
        '/v2/final-project/sidang/71': {
          id: '71',
          usulanId: '412',
          namaSidang: 'Sidang usulan',
          status: 'dijadwalkan',
          tanggal: '2026-11-24',
          jamMulai: '13.30',
          jamSelesai: '14.30',
        },
      },
    })
    expect(button('Setujui kehadiran')).toHaveAccessibleDescription(
      /^Batas persetujuan kehadiran lewat pada Minggu, 22 November 2026 pukul 13\.30\sWIB\./,
    )
  })
})

describe('defence', () => {
  test('shows people by role, files, and the day with its hours', async () => {
    await renderScreen('/tugas-akhir/sidang/71')
    const day = within(card('Hari sidang'))
    expect(day.getByText('Selasa, 24 November 2026')).toBeVisible()
    expect(day.getByText('13.30–14.30 WIB · R. 305')).toBeVisible()
    expect(within(card('Penguji')).getByText('Ketua Penguji')).toBeVisible()
    expect(screen.getByText('undangan-sidang.pdf')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Kembali ke tugas akhir' })).toHaveAttribute('href', '/tugas-akhir/412')
  })

  test('shows the result and the note of a finished work without asking for a revision', async () => {
    await renderScreen('/tugas-akhir/215/sidang/58', { persona: 'lulus' })
    const day = within(card('Hari sidang'))
    expect(day.getByText('Lulus dengan revisi · nilai 84 A')).toBeVisible()
    expect(day.queryByText(/^Serahkan naskah revisi langsung ke program studi/)).toBeNull()
  })

  test('uses the row of the list when the detail call is not supported', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    setAssumedCalls(() => false)
    const shown = await renderScreen('/tugas-akhir/412/sidang/71')
    expect(await screen.findByText('Selasa, 24 November 2026')).toBeVisible()
    expect(shown.asked.some((request) => /\/sidang\/71(\?|$)/.test(request))).toBe(false)
    expect(button('Setujui kehadiran')).toHaveAccessibleDescription(/^Kampus Anda belum melayani persetujuan kehadiran/)
  })

  test('shows an unknown kind and result as the gateway sends them', async () => {
    const answer = {
      id: '71',
      usulanId: '412',
      jenisSidang: 'Sidang tertutup',
      status: 'selesai',
      hasil: 'Ditunda <1 bulan>',
    }
    const people = { penguji: [{ urutan: 1, nama: 'Dr. Sri Handayani, M.T.', label: 'Ketua' }] }
    await renderScreen('/tugas-akhir/412/sidang/71', {
      answers: { '/v2/final-project/sidang/71': { ...answer, ...people } },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Sidang tertutup' })).toBeVisible()
    expect(screen.getByText('Ditunda <1 bulan>')).toBeVisible()
    expect(screen.getByText('Hari sidang belum ditetapkan')).toBeVisible()
  })
})
