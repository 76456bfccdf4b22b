import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { setRuntimeFlags, startFlags } from '#flags/flags.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import type { Action } from './action.ts'
import { ConfirmAction } from './confirm-action.tsx'

interface Cancel {
  idMahasiswa: string
  data: { label: string }
}
const OF: Cancel = { idMahasiswa: '240117023', data: { label: '2026/2027 Genap' } }
const TEXTS = {
  cancel: 'Batalkan pengajuan',
  'cancel.question': 'Batalkan cuti {{label}}?',
  'cancel.confirm': 'Ya, batalkan',
  'cancel.back': 'Kembali',
  'cancel.done': 'Cuti dibatalkan.',
  'cancel.notDone': 'Cuti belum dibatalkan.',
  'cancel.assumed': 'Hubungi bagian akademik.',
}
const lost = () => {
  const error = new GatewayError('', { kind: 'network', operation: 'cancelPengajuanCuti' })
  error.effect = 'once'
  return Promise.reject(error)
}

const show = (
  part: Partial<Action<Cancel>> = {},
  props: Partial<ComponentProps<typeof ConfirmAction<Cancel>>> = {},
) => {
  const send = vi.fn(part.send ?? (() => Promise.resolve()))
  const action = {
    operation: 'cancelPengajuanCuti',
    words: 'cuti:cancel',
    describe: () => 'Batalkan cuti',
    ...part,
    send,
  }
  const ui = (more: typeof props) => (
    <QueryClientProvider client={new QueryClient()}>
      <MahasiswaContext value={OF.idMahasiswa}>
        <ConfirmAction action={action} of={OF} {...props} {...more} />
      </MahasiswaContext>
      <ToastArea />
    </QueryClientProvider>
  )
  const { rerender } = render(ui({}))
  return { send, user: userEvent.setup(), again: (more: typeof props) => rerender(ui(more)) }
}
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  startFlags()
  clearOutbox()
  localStore.clear()
  await startKitTexts('id', { cuti: TEXTS })
})
afterEach(() => {
  clearOutbox()
  resetFlags()
})
allowAssumedWrites() // set after the flags have started

test('asks its configured question with the values to be sent before sending', async () => {
  const { send, user } = show()
  await user.click(button('Batalkan pengajuan'))
  const asked = within(screen.getByRole('dialog'))
  expect(asked.getByText('Batalkan cuti 2026/2027 Genap?')).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Kembali' }))
  expect(send).not.toHaveBeenCalled()
  await user.click(button('Batalkan pengajuan'))
  await user.click(button('Ya, batalkan'))
  expect(await screen.findByText('Cuti dibatalkan.')).toBeVisible()
  expect(send.mock.calls.map(([variables]) => variables)).toEqual([OF])
})

test('shows a custom question when the caller provides one', async () => {
  const { user } = show({}, { questionOf: ({ data }) => <p>{`Yakin, ${data.label}?`}</p> })
  await user.click(button('Batalkan pengajuan'))
  expect(screen.getByRole('dialog')).toHaveTextContent('Yakin, 2026/2027 Genap?')
})

test('sends at once when its texts have no question, with the default texts for the rest', async () => {
  const { send, user } = show({ words: 'cuti:plain' }, { label: 'Kirim' })
  await user.click(button('Kirim'))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('names the row for screen readers and renders where its screen places it', () => {
  show({}, { about: 'Genap', children: (one) => <nav>{one}</nav> })
  expect(within(screen.getByRole('navigation')).getByRole('button', { name: 'Batalkan pengajuan Genap' })).toBeVisible()
})

test('explains the disabled button, with the unsupported call before the caller’s reason', () => {
  setRuntimeFlags({ 'assumed-writes': false })
  show({}, { reason: { text: 'Sudah diputuskan.' } })
  expect(button('Batalkan pengajuan')).toHaveAccessibleDescription(/^Hubungi bagian akademik\./)
})

test('reports, in the caller’s words, that a checked write did not happen', async () => {
  const { user } = show({ send: lost, check: () => Promise.resolve('not-done') })
  await user.click(button('Batalkan pengajuan'))
  await user.click(button('Ya, batalkan'))
  expect(await screen.findByText('Cuti belum dibatalkan.')).toBeVisible()
})

test('is hidden when not offered, unless a write of it is pending', async () => {
  const { user, again } = show({ send: lost, check: () => Promise.resolve('unknown') })
  again({ isShown: false, otherwise: <p>Hubungi kampus.</p> })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Hubungi kampus.')).toBeVisible()
  again({})
  await user.click(button('Batalkan pengajuan'))
  await user.click(button('Ya, batalkan'))
  await screen.findByRole('region', { name: 'Sedang diperiksa' })
  again({ isShown: false })
  expect(screen.getByRole('region', { name: 'Sedang diperiksa' })).toBeVisible()
})
