import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, writeStatusAs } from '#tests/rewrite-answer.ts'

const SALDO = '/biaya-kuliah?tab=saldo'
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const sent = ({ asked }: { asked: string[] }, path: string) => asked.filter((request) => request.includes(path)).length
const tabs = () => within(screen.getByRole('navigation', { name: 'Biaya kuliah' })).getAllByRole('link')

beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

describe('an overpayment', () => {
  it('[R4-035] that is claimed (00) is added to the balance, and balance and rekap are refetched', async () => {
    const shown = await renderScreen(SALDO, { persona: 'kelebihan-bayar' })
    expect(card('Saldo C-Cash')).toHaveTextContent(/Rp 400.000.*Ada lebih bayar Rp 350.000/)
    await shown.user.click(button('Klaim menjadi saldo'))
    const before = shown.asked.length
    await shown.user.click(button('Ok'))
    await waitFor(() => expect(card('Saldo C-Cash')).toHaveTextContent('Rp 750.000'))
    const after = shown.asked.slice(before).map((request) => request.split('/').pop())
    const claim = after.indexOf('claim_lebihbayar')
    expect(after.slice(claim)).toEqual(expect.arrayContaining(['saldo_ccash', 'rekap_pembayaran']))
    expect(sent(shown, 'claim_lebihbayar')).toBe(1)
    expect(screen.queryByRole('button', { name: 'Klaim menjadi saldo' })).toBeNull()
  })

  it.each([0, '0'])('that is claimed with the code %j is added to the balance', async (status) => {
    const shown = await renderScreen(SALDO, { persona: 'kelebihan-bayar' })
    writeStatusAs('/claim_lebihbayar', status)
    await shown.user.click(button('Klaim menjadi saldo'))
    await shown.user.click(button('Ok'))
    await waitFor(() => expect(card('Saldo C-Cash')).toHaveTextContent('Rp 750.000'))
    expect(screen.queryByRole('button', { name: 'Klaim menjadi saldo' })).toBeNull()
  })

  it('whose claim is rejected with status 200 is read again, because the balance may have changed', async () => {
    const shown = await renderScreen(SALDO, { persona: 'kelebihan-bayar' })
    writeStatusAs('/claim_lebihbayar', '05')
    await shown.user.click(button('Klaim menjadi saldo'))
    await shown.user.click(button('Ok'))
    await waitFor(() => expect(card('Saldo C-Cash')).toHaveTextContent('Rp 750.000'))
  })

  it('whose amount becomes unreadable is not claimed, and the screen says why', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined) // contract mismatches are logged once
    const shown = await renderScreen(SALDO, { persona: 'kelebihan-bayar' })
    changeAnswer('/saldo_ccash', (body) => ({ ...body, lebihBayar: 'banyak' }))
    await shown.user.click(button('Klaim menjadi saldo'))
    await shown.user.click(button('Ok'))
    const words = 'Lebih bayar belum dapat dibaca, jadi belum dapat diklaim.'
    expect(await within(card('Saldo C-Cash')).findByText(words)).toBeVisible()
    expect(sent(shown, 'claim_lebihbayar')).toBe(0)
  })

  it.each(['lost', 'server'] as const)(
    'whose claim fails with %s is read first, and never claimed twice',
    async (kind) => {
      const shown = await renderScreen(SALDO, {
        persona: 'kelebihan-bayar',
        faults: [{ operation: 'claimLebihBayar', kind, times: 1 }],
      })
      await shown.user.click(button('Klaim menjadi saldo'))
      await shown.user.click(button('Ok'))
      if (kind === 'lost') await waitFor(() => expect(card('Saldo C-Cash')).toHaveTextContent('Rp 750.000'))
      else expect(await screen.findByText(/^Klaim lebih bayar: jawabannya belum sampai/)).toBeVisible()
      expect(sent(shown, 'claim_lebihbayar')).toBe(1)
    },
  )
})

const fill = async ({ user }: Awaited<ReturnType<typeof renderScreen>>, nominal = '100000') => {
  for (const [label, text] of [
    ['Jumlah (wajib)', nominal],
    ['Nama bank (wajib)', 'Bank BNI'],
    ['Nomor rekening (wajib)', '0811702304'],
    ['Nama pemilik rekening (wajib)', 'Sekar Ayu'],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.paste(text) // single keystrokes: number-inputs.test.tsx
  }
  await user.click(button('Ajukan penarikan'))
}

describe('a withdrawal', () => {
  it('[R9-044] is confirmed with its amount in words, sent once, and held on the balance', async () => {
    const shown = await renderScreen(SALDO)
    await fill(shown)
    const question = await screen.findByRole('dialog', { name: 'Konfirmasi' })
    expect(question).toHaveTextContent(/Rp 100.000 ke Bank BNI 0811702304 atas nama Sekar Ayu.*seratus ribu rupiah/)
    await shown.user.click(button('Ok'))
    await waitFor(() => expect(card('Saldo C-Cash')).toHaveTextContent('Tertahan untuk penarikanRp 100.000'))
    expect(sent(shown, 'pengajuan_penarikan_saldo')).toBe(1)
    expect(localStore.names().filter((name) => name.startsWith('draft'))).toEqual([])
  })

  it.each([
    ['49999', 'Minimal Rp 50.000.'],
    ['125001', 'Paling banyak Rp 125.000.'],
  ])('of %s rupiah is rejected in its field before it is sent', async (nominal, text) => {
    const shown = await renderScreen(SALDO)
    await fill(shown, nominal)
    await waitFor(() =>
      expect(screen.getByLabelText('Jumlah (wajib)')).toHaveAccessibleDescription(
        expect.stringContaining(text.replaceAll('Rp ', 'Rp\u00a0')),
      ),
    )
    expect(sent(shown, 'pengajuan_penarikan_saldo')).toBe(0)
  })
})

describe('a withdrawal whose response was lost, after a reload', () => {
  type Shown = Awaited<ReturnType<typeof renderScreen>>

  /** Reloads the page over the same gateway; its in-memory state is lost. */
  const reload = async ({ controls, unmount, settled }: Shown) => {
    await settled() // a request aborted with its page would stay pending for the next one
    const world = controls.exportWorld()
    unmount()
    clearOutbox()
    return renderScreen(SALDO, { arrange: (later) => void later.importWorld(world) })
  }
  const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })

  it('that arrived is recognised by the balance, held once, and leaves an empty form', async () => {
    const shown = await renderScreen(SALDO)
    await fill(shown)
    shown.controls.setFaults([
      { operation: 'requestPenarikanSaldo', kind: 'lost', times: 1 },
      { operation: 'getSaldoCcash', kind: 'latency', ms: 0, times: 1 },
      { operation: 'getSaldoCcash', kind: 'server' },
    ])
    await shown.user.click(button('Ok'))
    await waitFor(() => expect(checking()).toBeVisible())
    await reload(shown)
    await waitFor(() => expect(checking()).toBeNull())
    expect(card('Saldo C-Cash')).toHaveTextContent('Tertahan untuk penarikanRp 100.000')
    expect(screen.getByLabelText('Nama bank (wajib)')).toHaveValue('')
    expect(localStore.names().filter((name) => /^(penarikan|intent)/.test(name))).toEqual([])
  })

  it('that never arrived is checked for a minute, and can then be sent again as typed', async () => {
    const shown = await renderScreen(SALDO)
    await fill(shown)
    shown.controls.setFaults([{ operation: 'requestPenarikanSaldo', kind: 'network', times: 1 }])
    await shown.user.click(button('Ok'))
    await waitFor(() => expect(checking()).toBeVisible())
    const next = await reload(shown)
    expect(checking()).toBeVisible()
    expect(sent(next, 'pengajuan_penarikan_saldo')).toBe(0)
    next.controls.advance(60_000)
    await next.user.click(button('Periksa sekarang'))
    expect(await screen.findByText(/^Sudah diperiksa: pengajuan tadi belum sampai/)).toBeVisible()
    expect(screen.getByLabelText('Nama bank (wajib)')).toHaveValue('Bank BNI')
    await next.user.click(button('Ajukan penarikan'))
    await next.user.click(await screen.findByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(card('Saldo C-Cash')).toHaveTextContent('Tertahan untuk penarikanRp 100.000'))
    expect(sent(next, 'pengajuan_penarikan_saldo')).toBe(1)
  })
})

test('does not send a withdrawal when the balance has dropped since it was shown, and says so', async () => {
  const shown = await renderScreen(SALDO)
  await fill(shown)
  await screen.findByRole('dialog', { name: 'Konfirmasi' })
  const { status } = await fetch('http://gateway.test/v1/mahasiswa/240117023/pengajuan_penarikan_saldo', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${shown.controls.signIn('aktif').access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ nominal: 50_000, namaBank: 'BNI', nomorRekening: '1', namaPemilikRekening: 'Sekar' }),
  })
  expect(status).toBe(200)
  await shown.user.click(button('Ok'))
  expect(await screen.findByText(/^Saldo berubah sejak ditampilkan/)).toBeVisible()
  expect(sent(shown, 'pengajuan_penarikan_saldo')).toBe(1) // the request of the other tab
})

test('sends no withdrawal when the balance has become unreadable, and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
  const shown = await renderScreen(SALDO)
  await fill(shown)
  await screen.findByRole('dialog', { name: 'Konfirmasi' })
  shown.controls.setFaults([{ operation: 'getSaldoCcash', kind: 'malformed', path: 'saldo', times: 1 }])
  await shown.user.click(button('Ok'))
  await waitFor(() =>
    expect(card('Tarik saldo')).toHaveTextContent('Saldo belum dapat dibaca, jadi belum dapat ditarik.'),
  )
  expect(sent(shown, 'pengajuan_penarikan_saldo')).toBe(0)
})

test('[R6-008] shows and requests no balance for a student without the balance features', async () => {
  const shown = await renderScreen(SALDO, { answers: { '/v1/config/disable_saldo_civitas': { value: 'false' } } })
  await waitFor(() => expect(tabs().map(({ textContent }) => textContent)).toEqual(['Tagihan', 'Riwayat', 'Rekap']))
  expect(screen.getByRole('region', { name: 'Tagihan' })).toBeVisible()
  expect(shown.path()).toBe(SALDO)
})

test('filters the mutasi by kind and period', async () => {
  const { user, asked, settled } = await renderScreen(SALDO)
  const rows = () => within(card('Mutasi saldo')).getAllByRole('row')
  expect(rows()).toHaveLength(3)
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Masuk')
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[1]).toHaveTextContent('+Rp 200.000')
  await user.type(screen.getByLabelText('Dari tanggal'), '2026-09-01')
  await waitFor(() => expect(card('Mutasi saldo')).toHaveTextContent('Tidak ada data'))
  await settled()
  expect(asked.at(-1)).toContain('/mutasi_ccash/masuk?tanggalMulai=2026-09-01')
})

const BROKEN = /undefined|NaN|\bnull\b|\[object|Invalid Date|Infinity|ERROR 500/
const FIELDS = {
  '/biaya-kuliah': [
    ['getRekapPembayaran', 'rekap.totalTunggakan'],
    ['getRekapPembayaran', 'rekap.totalBayar'],
    ['getSaldoCcash', 'saldo'],
    ['getKartuUjian', 'alasanDikunci'],
    ['getBiayaKuliah', 'tagihan.0.tunggakan'],
    ['getBiayaKuliah', 'tagihan.0.namaKomponenKeuangan'],
    ['getBiayaKuliah', 'tagihan'],
    ['getStatusPembayaran', ''],
  ],
  '/biaya-kuliah?tab=riwayat': [
    ['listRiwayatPembayaran', 'data'],
    ['listRiwayatPembayaran', 'data.0.nominal'],
    ['listRiwayatPembayaran', 'data.0.tanggalBayar'],
    ['listRiwayatPembayaran', 'data.0.rincian'],
    ['listRiwayatPembayaran', 'data.3.rincian.0.nominal'],
    ['listRiwayatPembayaran', 'data.0.keterangan'],
  ],
  '/biaya-kuliah?tab=rekap': [
    ['getRekapPembayaran', 'rekap.perSemester'],
    ['getRekapPembayaran', 'rekap.perSemester.0.tahun'],
    ['getRekapPembayaran', 'rekap.perSemester.0.tagihan'],
    ['getRekapPembayaran', 'rekap.jatuhTempoTerdekat'],
  ],
  '/biaya-kuliah?tab=saldo': [
    ['getSaldoCcash', 'saldoTertahan'],
    ['getSaldoCcash', 'lebihBayar'],
    ['getSaldoCcash', 'minimalPenarikan'],
    ['listMutasiCcash', 'data'],
    ['listMutasiCcash', 'data.0.tipe'],
    ['listMutasiCcash', 'data.0.tanggal'],
    ['listMutasiCcash', 'data.0.nominal'],
    ['listMutasiCcash', 'meta'],
  ],
} as const

test.each(
  Object.entries(FIELDS).flatMap(([path, fields]) => fields.map(([operation, field]) => [path, operation, field])),
)('on %s a malformed %s %s affects one value or part, never the screen', async (path, operation, field) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
  await renderScreen(path, { faults: [{ operation, kind: 'malformed', path: field }] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biaya kuliah')
  expect(tabs().length).toBeGreaterThanOrEqual(3)
  expect(document.body.textContent).not.toMatch(BROKEN)
})

test.each(['namaChannel', 'nomorPembayaran', 'batasWaktu', 'total', 'petunjuk', 'tagihan', 'waktuDibuat', 'qrisUrl'])(
  'a malformed %s of a payment in process affects only that value or its panel',
  async (field) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const faults = [{ operation: 'getStatusPembayaran', kind: 'malformed' as const, path: `pembayaran.${field}` }]
    await renderScreen('/biaya-kuliah', { persona: 'pembayaran-diproses', faults })
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.body.textContent).not.toMatch(BROKEN)
    expect(screen.queryByRole('checkbox')).toBeNull() // no bills to pay beside it
  },
)
