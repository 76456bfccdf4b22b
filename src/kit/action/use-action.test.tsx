import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MahasiswaContext, ReadOnlyContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { startFlags } from '#flags/flags.ts'
import { GatewayError, type GatewayErrorKind } from '#gateway/call/gateway-error.ts'
import { adoptEntry, clearOutbox, removeEntry, resumeEntry } from '#gateway/writes/outbox.ts'
import { type CheckResult, writeKey } from '#gateway/writes/outbox-entry.ts'
import { pendingRecordsOf } from '#gateway/writes/write-record.ts'
import { getGetLogoPerguruanTinggiQueryKey, getGetSistemQueryKey } from '#generated/client/kampus/kampus.ts'
import { setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import type { Action } from './action.ts'
import { ActionArea } from './action-area.tsx'
import { ARRIVAL_MS } from './arrival.ts'
import { useAction } from './use-action.tsx'

const OPERATION = 'registerKompre' // a call of the specification
const VARIABLES = { idMahasiswa: '240117023' }
type Options = Parameters<typeof useAction<typeof VARIABLES>>[1]

const failure = (kind: GatewayErrorKind, message = '', effect = 'once') => {
  const error = new GatewayError(message, { kind, operation: OPERATION })
  error.effect = effect
  return error
}

const Cuti = ({ action, options }: { action: Action<typeof VARIABLES>; options: Options }) => {
  const cuti = useAction(action, options)
  return (
    <ActionArea of={cuti}>
      <ActionButton reason={cuti.reason} pending={cuti.isPending} onClick={() => cuti.confirm(VARIABLES)}>
        Ajukan
      </ActionButton>
    </ActionArea>
  )
}

const show = (part: Partial<Action<typeof VARIABLES>>, options: Options = {}, operator: Reason | null = null) => {
  const send = vi.fn(part.send ?? (() => Promise.resolve()))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(getGetSistemQueryKey(), {})
  client.setQueryData(getGetLogoPerguruanTinggiQueryKey(), {})
  const action = { operation: OPERATION, words: 'ui:none', describe: () => 'Ajukan cuti', ...part, send }
  render(
    <QueryClientProvider client={client}>
      <MahasiswaContext value={VARIABLES.idMahasiswa}>
        <ReadOnlyContext value={operator}>
          <Cuti action={action} options={options} />
        </ReadOnlyContext>
      </MahasiswaContext>
    </QueryClientProvider>,
  )
  return { send, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const question = () => screen.queryByRole('dialog')
const checked = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })
const questionOf = () => 'Ajukan cuti semester ini?'

/** Returns a call that the test resolves or rejects. */
const held = () => {
  let end = (): void => undefined
  const send = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  const finish = () =>
    act(() => {
      end()
      return Promise.resolve()
    })
  return { send, end: finish }
}

let nowMs = 0

beforeEach(async () => {
  nowMs = Date.parse('2026-11-24T10:00:00+07:00')
  setClock(() => nowMs)
  startFlags()
  clearOutbox()
  localStore.clear()
  await startKitTexts('id', { cuti: { 'request.queued': 'Cuti menunggu.' } })
})
afterEach(() => {
  setClock(Date.now)
  clearOutbox()
  resetFlags()
})

test('asks for confirmation and sends nothing when the student declines', async () => {
  const { send, user } = show({}, { questionOf })
  await user.click(button('Ajukan'))
  expect(question()).toHaveTextContent('Ajukan cuti semester ini?')
  await user.click(button('Batal'))
  expect(question()).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('sends once on two presses; the dialog stays open while pending and closes on the outcome', async () => {
  const call = held()
  const onDone = vi.fn()
  const { send, user } = show({ send: call.send }, { questionOf, onDone })
  await user.click(button('Ajukan'))
  await Promise.all([user.click(button('Ok')), user.click(button('Ok'))])
  await user.keyboard('{Escape}')
  await user.click(button('Batal'))
  await user.click(button('Memproses…'))
  expect(question()).toBeVisible()
  await call.end()
  expect(question()).toBeNull()
  expect(send).toHaveBeenCalledTimes(1)
  expect(onDone.mock.calls).toEqual([['answered', VARIABLES]])
})

test.each([
  ['no question', {}],
  ['a confirmation that renders nothing', { questionOf: () => null }],
])('sends at once with %s', async (_, options) => {
  const { send, user } = show({}, options)
  await user.click(button('Ajukan'))
  expect(send).toHaveBeenCalledTimes(1)
})

test('shows a read-only operator the reason and no confirmation', async () => {
  const { send, user } = show({}, { questionOf }, { text: 'Hanya dapat dibaca' })
  expect(button('Ajukan')).toHaveAccessibleDescription('Hanya dapat dibaca')
  await user.click(button('Ajukan'))
  expect(question()).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['with the message of the gateway', 'Masa pengajuan sudah berakhir', 'Masa pengajuan sudah berakhir'],
  ['with the default message without one', '', 'Permintaan ditolak.'],
])('shows a rejection in place %s, until the next attempt', async (_, message, said) => {
  const call = held()
  const answers = [() => Promise.reject(failure('client', message)), call.send]
  const { user } = show({ send: () => (answers.shift() ?? call.send)() })
  await user.click(button('Ajukan'))
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(said)
  await user.click(button('Ajukan'))
  expect(screen.queryByText(said)).toBeNull()
  await call.end()
})

test('reports a change since the confirmation and sends nothing', async () => {
  const check = () => Promise.resolve<CheckResult>('unknown')
  const precheck = () => Promise.resolve({ changed: 'Masa pengajuan berubah.' })
  const { send, user } = show({ check, precheck }, { questionOf })
  await user.click(button('Ajukan'))
  await user.click(button('Ok'))
  expect(await screen.findByText('Masa pengajuan berubah.')).toBeVisible()
  await waitFor(() => expect(question()).toBeNull())
  expect(send).not.toHaveBeenCalled()
  expect(pendingRecordsOf(OPERATION)).toEqual([])
})

test('replaces the button after a lost response until a check resolves it', async () => {
  let result: CheckResult = 'unknown'
  const onDone = vi.fn()
  const { send, user } = show(
    { send: () => Promise.reject(failure('timeout')), check: () => Promise.resolve(result) },
    { questionOf, onDone },
  )
  await user.click(button('Ajukan'))
  await user.click(button('Ok'))
  await waitFor(() => expect(checked()).toHaveTextContent('Ajukan cuti: jawabannya belum sampai'))
  expect(question()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ajukan' })).toBeNull()
  expect(pendingRecordsOf(OPERATION)).toHaveLength(1)

  result = 'not-done'
  await user.click(button('Periksa sekarang'))
  expect(await screen.findByText('Sudah diperiksa: belum diproses. Anda dapat mengirimnya lagi.')).toBeVisible()
  expect(checked()).toBeNull()

  result = 'done'
  await user.click(button('Ajukan'))
  await user.click(button('Ok'))
  await waitFor(() => expect(onDone.mock.calls).toEqual([['checked', null]]))
  expect(button('Ajukan')).toBeVisible()
  expect(send).toHaveBeenCalledTimes(2)
  expect(pendingRecordsOf(OPERATION)).toEqual([])
})

test('explains an outcome that is still unknown after a minute and names the contact', async () => {
  const check = () => Promise.resolve<CheckResult>('unknown')
  const { user } = show({ send: () => Promise.reject(failure('network')), check }, { doubt: 'daftar cuti kosong.' })
  await user.click(button('Ajukan'))
  await waitFor(() => expect(checked()).toHaveTextContent('paling lama sekitar satu menit'))
  nowMs += ARRIVAL_MS
  await act(() => resumeEntry(writeKey(OPERATION, VARIABLES)))
  const panel = within(checked() as HTMLElement)
  expect(panel.getByText(/daftar cuti kosong\./)).toBeVisible()
  expect(panel.getByText(/^Tanyakan kepada/)).toBeVisible()
})

test('queues an idempotent write and says so beside its button', async () => {
  const { user } = show({ send: () => Promise.reject(failure('network', '', 'idempotent')) })
  await user.click(button('Ajukan'))
  expect(await screen.findByText(/^Jawaban kampus belum sampai\./)).toBeVisible()
  expect(button('Ajukan')).toBeVisible()
})

test('uses the caller’s text for a queued write when there is one', async () => {
  const { user } = show({ words: 'cuti:request', send: () => Promise.reject(failure('network', '', 'idempotent')) })
  await user.click(button('Ajukan'))
  expect(await screen.findByText('Cuti menunggu.')).toBeVisible()
})

test('closes the confirmation when another tab sends the write, even after that one has ended', async () => {
  const { send, user } = show({}, { questionOf })
  await user.click(button('Ajukan'))
  const key = writeKey(OPERATION, VARIABLES)
  const sent = {
    key,
    operation: OPERATION,
    payload: null,
    label: 'Ajukan cuti',
    since: nowMs,
    phase: 'unknown',
  } as const
  act(() => void adoptEntry({ ...sent, type: 'Gateway Timeout', next: { kind: 'check', check: undefined } }))
  expect(question()).toBeNull()
  expect(checked()).toBeVisible()
  act(() => removeEntry(key))
  expect(button('Ajukan')).toBeVisible()
  expect(question()).toBeNull()
  expect(send).not.toHaveBeenCalled()
})
