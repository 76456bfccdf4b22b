import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { endSession, sealSession } from '#gateway/session/session.ts'
import { adoptEntry, clearOutbox, outboxEntries, removeEntry } from '#gateway/writes/outbox.ts'
import { type OutboxEntry, writeKey } from '#gateway/writes/outbox-entry.ts'
import { outboxOwner, setOutboxOwner } from '#gateway/writes/outbox-facade.ts'
import { claimRecord } from '#gateway/writes/write-record.ts'
import { INSTALL_RECORD } from '#shared/browser/install-record-name.ts'
import { resetStores } from '#shared/state/create-store.ts'
import { markFormDirty } from '#shared/state/dirty-forms.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { logOut, logOutNow } from './log-out.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const STUDENT = '240117023'
const SAVE: OutboxEntry = {
  key: 'krs',
  operation: 'saveKrs',
  payload: null,
  label: 'Simpan KRS',
  type: 'Network Error',
  since: 0,
  phase: 'waiting',
  next: { kind: 'send', send: () => Promise.resolve(), isLost: () => true },
}
const NOT_DONE: OutboxEntry = { ...SAVE, phase: 'not-done', next: { kind: 'check', check: undefined } }
const REVOKE = /^POST .*revoke/

const open = async (options: Parameters<typeof renderScreen>[1] = {}): Promise<Shown> => {
  const shown = await renderScreen('/dashboard', options)
  await waitFor(() => expect(outboxOwner()).toContain('ROLE_MAHASISWA'), { timeout: 10_000 })
  return shown
}
const wait = (entry: OutboxEntry) => act(() => void adoptEntry(entry))
const button = (name: string) => screen.getByRole('button', { name })
const leave = async ({ user }: Shown) => {
  await user.click(screen.getByRole('button', { name: /akun Sekar/ }))
  await user.click(button('Keluar'))
}
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Keluar sekarang?' }, { timeout: 10_000 }))
const noQuestion = () => expect(screen.queryByRole('dialog', { name: 'Keluar sekarang?' })).toBeNull()
const pay = (student = STUDENT) =>
  claimRecord({
    key: writeKey('processPembayaran', { idMahasiswa: student }),
    operation: 'processPembayaran',
    label: 'Bayar 1 tagihan',
  })
const keptNames = () => localStore.names().filter((name) => name.startsWith('intent'))

// The dialog is loaded on demand: its first read from disk is not measured here.
beforeAll(async () => {
  await Promise.all([
    import('../failures/leave/ask-to-leave.tsx'),
    import('#features/biaya-kuliah/bayar/pay-tagihan.ts'),
  ])
}, 60_000)

beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

describe('logout by Keluar', () => {
  it('asks once while a save is queued, and opens the queue on Enter', async () => {
    const shown = await open()
    wait(SAVE)
    wait({ ...NOT_DONE, key: 'saldo', label: 'Tarik saldo' })
    await leave(shown)
    const asked = await question()
    expect(asked.getByText('Simpan KRS')).toBeVisible()
    expect(asked.queryByText('Tarik saldo')).toBeNull() // known not to have been processed
    expect(asked.getByText('belum sampai ke kampus')).toBeVisible()
    await waitFor(() => expect(asked.getByRole('button', { name: 'Lihat antrean' })).toHaveFocus())
    await shown.user.keyboard('{Enter}')
    const queue = within(await screen.findByRole('dialog', { name: 'Antrean permintaan' }))
    expect(queue.getByText('Simpan KRS')).toBeVisible()
    noQuestion()
    expect(outboxEntries()).toHaveLength(2)
    expect([shown.departures, shown.asked.filter((one) => REVOKE.test(one))]).toEqual([[], []])
  })

  it('logs out on Tetap keluar and clears local storage', async () => {
    const shown = await open()
    await pay()
    wait(SAVE)
    await leave(shown)
    const asked = await question()
    expect(asked.getByText('Bayar 1 tagihan')).toBeVisible()
    expect(asked.getByText('belum diketahui apakah sudah diproses')).toBeVisible()
    await shown.user.click(asked.getByRole('button', { name: 'Tetap keluar' }))
    await expect.poll(() => shown.departures).toEqual(['/'])
    expect(localStore.names()).toEqual([INSTALL_RECORD])
  })

  it('stays signed in on Batal, and asks again the next time', async () => {
    const shown = await open()
    wait(SAVE)
    await leave(shown)
    await question()
    await shown.user.click(button('Batal'))
    noQuestion()
    await leave(shown)
    await question()
    expect(shown.departures).toEqual([])
  })

  it('asks about a payment before anything but the first load has arrived', async () => {
    const before = await open()
    await pay()
    before.unmount()
    setOutboxOwner('')
    const never = new Promise<never>(() => undefined)
    const shown = await renderScreen('/dashboard', { firstLoad: never })
    await leave(shown)
    expect((await question()).getByText('Bayar 1 tagihan')).toBeVisible()
  })

  it('mentions unsent input in the same dialog', async () => {
    const shown = await open()
    const clean = markFormDirty()
    wait(SAVE)
    await leave(shown)
    expect((await question()).getByText('Isian yang belum dikirim juga dihapus.')).toBeVisible()
    await shown.user.click(button('Tetap keluar'))
    await expect.poll(() => shown.departures).toEqual(['/'])
    clean()
  })

  it('offers to log out in the same dialog when nothing is queued any more', async () => {
    const shown = await open()
    wait(SAVE)
    await leave(shown)
    const asked = await question()
    act(() => removeEntry('krs'))
    expect(asked.getByRole('status')).toHaveTextContent('Tidak ada lagi yang menunggu.')
    await shown.user.click(asked.getByRole('button', { name: 'Keluar' }))
    await expect.poll(() => shown.departures).toEqual(['/'])
  })

  it.each([
    ['nothing waits', () => Promise.resolve(true)],
    ['all that waits is known not to have happened', () => act(() => Promise.resolve(adoptEntry(NOT_DONE)))],
    ['a payment of another student is open', () => pay('240117999')],
  ])('does not ask when %s', async (title, arrange) => {
    const shown = await open()
    const owner = outboxOwner()
    if (title.includes('another')) setOutboxOwner(owner.replaceAll(STUDENT, '240117999'))
    await arrange()
    setOutboxOwner(owner)
    await leave(shown)
    await expect.poll(() => shown.departures, { timeout: 10_000 }).toEqual(['/'])
    noQuestion()
    expect(localStore.names()).toEqual([INSTALL_RECORD])
  })
})

const MARKS = `intent-saldo.${STUDENT}`

const ends: Record<string, () => void | Promise<void>> = {
  'Sesi Habis, confirmed': () => {
    sealSession()
    return logOut()
  },
  'Sesi Habis, page closed': () => {
    sealSession()
    logOutNow()
  },
  'a question that could not be loaded': () => logOut(false),
  'a refusal of the gateway': () => endSession('refused'),
}

test.each(Object.entries(ends))(
  'finds a payment with an unknown result again for the same student after %s',
  async (_, end) => {
    const { unmount, settled } = await open()
    await pay()
    localStore.set(MARKS, '{}')
    await settled()
    await act(async () => end())
    expect(keptNames()).toHaveLength(2)
    unmount()
    clearOutbox()
    resetStores() // the next page may send again
    const faults = [{ operation: 'getStatusPembayaran', kind: 'server' as const }]
    await renderScreen('/dashboard', { faults })
    await waitFor(() => expect(outboxEntries()).toMatchObject([{ label: 'Bayar 1 tagihan', phase: 'unknown' }]), {
      timeout: 10_000,
    })
    expect(keptNames()).toContain(MARKS)
  },
)
