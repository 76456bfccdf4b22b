import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { GRADUATE, readyToGraduate } from '#tests/ready-to-graduate.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, rowsIn } from '#tests/rewrite-answer.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

// Preloads the page: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(() => import('./wisuda-page.tsx'), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

afterEach(() => vi.restoreAllMocks())

const NAMA = 'Wisuda ke-58 Universitas Arunika'
const writes = ({ asked }: Pick<Shown, 'asked'>) => asked.filter((request) => /^POST .*register/.test(request))
const registerButton = () => screen.findByRole('button', { name: 'Daftar wisuda' })
const openReady = (path = '/wisuda') => renderScreen(path, { persona: GRADUATE.persona, arrange: readyToGraduate })

/** Opens the form and fills in the required fields. */
const fill = async ({ user }: Shown) => {
  await user.click(await registerButton())
  const dialog = within(await screen.findByRole('dialog', { name: `Daftar ${NAMA}` }))
  await user.click(within(dialog.getByRole('radiogroup', { name: /Ukuran toga/ })).getByRole('radio', { name: 'XL' }))
  await user.click(within(dialog.getByRole('radiogroup', { name: /Ukuran topi/ })).getByRole('radio', { name: 'M' }))
  await user.click(
    within(dialog.getByRole('radiogroup', { name: /Jumlah undangan/ })).getByRole('radio', { name: '2' }),
  )
  await user.clear(dialog.getByRole('textbox', { name: /^Email/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'kirana@arunika.example')
  return dialog
}
const send = async ({ user }: Shown, dialog: Awaited<ReturnType<typeof fill>>) =>
  user.click(dialog.getByRole('button', { name: 'Daftar wisuda' }))

test('links each open condition to its screen at this campus or names the contact', async () => {
  await renderScreen('/wisuda', { menuConfig: { portalmhs_pengajuan: { tugas_akhir: 'true' } } })
  const syarat = within(card('4 syarat lagi'))
  expect(syarat.getByText('1 dari 5 terpenuhi')).toBeVisible()
  const ways = syarat.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(syarat.getByText('Poin SKPI').closest('li')).toHaveTextContent('Halaman SKPI tidak ada di menu kampus Anda.')
  expect(ways).toEqual(
    expect.arrayContaining([
      ['Lihat nilai', '/nilai'],
      ['Bayar tagihan', '/biaya-kuliah'],
      ['Buka tugas akhir', '/tugas-akhir'],
    ]),
  )
})

test('shows the next ceremony with its days, seats and fee, and the obstacle to registering', async () => {
  await renderScreen('/wisuda')
  const next = within(card(NAMA))
  expect(next.getByText('Belum dibuka')).toBeVisible()
  expect(next.getByText('Sabtu, 24 April 2027')).toBeVisible()
  expect(next.getByText(/08\.00\sWIB.*Aula Barat.*184 hari lagi/)).toBeVisible()
  const value = (term: string) => next.getByText(term).nextElementSibling
  expect(value('Gladi')).toHaveTextContent('Jumat, 23 April 2027 · 13.00 WIB · Aula Barat')
  expect(value('Kursi')).toHaveTextContent('0 dari 600 kursi terisi')
  expect(value('Biaya')).toHaveTextContent('Rp 1.250.000')
  expect(value('Diterima')).toHaveTextContent('Toga, Foto, Buku wisuda')
  expect(await registerButton()).toHaveAccessibleDescription(/^Pendaftaran wisuda dibuka 1 Februari 2027\./)
  expect(within(card('Pendaftaran yang sudah ditutup')).getByText(/548 dari 600 kursi terisi/)).toBeVisible()
})

test('formats the hours of both days in the locale', async () => {
  await renderScreen('/wisuda', { lng: 'en' })
  const next = within(card(NAMA))
  expect(next.getByText(/08:00\sWIB/)).toBeVisible()
  expect(next.getByText(/13:00\sWIB/)).toBeVisible()
})

test('[R3-008] offers the sizes S to XXXL in order for gown and cap', async () => {
  const shown = await openReady()
  await shown.user.click(await registerButton())
  const dialog = within(await screen.findByRole('dialog'))
  for (const name of [/Ukuran toga/, /Ukuran topi/]) {
    const sizes = within(dialog.getByRole('radiogroup', { name })).getAllByRole('radio')
    expect(sizes.map((radio) => radio.getAttribute('value'))).toEqual(['S', 'M', 'L', 'XL', 'XXL', 'XXXL'])
  }
  const guests = within(dialog.getByRole('radiogroup', { name: /Jumlah undangan/ })).getAllByRole('radio')
  expect(guests.map((radio) => radio.getAttribute('value'))).toEqual(['0', '1', '2'])
  expect(dialog.getByRole('textbox', { name: /^Nama pada ijazah/ })).toHaveValue(GRADUATE.nama)
  expect(dialog.getByText(/tidak dapat diubah atau dibatalkan/)).toBeVisible()
})

test('registers once and then shows the amount due and the deadline', async () => {
  const shown = await openReady()
  const dialog = await fill(shown)
  const button = dialog.getByRole('button', { name: 'Daftar wisuda' })
  await shown.user.dblClick(button)
  expect(await screen.findByText('Pendaftaran wisuda terkirim.')).toBeVisible()
  expect(writes(shown)).toHaveLength(1)
  const own = within(await screen.findByRole('region', { name: 'Pendaftaran Anda' }))
  expect(await own.findByText('Belum dibayar')).toBeVisible()
  expect(own.getByText(/17 Februari 2027/)).toBeVisible()
  expect(own.getByRole('link', { name: 'Bayar tagihan' })).toHaveAttribute('href', '/biaya-kuliah')
  expect(own.getByText('W58-5801')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Daftar wisuda' })).toBeNull()
})

test('[R5-001][R5-002] rejects an invalid phone number and sends without one', async () => {
  const shown = await openReady()
  const dialog = await fill(shown)
  const phone = dialog.getByRole('textbox', { name: /^Telepon/ })
  await shown.user.type(phone, '0812')
  await send(shown, dialog)
  expect(phone).toBeInvalid()
  expect(writes(shown)).toHaveLength(0)
  await shown.user.clear(phone)
  await send(shown, dialog)
  expect(await screen.findByText('Pendaftaran wisuda terkirim.')).toBeVisible()
})

test('shows a rejection of the gateway in the form and keeps the input', async () => {
  const shown = await openReady()
  shown.controls.setFaults([
    { operation: 'registerWisuda', kind: 'client', status: 409, message: 'Kuota sudah penuh.', times: 1 },
  ])
  const dialog = await fill(shown)
  await send(shown, dialog)
  expect(await dialog.findByText('Kuota sudah penuh.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue('kirana@arunika.example')
})

test('marks missing fields of an empty form and sends nothing', async () => {
  const shown = await openReady('/wisuda?daftar=10')
  const dialog = within(await screen.findByRole('dialog'))
  await shown.user.clear(dialog.getByRole('textbox', { name: /^Nama pada ijazah/ }))
  await shown.user.clear(dialog.getByRole('textbox', { name: /^Email/ }))
  await shown.user.type(dialog.getByRole('textbox', { name: /^Email/ }), '   ')
  await send(shown, dialog)
  expect(dialog.getByRole('textbox', { name: /^Nama pada ijazah/ })).toBeInvalid()
  expect(dialog.getByRole('textbox', { name: /^Email/ })).toBeInvalid()
  expect(writes(shown)).toHaveLength(0)
})

test('sends nothing when the fee differs from the confirmed one, and shows the new fee', async () => {
  const shown = await openReady()
  const dialog = await fill(shown)
  changeAnswer('/graduation_activity', ({ data, ...rest }) => ({
    ...rest,
    data: rowsIn(data).map((row) => ({ ...row, biaya: 1_500_000 })),
  }))
  await send(shown, dialog)
  expect(await dialog.findByText(/^Belum dikirim: biaya wisuda ini kini Rp.1\.500\.000\./)).toBeVisible()
  expect(writes(shown)).toEqual([])
  await send(shown, dialog)
  expect(await screen.findByText('Pendaftaran wisuda terkirim.')).toBeVisible()
})

test('sends nothing while the registration state is unknown', async () => {
  changeAnswer('/240117023/activity', (own) => ({ ...own, isTerdaftar: 'entah' }))
  const shown = await renderScreen('/wisuda')
  expect(screen.queryByRole('region', { name: 'Pendaftaran Anda' })).toBeNull()
  expect(writes(shown)).toEqual([])
})

test('does not report all conditions as met while one is unreadable', async () => {
  changeAnswer('/240117023/activity', ({ syarat, ...own }) => ({
    ...own,
    syarat: [...rowsIn(syarat).map((one) => ({ ...one, terpenuhi: true })), 7],
  }))
  await renderScreen('/wisuda')
  expect(within(card('Syarat wisuda')).getByText('5 terpenuhi, 1 belum diketahui')).toBeVisible()
  expect(screen.queryByText('Semua syarat terpenuhi')).toBeNull()
})

describe('registration whose response was lost', () => {
  test('is found in the student’s registration and is not resent', async () => {
    const shown = await openReady()
    shown.controls.setFaults([{ operation: 'registerWisuda', kind: 'lost', times: 1 }])
    await send(shown, await fill(shown))
    expect(await screen.findByText('W58-5801', {}, { timeout: 10_000 })).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })
})

test('shows the reason of a rejected registration and allows registering again', async () => {
  const shown = await openReady()
  await send(shown, await fill(shown))
  await screen.findByText('W58-5801')
  const world = shown.controls.exportWorld()
  shown.unmount()
  await renderScreen('/wisuda', {
    persona: GRADUATE.persona,
    arrange: (controls) => {
      controls.importWorld(world)
      controls.jumpTo('2027-02-18T09:00:00+07:00')
    },
  })
  expect(screen.getAllByText('Biaya wisuda tidak dibayar sampai 17 Februari 2027.')[0]).toBeVisible()
  expect(await registerButton()).not.toHaveAttribute('aria-disabled', 'true')
})

test('shows a graduate the seat, both days and the submitted data', async () => {
  const { user } = await renderScreen('/wisuda', { persona: 'lulus' })
  const own = within(card('Pendaftaran Anda'))
  expect(own.getByText('A-117')).toBeVisible()
  expect(own.getByText('Terdaftar')).toBeVisible()
  expect(own.getByText('Sabtu, 28 November 2026')).toBeVisible()
  expect(own.getByRole('button', { name: 'Simpan gladi dan wisuda ke kalender' })).toBeEnabled()
  await user.click(own.getByText('Isian pendaftaran Anda'))
  expect(own.getByText(/^Sistem Rekomendasi/)).toBeVisible()
  expect(screen.getByText('Semua syarat terpenuhi')).toBeVisible()
})

describe('headline of the student’s registration', () => {
  const kegiatan = { id: '10', nama: NAMA, biaya: 1_250_000, tanggal: '2027-04-24' }
  const OWN = { isTerdaftar: true, nomorPendaftaran: 'W58-1', kegiatan, syarat: [] }
  const PAID = { isSudahBayar: true }

  test.each<[string, object, string, RegExp, string[]]>([
    [
      'to be paid',
      { status: 'menunggu', isSudahBayar: false, batasBayar: '2026-10-30' },
      'Belum dibayar',
      /sampai/,
      ['/biaya-kuliah'],
    ],
    ['waiting', { ...PAID, status: 'menunggu' }, 'Menunggu persetujuan', /W58-1/, []],
    ['approved', { ...PAID, status: 'disetujui', nomorKursi: 'A-1' }, 'Terdaftar', /A-1/, []],
    [
      'rejected, with the reason of the campus',
      { ...PAID, status: 'ditolak', catatan: 'Toga habis.' },
      'Ditolak',
      /Toga habis\./,
      [],
    ],
    ['with an unknown status', { ...PAID, status: 'ditunda' }, 'ditunda', /W58-1/, []],
  ])('%s', async (_, more, heading, said, ways) => {
    changeAnswer('/240117023/activity', () => ({ ...OWN, ...more }))
    await renderScreen('/wisuda')
    const region = screen.getByRole('region', { name: 'Pendaftaran Anda' })
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent(heading)
    expect(region).toHaveTextContent(said)
    const links = within(region).queryAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')).filter((to) => to?.startsWith('/'))).toEqual(ways)
  })

  test.each([
    ['is not registered', { isTerdaftar: false }],
    ['may be registered or not', { isTerdaftar: 'entah', nomorPendaftaran: null }],
  ])('is absent when the student %s', async (_, more) => {
    changeAnswer('/240117023/activity', () => ({ ...OWN, ...more }))
    await renderScreen('/wisuda')
    expect(screen.queryByRole('region', { name: 'Pendaftaran Anda' })).toBeNull()
  })
})

test('prefills the known email and title, which cannot be corrected later', async () => {
  const shown = await openReady()
  await shown.user.click(await registerButton())
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toMatch(/@/)
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Judul tugas akhir/ }).value).not.toBe('')
})

test('states that no ceremony or condition is announced', async () => {
  await renderScreen('/wisuda', { persona: 'kosong' })
  expect(screen.getByText('Wisuda berikutnya belum diumumkan kampus.')).toBeVisible()
  expect(screen.getByText('Syarat wisuda belum diumumkan kampus.')).toBeVisible()
})

test('expands a long history in parts', async () => {
  const { user } = await renderScreen('/wisuda', { persona: 'padat' })
  const past = within(card('Pendaftaran yang sudah ditutup'))
  expect(past.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  await user.click(past.getByRole('button', { name: 'Tampilkan 10 lagi' }))
  expect(past.getAllByRole('heading', { level: 3 })).toHaveLength(12)
})

test('opens one dialog for a ceremony that the gateway repeats', async () => {
  const ceremony = { id: '10', nama: NAMA, status: 'dibuka', jumlahUndangan: 2 }
  await renderScreen('/wisuda?daftar=10', {
    answers: { '/v2/graduation/graduation_activity': { data: [ceremony, ceremony, ceremony] } },
  })
  expect(await screen.findAllByRole('dialog', { hidden: true })).toHaveLength(1)
})
