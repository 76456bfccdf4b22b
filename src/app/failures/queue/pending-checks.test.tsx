import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import { writeKey } from '#gateway/writes/outbox-entry.ts'
import { onWriteDone, outboxOwner, setOutboxOwner, waitingWrites } from '#gateway/writes/outbox-facade.ts'
import { claimRecord, touchRecord } from '#gateway/writes/write-record.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>
type Options = Parameters<typeof renderScreen>[1]

const STUDENT = '240117023'
const intents = () => localStore.names().filter((name) => name.startsWith('intent'))
const writes = ({ asked }: Shown) => asked.filter((request) => !request.startsWith('GET '))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const waiting = (text: string) => screen.findByText(text, {}, { timeout: 10_000 })

/** Reloads the page over the same gateway; its in-memory state is lost. */
const reload = async ({ controls, unmount, settled }: Shown, path: string, options: Options = {}): Promise<Shown> => {
  await settled() // a request aborted with its page would stay pending for the next one
  const world = controls.exportWorld()
  unmount()
  clearOutbox()
  return renderScreen(path, { ...options, arrange: (later) => void later.importWorld(world) })
}

type News = Parameters<typeof touchRecord>[1]
const keep = async (operation: string, student = STUDENT, news: News = { sent: true }) => {
  const key = writeKey(operation, { idMahasiswa: student })
  await claimRecord({ key, operation, label: 'Dari tadi' })
  touchRecord(key, news)
}

/** Opens a student whose previous page left a write record; the write has not arrived. */
const leave = async (operation: string, student = STUDENT, news?: News): Promise<Shown> => {
  const shown = await renderScreen('/dashboard')
  await waitFor(() => expect(outboxOwner()).toContain('ROLE_MAHASISWA'), { timeout: 10_000 })
  setOutboxOwner(outboxOwner().replaceAll(STUDENT, student))
  await keep(operation, student, news)
  return shown
}

let done: string[] = []
/** Waits for the queue's confirmation event; another toast may replace its own (use-write.test.tsx). */
const confirmed = (label: string) => expect.poll(() => done, { timeout: 10_000 }).toEqual([label])

beforeEach(() => {
  clearOutbox()
  localStore.clear()
  done = []
  return onWriteDone(({ label }) => done.push(label))
})

describe('a payment whose response was lost before a reload', () => {
  const pay = async (kind: 'lost' | 'network'): Promise<Shown> => {
    const shown = await renderScreen('/biaya-kuliah')
    const { user, controls } = shown
    await user.click(screen.getByRole('checkbox', { name: 'Asuransi mahasiswa' }))
    await user.click(button('Pilih cara bayar'))
    await user.click(await screen.findByRole('radio', { name: /BNI/ }))
    await user.click(button('Lanjut'))
    await screen.findByRole('dialog', { name: 'Konfirmasi' })
    controls.setFaults([
      { operation: 'processPembayaran', kind, times: 1 },
      { operation: 'getStatusPembayaran', kind: 'latency', ms: 0, times: 1 },
      { operation: 'getStatusPembayaran', kind: 'server' },
    ])
    await user.click(button('Buat pembayaran'))
    await screen.findByRole('region', { name: 'Sedang diperiksa' })
    return shown
  }

  it('is checked on any open screen and confirmed when its status says so', async () => {
    const next = await reload(await pay('lost'), '/dashboard')
    await confirmed('Bayar 1 tagihan')
    expect(intents()).toEqual([])
    expect(writes(next)).toEqual([])
  })

  it('is queued while it may still arrive, and causes no warning when the page is closed', async () => {
    const next = await reload(await pay('network'), '/berita')
    await waiting('1 permintaan menunggu.')
    expect(waitingWrites()).toMatchObject({ count: 1, resumable: 1, onlyHere: 0 })
    await next.user.click(button('Lihat antrean'))
    const queue = within(screen.getByRole('dialog', { name: 'Antrean permintaan' }))
    expect(queue.getByText('Bayar 1 tagihan')).toBeVisible()
    next.controls.advance(60_000)
    await next.user.click(queue.getByRole('button', { name: /^Periksa.*Bayar 1 tagihan/ }))
    await waitFor(() => expect(outboxEntries()).toMatchObject([{ phase: 'not-done' }]))
    expect(writes(next)).toEqual([])
  })
})

describe('a withdrawal whose response was lost leaves an empty form', () => {
  const SALDO = '/biaya-kuliah?tab=saldo'
  const bank = () => screen.findByLabelText('Nama bank (wajib)')

  const withdraw = async (): Promise<Shown> => {
    const shown = await renderScreen(SALDO)
    const typed = { 'Jumlah (wajib)': '100000', 'Nama bank (wajib)': 'BNI', 'Nomor rekening (wajib)': '081170' }
    for (const [label, text] of Object.entries({ ...typed, 'Nama pemilik rekening (wajib)': 'Sekar' })) {
      await shown.user.click(screen.getByLabelText(label))
      await shown.user.paste(text)
    }
    await shown.user.click(button('Ajukan penarikan'))
    await screen.findByRole('dialog', { name: 'Konfirmasi' })
    shown.controls.setFaults([
      { operation: 'requestPenarikanSaldo', kind: 'lost', times: 1 },
      { operation: 'getSaldoCcash', kind: 'latency', ms: 0, times: 1 },
      { operation: 'getSaldoCcash', kind: 'server' },
    ])
    await shown.user.click(button('Ok'))
    await screen.findByRole('region', { name: 'Sedang diperiksa' })
    return shown
  }

  it('when it is confirmed on another screen', async () => {
    const next = await reload(await withdraw(), '/dashboard')
    await confirmed('Tarik saldo')
    expect(localStore.names().filter((name) => /^(intent|draft)/.test(name))).toEqual([])
    await next.navigate(SALDO)
    expect(await bank()).toHaveValue('')
  })

  it('when its check started before the form was opened', async () => {
    const faults = [{ operation: 'getSaldoCcash', kind: 'server' as const, times: 1 }]
    const next = await reload(await withdraw(), '/dashboard', { faults })
    await waiting('1 permintaan menunggu.')
    await next.navigate(SALDO)
    const balance = within(await screen.findByRole('region', { name: 'Saldo C-Cash' }))
    await next.user.click(await balance.findByRole('button', { name: 'Muat Ulang' }))
    await screen.findByRole('region', { name: 'Sedang diperiksa' })
    await next.user.click(button('Periksa sekarang'))
    expect(await bank()).toHaveValue('')
  })
})

/** Number of payments in this student's history. */
const SEVEN = 7

test.each([
  // Nothing is pending, but the balance may have paid it at once: only the history shows this.
  ['processPembayaran', 'getStatusPembayaran', 'of whose history nothing is known', { sent: true }, 'unknown'],
  [
    'processPembayaran',
    'getStatusPembayaran',
    'whose history is as it was',
    { sent: true, snapshot: SEVEN },
    'not-done',
  ],
  ['processPembayaran', 'getStatusPembayaran', 'whose history has grown', { sent: true, snapshot: SEVEN - 1 }, null],
  ['processPembayaran', 'getStatusPembayaran', 'that its page never sent', { sent: false }, 'not-done'],
  ['cancelPembayaran', 'getStatusPembayaran', 'with nothing to cancel', { sent: true }, null],
  ['claimLebihBayar', 'getSaldoCcash', 'with nothing to claim', { sent: true }, null],
  ['requestPenarikanSaldo', 'getSaldoCcash', 'without marks of the balance', { sent: true }, 'unknown'],
  ['requestPenarikanSaldo', 'getSaldoCcash', 'that its page never sent', { sent: false }, 'not-done'],
])('queues an intent of %s with a check that reads %s and sends nothing: %s', async (...one) => {
  const [operation, read, _, news, known] = one
  const faults = [{ operation: read, kind: 'server' as const }]
  const next = await reload(await leave(operation, STUDENT, news), '/berita', { faults })
  const entry = { operation, label: 'Dari tadi', phase: 'unknown', next: { kind: 'check' } }
  await waitFor(() => expect(outboxEntries()).toMatchObject([entry]), { timeout: 10_000 })
  expect(intents()).toHaveLength(1)
  next.controls.setFaults([])
  next.controls.advance(60_000)
  await waitingWrites()?.resume()
  expect(outboxEntries().map(({ phase }) => phase)).toEqual(known ? [known] : [])
  expect(writes(next)).toEqual([])
})

describe('no status request is sent', () => {
  const quiet = async (next: Shown) => {
    await waitFor(() => expect(outboxOwner()).not.toBe(''), { timeout: 10_000 })
    // The check is preloaded, so that its requests would be sent at once.
    await act(() => withTexts(import('#features/biaya-kuliah/bayar/pay-tagihan.ts'), 'biaya-kuliah'))
    await next.settled()
    expect(next.asked.filter((request) => request.includes('status_pembayaran'))).toEqual([])
    expect(outboxEntries()).toEqual([])
  }

  it('when no intent is stored', async () => {
    await quiet(await renderScreen('/berita'))
  })

  it('for an intent of another student on the same device', async () => {
    const next = await reload(await leave('processPembayaran', '240117999'), '/berita')
    await quiet(next)
    expect(intents()).toHaveLength(1)
  })

  it('for an operator, even with a stored intent', async () => {
    localStore.set('operator_student_id', STUDENT)
    const shown = await renderScreen('/krs', { persona: 'operator' })
    await waitFor(() => expect(outboxOwner()).toContain('ROLE_OPERATOR'), { timeout: 10_000 })
    await keep('processPembayaran')
    await quiet(await reload(shown, '/krs', { persona: 'operator' }))
    expect(intents()).toHaveLength(1)
  })
})
