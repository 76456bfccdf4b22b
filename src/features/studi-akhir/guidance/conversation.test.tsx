import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runtimeConfig, setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { GROUP_CHAT, moduleOf } from '#tests/chat-module.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

beforeAll(
  () => Promise.all([import('../tugas-akhir/tugas-akhir-detail-page.tsx'), import('../proposal/proposal-page.tsx')]),
  60_000,
)
allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // a failing chat logs a warning
})
afterEach(() => {
  localStore.clear()
})

interface Options {
  chatUrl?: string
  persona?: string
  faults?: Fault[]
  answers?: Record<string, object>
}
const open = (path: string, { chatUrl = GROUP_CHAT, persona = 'aktif', faults = [], answers = {} }: Options = {}) =>
  renderScreen(path, {
    ...{ persona, faults, answers, settings: { enable_chat: true } },
    arrange: () => setRuntimeConfig({ ...runtimeConfig(), chatUrl }),
  })
const guidance = () => within(card('Bimbingan'))
const button = (name: string) => guidance().findByRole('button', { name })
const groupsMade = ({ asked }: { asked: readonly string[] }) =>
  asked.filter((request) => /^POST .*\/groups?(\?|$)/.test(request))
const conversation = () => screen.findByRole('dialog', { name: 'Chat' })
const RECORD = { name: '3. Rancangan basis data' }

test('[R3-026] opens the chat in the group of the work', async () => {
  const { user } = await open('/tugas-akhir/412')
  await user.click(await button('Buka percakapan'))
  expect(await conversation()).toHaveTextContent(/^.*Grup \d+/)
  expect(guidance().getByRole('link', RECORD)).toBeVisible()
})

test('creates the group of a work once, even on a double click', async () => {
  const shown = await open('/proposal/205')
  await shown.user.dblClick(await button('Mulai percakapan dengan pembimbing'))
  expect(await conversation()).toHaveTextContent(/Grup \d+/)
  expect(await button('Buka percakapan')).toBeVisible()
  expect(groupsMade(shown)).toHaveLength(1)
})

test('finds a group whose response was lost and creates no second one', async () => {
  const shown = await open('/proposal/205', { faults: [{ operation: 'createChatGroup', kind: 'lost', times: 1 }] })
  await shown.user.click(await button('Mulai percakapan dengan pembimbing'))
  expect(await guidance().findByRole('button', { name: 'Buka percakapan' }, { timeout: 8000 })).toBeVisible()
  expect(groupsMade(shown)).toHaveLength(1)
})

test('[R8-023] replaces a failed chat with a notice and keeps the records', async () => {
  await open('/tugas-akhir/412', { chatUrl: moduleOf('throw new Error("rusak")') })
  expect(
    await guidance().findByText('Chat sedang tidak tersedia. Muat ulang halaman untuk mencoba lagi.'),
  ).toBeVisible()
  expect(guidance().queryByRole('button', { name: 'Buka percakapan' })).toBeNull()
  expect(guidance().getByRole('link', RECORD)).toBeVisible()
})

test('replaces the chat with a notice for an operator and keeps the records', async () => {
  localStore.set('operator_student_id', '240117023')
  await open('/tugas-akhir/412', { persona: 'operator' })
  expect(await screen.findByText(/^Operator tidak memiliki chat\./)).toBeVisible()
  expect(guidance().getByRole('link', RECORD)).toBeVisible()
})

const GUIDANCE = '/v2/bimbingan/proposal/205'

test('invites the supervisors of the work when the records name none', async () => {
  const answers = { [GUIDANCE]: { data: [], pembimbing: null, bolehMenambah: true } }
  const shown = await open('/proposal/205', { answers })
  await shown.user.click(await button('Mulai percakapan dengan pembimbing'))
  expect(await conversation()).toHaveTextContent(/Grup \d+/)
  expect(groupsMade(shown)).toHaveLength(1)
})

test('asks for confirmation before creating a group without a supervisor', async () => {
  const proposal = { id: '205', judul: 'Presensi', status: 'bimbingan' }
  const shown = await open('/proposal/205', { answers: { [GUIDANCE]: { data: [] }, '/v2/ta/proposal/205': proposal } })
  await shown.user.click(await button('Mulai percakapan dengan pembimbing'))
  expect(await screen.findByText(/^Pembimbing Anda belum diketahui portal/)).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Jangan dibuat' }))
  expect(groupsMade(shown)).toHaveLength(0)
})

test('allows recording a meeting again after a revision, unless the gateway forbids it', async () => {
  const tanggal = '2026-10-20'
  const record = { idBimbingan: '1', tanggal, topik: 'Bab 1', status: 'revisi' }
  const shown = await open('/proposal/205', { answers: { [GUIDANCE]: { data: [record] } } })
  await shown.user.click(await button('Catat bimbingan'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Catat bimbingan' }))
  fireEvent.input(dialog.getByLabelText(/^Tanggal pertemuan/), { target: { value: tanggal } })
  await shown.user.type(dialog.getByRole('textbox', { name: /^Topik/ }), 'Bab 1')
  await shown.user.type(dialog.getByRole('textbox', { name: /^Yang dibahas/ }), 'Perbaikan latar belakang bab satu.')
  for (const choice of dialog.queryAllByRole('combobox'))
    await shown.user.selectOptions(choice, within(choice).getAllByRole('option').at(-1) as HTMLElement)
  await shown.user.click(dialog.getByRole('button', { name: 'Kirim catatan' }))
  await waitFor(() =>
    expect(shown.asked.some((request) => /^POST .*\/bimbingan\/proposal\/205/.test(request))).toBe(true),
  )
  expect(screen.queryByText('Pertemuan pada hari dan topik ini sudah tercatat.')).toBeNull()
})
