import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { writeStatusAs } from '#tests/rewrite-answer.ts'
import spec from '#tests/spec/texts.json'

const NONE = spec.rows.find(({ id }) => id === 'payment.nonePending')?.text ?? ''
const STUDENT = 'http://gateway.test/v1/mahasiswa/240117023'
const bills = () => screen.queryByRole('region', { name: 'Tagihan' })
const panel = () => screen.queryByRole('region', { name: 'Pembayaran sedang diproses' })
const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

type Options = Parameters<typeof renderScreen>[1]
const open = async (options: Options = {}, path = '/biaya-kuliah') => {
  const shown = await renderScreen(path, options)
  await act(() => import('#app/failures/desk.tsx')) // loaded after the first load
  const orders = () => shown.asked.filter((request) => request.endsWith('/process_pembayaran')).length
  return { ...shown, orders }
}
type Shown = Awaited<ReturnType<typeof open>>

/** Selects a bill and a channel, up to the confirmation. */
const choose = async ({ user }: Shown, bill = 'Asuransi mahasiswa') => {
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: bill })
  if (!box.checked) await user.click(box) // the selection persists
  await user.click(button('Pilih cara bayar'))
  await user.click(await screen.findByRole('radio', { name: /BNI/ }))
  await user.click(button('Lanjut'))
  return screen.findByRole('dialog', { name: 'Konfirmasi' })
}
const confirm = (user: Shown['user']) => user.click(button('Buat pembayaran'))

/** Pays Rp 1,000 of the insurance in another tab. */
const payElsewhere = async ({ controls }: Shown) => {
  const bill = { idKomponenKeuangan: 'ASR', tahun: 2026, semester: 2, bulan: null, idEvent: null, akanDibayar: 1000 }
  const { status } = await fetch(`${STUDENT}/process_pembayaran`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${controls.signIn('aktif').access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ data: { idChannel: 'qris', totalBayar: 1000, pakaiSaldo: false, tagihan: [bill] } }),
  })
  expect(status).toBe(200)
}

// Preloads the page: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(() => import('../biaya-kuliah-page.tsx').then(() => undefined), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})
const statusAnswer = (answer: object) => ({ answers: { '/status_pembayaran': answer } })
describe('tagihan list', () => {
  it('[R4-029] [R4-030] is replaced by the panel of a payment with status 88, with its tagihan and time left', async () => {
    await open({ persona: 'pembayaran-diproses' })
    expect(panel()).toHaveTextContent(/Rp 3.000.000.*Jumat, 23 Oktober 2026.*24 jam lagi.*9881 0240 1170 2301/)
    expect(screen.getByRole('region', { name: 'Yang dibayar' })).toHaveTextContent(/SPP cicilan 1.*SPP cicilan 2/)
    expect(bills()).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('[R4-030] is hidden while the status is unknown, and the failed part says so', async () => {
    const { user, controls } = await open({ faults: [{ operation: 'getStatusPembayaran', kind: 'server', times: 1 }] })
    expect(bills()).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('Maaf, terjadi kesalahan saat memuat data.')
    controls.setFaults([])
    await user.click(button('Muat Ulang'))
    await waitFor(() => expect(bills()).toBeVisible())
  })

  it.each<[string, Parameters<typeof open>[0]]>([
    ['an answer', {}],
    ['an answer with its code in status.code', statusAnswer({ status: { code: '01', message: NONE } })],
    ['an answer with code 00', statusAnswer({ status: '00', message: 'Berhasil' })],
    ['a failure', { faults: [{ operation: 'getStatusPembayaran', kind: 'client', status: 404, message: NONE }] }],
  ])(
    '[R4-031] [R8-025] is shown, without an error, when %s says that no payment is being processed',
    async (_, arrangement) => {
      expect(NONE).not.toBe('')
      await open(arrangement)
      expect(bills()).toBeVisible()
      expect(screen.queryByRole('alert', { name: /.+/ })).toBeNull()
      expect(screen.queryByText('Terjadi kesalahan')).toBeNull()
      expect(screen.queryByText('Maaf, terjadi kesalahan saat memuat data.')).toBeNull()
    },
  )

  it('[R9-022] is hidden behind a payment in process whose code arrives as a number', async () => {
    await open(statusAnswer({ status: 88, pembayaran: { idTransaksi: 'TRX-1', total: 800_000 } }))
    expect(panel()).toHaveTextContent('Rp 800.000')
    expect(bills()).toBeNull()
  })

  it.each([
    [8_810_240_117, '8810 2401 17', null],
    [98_810_240_117_023_010, null, 'Nomor pembayaran tidak dapat dibaca'], // 17 digits: a JSON number loses the last ones
  ])(
    'shows the payment number %s that arrives as a number, or that it is unreadable',
    async (nomor, shown, warning) => {
      const pembayaran = { idTransaksi: 'TRX-1', total: 800_000, namaChannel: 'BNI', nomorPembayaran: nomor }
      await open(statusAnswer({ status: '88', pembayaran }))
      expect(panel()).toHaveTextContent('Rp 800.000')
      if (shown) expect(panel()).toHaveTextContent(shown)
      else expect(screen.queryByRole('button', { name: 'Salin nomor pembayaran' })).toBeNull()
      if (warning) expect(panel()).toHaveTextContent(warning)
      else expect(panel()).not.toHaveTextContent('tidak dapat dibaca')
    },
  )

  it('[R7-027] shows the data of aturanCicilan, tagihan, rekap, saldo and channelPembayaran', async () => {
    const shown = await open({ persona: 'tunggakan' })
    expect(screen.getByText('12 tagihan dipilih')).toBeVisible() // rule 1 selects all of them
    expect(document.body).toHaveTextContent(
      /TagihanRp 13.000.000.*TunggakanRp 12.000.000.*Sudah dibayarRp 26.000.000.*SaldoRp 0/,
    )
    await shown.user.click(button('Pilih cara bayar'))
    expect(await screen.findByRole('radio', { name: /QRIS/ })).toBeDisabled() // above its limit
    expect(screen.getByText('Maksimal Rp 10.000.000')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Mandiri/ })).toBeDisabled()
    const first = screen.getAllByRole('radio').find((radio) => !radio.matches(':disabled'))
    expect(first).toHaveFocus() // not a control after the options
  })
})

describe('a payment', () => {
  it('[R4-033] accepted with 00 is followed by a status check, whose result alone is shown', async () => {
    const shown = await open()
    const question = await choose(shown)
    expect(question).toHaveTextContent(/Asuransi mahasiswaRp 150.000TotalRp 150.000seratus lima puluh ribu rupiah/)
    const before = shown.asked.length
    await confirm(shown.user)
    await waitFor(() => expect(panel()).toHaveTextContent('Rp 150.000'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Pembayaran sedang diproses' })).toHaveFocus())
    expect(screen.getByText(/^Pembayaran dimulai/).closest('[role="status"]')).toBeVisible()
    expect(screen.queryByText(/status 88/i)).toBeNull() // codes are shown in 'Rincian' only
    const after = shown.asked.slice(before)
    const order = after.indexOf(`POST ${STUDENT}/process_pembayaran`)
    expect(after.slice(order)).toContain(`GET ${STUDENT}/status_pembayaran`)
    expect(shown.orders()).toBe(1)
    expect(screen.queryByText(/pembayaran berhasil|berhasil dibuat/i)).toBeNull()
  })

  it('[R4-034] that is cancelled clears the status and shows the tagihan', async () => {
    const { user, asked } = await open({ persona: 'pembayaran-diproses' })
    await user.click(button('Batalkan pembayaran'))
    const question = within(screen.getByRole('dialog', { name: 'Konfirmasi' }))
    expect(question.queryByRole('button', { name: /^(Ok|Batal)$/ })).toBeNull() // their meaning would be ambiguous here
    expect(question.getByRole('button', { name: 'Tetap lanjutkan pembayaran' })).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Ya, batalkan pembayaran' }))
    await waitFor(() => expect(bills()).toHaveFocus())
    expect(panel()).toBeNull()
    expect(screen.getByText('Pembayaran dibatalkan. Tagihan dapat dipilih lagi.')).toBeVisible()
    expect(asked.filter((request) => request.includes('cancel_pembayaran'))).toHaveLength(1)
  })

  it('that is cancelled restores the selected tagihan', async () => {
    const shown = await open()
    await choose(shown)
    await confirm(shown.user)
    await waitFor(() => expect(panel()).toBeVisible())
    await shown.user.click(button('Batalkan pembayaran'))
    await shown.user.click(button('Ya, batalkan pembayaran'))
    await waitFor(() => expect(bills()).toBeVisible())
    expect(screen.getByRole('checkbox', { name: 'Asuransi mahasiswa' })).toBeChecked()
    expect(screen.getByText('1 tagihan dipilih')).toBeVisible()
  })

  it('[R4-031] [R4-032] that was received shows the tagihan, and refetches history and rekap', async () => {
    const { user, asked, controls } = await open({ persona: 'pembayaran-diproses' })
    controls.settlePembayaran('pembayaran-diproses')
    const before = asked.length
    await user.click(button('Periksa status'))
    expect(await screen.findByText('Pembayaran sudah diterima. Tagihan dan riwayat diperbarui.')).toBeVisible()
    await waitFor(() => expect(bills()).toHaveTextContent('SPP cicilan 3'))
    expect(bills()).not.toHaveTextContent('SPP cicilan 1')
    await waitFor(() => expect(document.body).toHaveTextContent('TagihanRp 3.500.000'))
    const read = asked.slice(before).map((request) => request.split('/').pop())
    expect(read).toEqual(expect.arrayContaining(['riwayat_pembayaran', 'rekap_pembayaran']))
  })

  it('[R4-032] that has expired does not refetch the rekap, because the history did not grow', async () => {
    const { user, asked, controls } = await open({ persona: 'pembayaran-diproses' })
    controls.jumpTo('2026-10-24T14:06:00+07:00')
    const before = asked.length
    await user.click(button('Periksa status'))
    expect(await screen.findByText(NONE)).toBeVisible()
    const read = asked.slice(before).map((request) => request.split('/').pop())
    expect(read).toContain('riwayat_pembayaran')
    expect(read).not.toContain('rekap_pembayaran')
  })

  it('of all tagihan unlocks the KRS', async () => {
    const shown = await open({ persona: 'tunggakan' })
    expect(screen.getByRole('region', { name: 'Terkunci karena tagihan' })).toHaveTextContent(/KRS.*Kartu ujian/)
    expect(screen.getByText('Pembayaran ini melunasi semua tagihan.')).toBeVisible()
    await shown.user.click(button('Pilih cara bayar'))
    await shown.user.click(await screen.findByRole('radio', { name: /BNI/ }))
    await shown.user.click(button('Lanjut'))
    await confirm(shown.user)
    await waitFor(() => expect(panel()).toBeVisible())
    shown.controls.settlePembayaran('tunggakan')
    await shown.user.click(button('Periksa status'))
    expect(await screen.findByText('Semua tagihan lunas')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Terkunci karena tagihan' })).toBeNull()
  })
})

describe.each([0, '0'])('the success code %j', (status) => {
  it('starts the payment', async () => {
    const shown = await open()
    writeStatusAs('/process_pembayaran', status)
    await choose(shown)
    await confirm(shown.user)
    await waitFor(() => expect(panel()).toBeVisible())
    expect(screen.queryByText('Terjadi kesalahan')).toBeNull()
    expect(shown.orders()).toBe(1)
  })

  it('cancels the payment and shows the tagihan', async () => {
    const { user } = await open({ persona: 'pembayaran-diproses' })
    writeStatusAs('/cancel_pembayaran', status)
    await user.click(button('Batalkan pembayaran'))
    await user.click(button('Ya, batalkan pembayaran'))
    expect(await screen.findByText('Pembayaran dibatalkan. Tagihan dapat dipilih lagi.')).toBeVisible()
    await waitFor(() => expect(bills()).toBeVisible())
  })

  it('shows the tagihan', async () => {
    await open(statusAnswer({ status, message: 'Berhasil' }))
    expect(bills()).toBeVisible()
  })
})

describe('protection against a second order', () => {
  it('sends one order for two clicks', async () => {
    const shown = await open({ faults: [{ operation: 'processPembayaran', kind: 'latency', ms: 100 }] })
    await choose(shown)
    await Promise.all([confirm(shown.user), confirm(shown.user)])
    await waitFor(() => expect(panel()).toBeVisible())
    expect(shown.orders()).toBe(1)
  })

  it.each(['lost', 'cut'] as const)(
    'sends one order when its response is lost (%s), and reads the status',
    async (kind) => {
      const shown = await open({ faults: [{ operation: 'processPembayaran', kind, times: 1 }] })
      await choose(shown)
      await confirm(shown.user)
      await waitFor(() => expect(panel()).toBeVisible())
      expect(checking()).toBeNull()
      expect(shown.orders()).toBe(1)
      expect(shown.controls.counters().transaksi).toBe(131)
    },
  )

  it.each(['network', 'timeout504', 'captive', 'server'] as const)(
    'checks an order that may still arrive (%s) for a minute before it can be resent',
    async (kind) => {
      const shown = await open({ faults: [{ operation: 'processPembayaran', kind, times: 1 }] })
      await choose(shown)
      await confirm(shown.user)
      await waitFor(() => expect(checking()).toHaveTextContent('Permintaan ini tidak dikirim ulang'))
      expect(bills()).toBeNull()
      await shown.user.click(button('Periksa sekarang'))
      await waitFor(() => expect(button('Periksa sekarang')).toBeVisible())
      expect(bills()).toBeNull()
      shown.controls.advance(60_000)
      await shown.user.click(button('Periksa sekarang'))
      expect(await screen.findByText(/^Sudah diperiksa: pembayaran tadi tidak/)).toBeVisible()
      expect(shown.orders()).toBe(1)
      await choose(shown)
      await confirm(shown.user)
      await waitFor(() => expect(panel()).toBeVisible())
      expect(shown.orders()).toBe(2)
      expect(shown.controls.counters().transaksi).toBe(131)
    },
  )

  it('sends nothing when the tagihan have changed since they were shown, and asks to confirm again', async () => {
    const shown = await open()
    await choose(shown)
    await payElsewhere(shown)
    shown.controls.settlePembayaran('aktif')
    await confirm(shown.user)
    expect(await screen.findByText(/^Tagihan berubah sejak ditampilkan/)).toBeVisible()
    expect(shown.orders()).toBe(1) // the order of the other tab
    expect(bills()).toHaveTextContent('Rp 149.000')
  })

  it('sends nothing when another tab has started a payment meanwhile', async () => {
    const shown = await open()
    await choose(shown)
    await payElsewhere(shown)
    await confirm(shown.user)
    await waitFor(() => expect(panel()).toHaveTextContent('Rp 1.000'))
    expect(shown.orders()).toBe(1) // the order of the other tab
  })
})

test('shows the reason in its place when the gateway rejects a payment', async () => {
  const message = 'Tagihan telah berubah. Muat ulang lalu periksa jumlahnya.'
  const shown = await open({ faults: [{ operation: 'processPembayaran', kind: 'client', status: 409, message }] })
  await choose(shown)
  await confirm(shown.user)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(within(screen.getByRole('main')).getByText(message)).toBeVisible()
  expect(bills()).toBeVisible()
})
