import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outlivesSession } from '#gateway/writes/open-writes.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { pendingRecordsOf } from '#gateway/writes/write-record.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { fillStorage } from '#tests/full-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const ORDER = 'processPembayaran'
const MINUTE = 60_000
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const first = (found: readonly HTMLElement[]) => found[0] ?? document.body
const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })
const arrived = () => screen.findByText('Pembayaran sudah diterima. Tagihan dan riwayat diperbarui.')
const NOT_DONE = /^Sudah diperiksa: pembayaran tadi/
const orders = ({ asked }: Shown) => asked.filter((request) => request.endsWith('/process_pembayaran')).length
const lost: Fault = { operation: ORDER, kind: 'lost', times: 1 }

/** The answer is lost, and the first check cannot read the status. */
const unseen: Fault[] = [
  lost,
  { operation: 'getStatusPembayaran', kind: 'latency', ms: 0, times: 1 },
  { operation: 'getStatusPembayaran', kind: 'server', times: 1 },
]

const open = async (persona = 'aktif') => {
  const shown = await renderScreen('/biaya-kuliah', { persona })
  await act(() => import('#app/failures/desk.tsx')) // loaded after the first load
  return shown
}

/** Pays Rp 100,000 of the insurance; with the balance the campus settles it at once. */
const pay = async ({ user, controls }: Shown, faults: Fault[], isSaldo = true) => {
  await user.click(first(screen.getAllByRole('checkbox', { name: 'Asuransi mahasiswa' })))
  const amount = first(screen.getAllByRole('textbox', { name: 'Akan dibayar: Asuransi mahasiswa' }))
  await user.clear(amount)
  await user.type(amount, '100000')
  await user.click(button('Pilih cara bayar'))
  await user.click(await screen.findByRole('radio', { name: /BNI/ }))
  if (isSaldo) await user.click(screen.getByRole('checkbox', { name: /^Pakai saldo/ }))
  await user.click(button('Lanjut'))
  await screen.findByRole('dialog', { name: 'Konfirmasi' })
  controls.setFaults(faults)
  await user.click(button('Buat pembayaran'))
}

/** Reloads the page over the same gateway; its in-memory state is lost. */
const reload = async (
  { controls, unmount, settled }: Shown,
  faults: Fault[] = [],
  persona = 'aktif',
): Promise<Shown> => {
  await settled() // a request aborted with its page would stay pending for the next one
  const world = controls.exportWorld()
  unmount()
  clearOutbox()
  return renderScreen('/biaya-kuliah', { persona, faults, arrange: (later) => void later.importWorld(world) })
}

// Preloads the page: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(() => import('../biaya-kuliah-page.tsx').then(() => undefined), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

describe('a partial payment by the balance whose response is lost', () => {
  /** The history can be read before the order, but not after it. */
  const blind: Fault[] = [
    lost,
    { operation: 'listRiwayatPembayaran', kind: 'latency', ms: 0, times: 1 },
    { operation: 'listRiwayatPembayaran', kind: 'server' },
  ]

  it('is shown as received everywhere, whichever check runs first', async () => {
    const shown = await open()
    await pay(shown, unseen)
    await waitFor(() => expect(checking()).toBeVisible())
    await shown.user.click(screen.getByText('Sudah membayar tetapi belum tampil?'))
    await shown.user.click(button('Periksa status dan riwayat'))
    await shown.settled()
    shown.controls.advance(MINUTE)
    await shown.user.click(await screen.findByRole('button', { name: 'Periksa sekarang' }))
    expect(await arrived()).toBeVisible()
    expect(screen.queryByText(NOT_DONE)).toBeNull()
    expect(checking()).toBeNull()
    expect(pendingRecordsOf(ORDER)).toEqual([])
    expect(orders(shown)).toBe(1)
  })

  it.each([
    ['a reload', () => undefined],
    ['Sesi Habis and a new sign-in', () => localStore.clear(outlivesSession)],
  ])('is recognised after %s', async (_, end) => {
    const shown = await open()
    await pay(shown, unseen)
    await waitFor(() => expect(checking()).toBeVisible())
    end()
    const next = await reload(shown)
    expect(await arrived()).toBeVisible()
    expect(screen.queryByText(NOT_DONE)).toBeNull()
    expect(pendingRecordsOf(ORDER)).toEqual([])
    expect(orders(next)).toBe(0)
  })

  it('stays locked while the history cannot be read, then shows what is unknown and a contact', async () => {
    const shown = await open()
    await pay(shown, blind)
    await waitFor(() => expect(checking()).toBeVisible())
    shown.controls.advance(10 * MINUTE)
    await shown.user.click(await screen.findByRole('button', { name: 'Periksa sekarang' }))
    await waitFor(() => expect(checking()).toHaveTextContent(/riwayat pembayaran tidak dapat dibaca.*Tanyakan kepada/i))
    expect(within(checking() as HTMLElement).getByRole('link', { name: /@/ })).toBeVisible()
    expect(screen.queryByText(NOT_DONE)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Tagihan' })).toBeNull()
    const next = await reload(shown, [{ operation: 'listRiwayatPembayaran', kind: 'server' }])
    await waitFor(() => expect(checking()).toHaveTextContent(/riwayat pembayaran tidak dapat dibaca/i))
    next.controls.setFaults([])
    await next.user.click(await screen.findByRole('button', { name: 'Periksa sekarang' }))
    expect(await arrived()).toBeVisible()
    expect(screen.queryByText(NOT_DONE)).toBeNull()
  })
})

describe('a student with 45 payments in a paged history', () => {
  it('sees the payment as received although the page has as many rows as before', async () => {
    const shown = await open('padat')
    await pay(shown, unseen)
    await waitFor(() => expect(checking()).toBeVisible())
    const next = await reload(shown, [], 'padat')
    next.controls.advance(MINUTE)
    expect(await arrived()).toBeVisible()
    expect(screen.queryByText(NOT_DONE)).toBeNull()
    expect(pendingRecordsOf(ORDER)).toEqual([])
  })

  it('can pay again when the order never arrived', async () => {
    const shown = await open('padat')
    await pay(shown, [{ operation: ORDER, kind: 'network', times: 1 }])
    await waitFor(() => expect(checking()).toBeVisible())
    shown.controls.advance(MINUTE)
    await shown.user.click(await screen.findByRole('button', { name: 'Periksa sekarang' }))
    expect(await screen.findByText(NOT_DONE)).toBeVisible()
  })

  it('sees every payment, page by page', async () => {
    const shown = await renderScreen('/biaya-kuliah?tab=riwayat&page=2', { persona: 'padat' })
    await shown.user.click(await screen.findByRole('button', { name: 'Berikutnya' }))
    await shown.settled()
    expect(shown.path()).toContain('page=3')
    expect(screen.getByText('SPP cicilan 1 semester 1')).toBeVisible()
  })
})

it('sends nothing while the history cannot be read, because a check needs its state before the order', async () => {
  const shown = await open()
  await pay(shown, [{ operation: 'listRiwayatPembayaran', kind: 'server' }])
  expect(await screen.findByText(/^Riwayat pembayaran tidak dapat dibaca, jadi belum ada yang dikirim/)).toBeVisible()
  expect(orders(shown)).toBe(0)
  expect(pendingRecordsOf(ORDER)).toEqual([])
  expect(checking()).toBeNull()
})

it('sends nothing while the browser cannot store the order, because a later page could not check it', async () => {
  const shown = await open()
  const makeRoom = fillStorage('localStorage')
  await pay(shown, [])
  expect(await screen.findByText(/^Belum dikirim: peramban tidak dapat menyimpan catatannya/)).toBeVisible()
  expect(orders(shown)).toBe(0)
  expect(pendingRecordsOf(ORDER)).toEqual([])
  makeRoom()
  await shown.user.click(button('Pilih cara bayar'))
  await shown.user.click(await screen.findByRole('radio', { name: /BNI/ }))
  await shown.user.click(button('Lanjut'))
  await shown.user.click(await screen.findByRole('button', { name: 'Buat pembayaran' }))
  await waitFor(() => expect(orders(shown)).toBe(1))
})

it.each([true, false])(
  'allows a resend after a minute when an order never arrived (with the balance: %s)',
  async (isSaldo) => {
    const shown = await open()
    await pay(shown, [{ operation: ORDER, kind: 'network', times: 1 }], isSaldo)
    await waitFor(() => expect(checking()).toBeVisible())
    const next = await reload(shown)
    await waitFor(() => expect(checking()).toBeVisible())
    next.controls.advance(MINUTE)
    await next.user.click(await screen.findByRole('button', { name: 'Periksa sekarang' }))
    expect(await screen.findByText(NOT_DONE)).toBeVisible()
    expect(screen.queryByText(/^Pembayaran sudah diterima/)).toBeNull()
  },
)
