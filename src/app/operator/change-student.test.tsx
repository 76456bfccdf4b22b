import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adoptEntry, clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import type { OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { markFormDirty } from '#shared/state/dirty-forms.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { LeaveGuard } from '#shared/ui/form/leave-guard.tsx'
import { renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '240117023'
const SAVE: OutboxEntry = {
  key: 'kontak',
  operation: 'updateBiodataKontak',
  payload: null,
  label: 'Simpan kontak',
  type: 'Network Error',
  since: 0,
  phase: 'waiting',
  next: { kind: 'send', send: () => Promise.resolve(), isLost: () => true },
}
const SCREENS = [{ path: '/tulis', element: <LeaveGuard /> }]

// The dialog is loaded on demand: its first read from disk is not measured here.
beforeAll(() => import('../failures/leave/ask-to-leave.tsx'), 60_000)
beforeEach(clearOutbox)
let forgetForm: () => void = () => undefined
afterEach(() => forgetForm())

const open = async (path = '/tulis') => {
  localStore.set('operator_student_id', STUDENT)
  const shown = await renderScreen(path, { persona: 'operator', screens: SCREENS })
  await waitFor(() => expect(outboxOwner()).toContain(STUDENT), { timeout: 10_000 })
  const change = async () => shown.user.click(screen.getByRole('button', { name: 'Ganti mahasiswa' }))
  return { ...shown, change }
}
const chooser = () => screen.findByRole('heading', { level: 1, name: 'Pilih mahasiswa' })
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Ganti mahasiswa sekarang?' }, { timeout: 10_000 }))

describe('change of student by an operator', () => {
  it('asks before it drops a queued write, and keeps the queue on Batal', async () => {
    const { user, change } = await open()
    act(() => void adoptEntry(SAVE))
    await change()
    const asked = await question()
    expect(asked.getByText('Simpan kontak')).toBeVisible()
    expect(asked.getByText('belum sampai ke kampus')).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Batal' }))
    expect(outboxEntries()).toHaveLength(1)
    expect(screen.getByRole('complementary', { name: 'Mode operator' })).toHaveTextContent(STUDENT)
    await change()
    await user.click((await question()).getByRole('button', { name: 'Tetap ganti' }))
    expect(await chooser()).toBeVisible()
  })

  it('says that unsent input is kept as a draft, not deleted', async () => {
    const { user, change } = await open()
    forgetForm = markFormDirty()
    await change()
    const asked = within(screen.getByRole('dialog', { name: 'Konfirmasi' }))
    expect(asked.getByText(/^Isian di halaman ini belum dikirim\. Ganti mahasiswa\?/)).toBeVisible()
    expect(asked.queryByText(/dihapus|keluar/)).toBeNull()
    await user.click(asked.getByRole('button', { name: 'Ok' }))
    expect(await chooser()).toBeVisible()
  })

  it.each([
    ['/cuti?ajukan=18', '/cuti'],
    ['/tugas-akhir/412', '/tugas-akhir'],
    ['/berita/1041', '/berita'],
    ['/dashboard', '/dashboard'],
  ])('redirects from %s to the first screen of the subject without data of one student', async (from, to) => {
    const { change, path } = await open(from)
    await change()
    await chooser()
    expect(path()).toBe(to)
  })
})
