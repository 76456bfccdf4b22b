import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { MahasiswaContext, ReadOnlyContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { setRuntimeFlags, startFlags } from '#flags/flags.ts'
import { GatewayError, type GatewayErrorKind } from '#gateway/call/gateway-error.ts'
import { clearOutbox, outboxEntries, resumeEntry } from '#gateway/writes/outbox.ts'
import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
import { setOutboxOwner } from '#gateway/writes/outbox-facade.ts'
import { getGetLogoPerguruanTinggiQueryKey, getGetSistemQueryKey } from '#generated/client/kampus/kampus.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft } from '#shared/form/draft-store.ts'
import { setClock } from '#shared/state/clock.ts'
import { forgetDirtyForms, hasDirtyForm } from '#shared/state/dirty-forms.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import type { Action } from '../action/action.ts'
import { fieldsOf } from './field.ts'
import { bodyOf } from './field-values.ts'
import { FormAction } from './form-action.tsx'

const OPERATION = 'registerKompre' // a call of the specification
const OWNER = 'sekar'
const DRAFT = 'cuti'
const NOW = Date.parse('2026-11-24T10:00:00+07:00')

const Body = z.object({
  alasan: z.string(),
  surat: z.optional(z.instanceof(Blob)),
  anggota: z.optional(z.array(z.object({ nim: z.string() }))),
  judul: z.optional(z.string().check(z.maxLength(9))),
})
const FIELDS = fieldsOf(Body, {
  alasan: { kind: 'lines', label: 'Alasan' },
  surat: { kind: 'file', label: 'Surat' },
  anggota: { kind: 'rows', label: 'Anggota', fields: { nim: { kind: 'text', label: 'NIM' } } },
})
interface Cuti {
  idMahasiswa: string
  data: z.infer<typeof Body>
}
const PLACE = { idMahasiswa: '240117023' }

interface Given {
  action?: Partial<Action<Cuti>>
  operator?: Reason
  path?: string
  own?: Reason
  /** Sent with the form but not shown in a field. */
  judul?: string
}

const failure = (kind: GatewayErrorKind, effect: string, message = '', errors: object[] = []) => {
  const error = new GatewayError(message, { kind, operation: OPERATION, cause: { errors } })
  error.effect = effect
  return error
}

const show = ({ action, operator, path = '/cuti', judul, own }: Given = {}) => {
  const send = vi.fn<Action<Cuti>['send']>(action?.send ?? (() => Promise.resolve()))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(getGetSistemQueryKey(), {})
  client.setQueryData(getGetLogoPerguruanTinggiQueryKey(), {})
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <MahasiswaContext value={PLACE.idMahasiswa}>
          <ReadOnlyContext value={operator ?? null}>
            <DraftOwner value={OWNER}>
              <FormAction<Cuti>
                action={{ operation: OPERATION, words: 'cuti:request', describe: () => 'Ajukan cuti', ...action, send }}
                place={PLACE}
                ns="ui"
                fields={FIELDS}
                draft={DRAFT}
                toVariables={(values) => ({ ...PLACE, data: Body.parse({ ...bodyOf(FIELDS, values), judul }) })}
                param="ajukan"
                title="Ajukan cuti"
                submitLabel="Kirim"
                reason={own ?? null}
              />
            </DraftOwner>
          </ReadOnlyContext>
        </MahasiswaContext>
      </MemoryRouter>
      <ToastArea />
    </QueryClientProvider>,
  )
  return { send, user: userEvent.setup() }
}
type User = ReturnType<typeof show>['user']

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => screen.queryByRole('dialog', { name: 'Ajukan cuti' })
const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })
const alasan = () => screen.getByLabelText(/^Alasan/)
const draftNow = () => readDraft(OWNER, DRAFT, NOW)
const sentData = ({ send }: Pick<ReturnType<typeof show>, 'send'>) => send.mock.calls.map(([{ data }]) => data)
const open = async (user: User) => {
  await user.click(button('Ajukan cuti'))
  await user.type(alasan(), 'Magang')
}
const submit = (user: User) => user.click(button('Kirim'))

/** Returns a call that the test resolves or rejects. */
const held = () => {
  let end = (): void => undefined
  const send = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  const answer = () =>
    act(() => {
      end()
      return Promise.resolve()
    })
  return { send, answer }
}

beforeEach(async () => {
  setClock(() => NOW)
  startFlags()
  setOutboxOwner(OWNER)
  await startKitTexts('id', {
    cuti: { 'request.done': 'Cuti diajukan.', 'request.assumed': 'Belum diterima di sini' },
  })
})
afterEach(() => {
  setClock(Date.now)
  cleanup()
  clearOutbox()
  setOutboxOwner('')
  forgetDirtyForms()
  resetFlags()
  localStore.clear()
})

test('reports a rejected value that belongs to no field and allows another attempt', async () => {
  const shown = show({ judul: 'Judul yang terlalu panjang' })
  await open(shown.user)
  for (const _ of [1, 2]) {
    await submit(shown.user)
    expect(await screen.findByText(/^Kampus tidak menerima isi formulir ini/)).toBeVisible()
  }
  expect(shown.send).not.toHaveBeenCalled()
  expect(alasan()).toHaveValue('Magang')
})

test('sends the form once on two clicks, then closes, shows a toast and removes the draft', async () => {
  const call = held()
  const shown = show({ action: { send: call.send } })
  await open(shown.user)
  await Promise.all([submit(shown.user), submit(shown.user)])
  fireEvent.click(screen.getByRole('button', { name: 'Memproses…' }))
  expect(dialog()).toBeVisible()
  await call.answer()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(await screen.findByText('Cuti diajukan.')).toBeVisible()
  expect(sentData(shown)).toEqual([{ alasan: 'Magang' }])
  expect(draftNow()).toBeNull()
})

test('sends nothing while a required field is empty, and moves the focus to the summary', async () => {
  const { send, user } = show({ path: '/cuti?ajukan=ya' })
  await submit(user)
  expect(await screen.findByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' })).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

describe('reason against sending', () => {
  test.each<[string, Given, RegExp]>([
    ['a read-only operator', { operator: { text: 'Hanya dapat dibaca' } }, /^Hanya dapat dibaca/],
    ['a call that this campus may not know', { action: { isAssumed: true } }, /^Belum diterima di sini/],
    ['the subject itself', { own: { text: 'Sudah ditutup' } }, /^Sudah ditutup/],
  ])('is shown by the button and by the dialog: %s', async (_, given, words) => {
    setRuntimeFlags({ 'assumed-writes': false })
    const { send, user } = show({ ...given, path: '/cuti?ajukan=ya' })
    expect(button('Kirim')).toHaveAccessibleDescription(words)
    await user.type(alasan(), 'Magang')
    await submit(user)
    await user.click(button('Batal'))
    expect(button('Ajukan cuti')).toHaveAccessibleDescription(words)
    expect(send).not.toHaveBeenCalled()
  })

  test('is the missing network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show()
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(button('Ajukan cuti')).toHaveAccessibleDescription(/^Perlu koneksi internet/)
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
  })
})

describe('rejection', () => {
  test('is shown at its fields, including entries, and as a whole; the values stay', async () => {
    const errors = [
      { field: 'alasan', message: 'Terlalu singkat.' },
      { field: 'anggota.1.nim', message: 'NIM tidak dikenal.' },
      { field: 'anggota.0', message: 'Anda sudah termasuk.' },
      { field: 'anggota.7', message: 'Anggota kedelapan tidak ada.' },
      { field: 'periode', message: 'Periode sudah ditutup.' },
    ]
    const refused = () => Promise.reject(failure('client', 'once', 'Data tidak sesuai.', errors))
    const { send, user } = show({ action: { send: refused } })
    await open(user)
    for (const nim of ['240117023', '1']) {
      await user.click(button('Tambah Anggota'))
      await user.type(screen.getAllByLabelText(/^NIM/).at(-1) ?? alasan(), nim)
    }
    await submit(user)
    const summary = await screen.findByRole('region', { name: 'Ada 3 isian yang perlu diperbaiki' })
    expect(summary).toHaveFocus()
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alasan: Terlalu singkat.', 'Anggota 1: Anda sudah termasuk.', 'Anggota 2, NIM: NIM tidak dikenal.'])
    expect(alasan()).toBeInvalid()
    expect(screen.getByRole('group', { name: 'Anggota 1' })).toHaveAccessibleDescription('Anda sudah termasuk.')
    await user.click(within(summary).getByRole('link', { name: /^Anggota 1/ }))
    expect(screen.getAllByLabelText(/^NIM/)[0]).toHaveFocus()
    for (const words of ['Data tidak sesuai.', 'Periode sudah ditutup.', 'Anggota kedelapan tidak ada.'])
      expect(screen.getByText(words)).toBeVisible()
    expect(alasan()).toHaveValue('Magang')

    send.mockImplementation(() => Promise.resolve())
    await submit(user)
    await waitFor(() => expect(dialog()).toBeNull())
    expect(screen.queryByText('Periode sudah ditutup.')).toBeNull()
  })
})

describe('write with effect once whose response was lost', () => {
  const lost = () => Promise.reject(failure('timeout', 'once'))

  test('is checked in place of the button, and the dialog returns with its values when it did not happen', async () => {
    let result: CheckResult = 'unknown'
    const { send, user } = show({ action: { send: lost, check: () => Promise.resolve(result) } })
    await open(user)
    await submit(user)
    await waitFor(() => expect(checking()).toBeVisible())
    expect(dialog()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ajukan cuti' })).toBeNull()
    result = 'not-done'
    await user.click(button('Periksa sekarang'))
    await waitFor(() => expect(dialog()).toBeVisible())
    expect(alasan()).toHaveValue('Magang')
    expect(within(screen.getByRole('dialog')).getByText(/^Sudah diperiksa: belum diproses/)).toBeVisible()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('closes the dialog and removes the draft when the check finds it', async () => {
    const { send, user } = show({ action: { send: lost, check: () => Promise.resolve('done') } })
    await open(user)
    await submit(user)
    await waitFor(() => expect(dialog()).toBeNull())
    expect(await screen.findByRole('button', { name: 'Ajukan cuti' })).toBeVisible()
    expect(checking()).toBeNull()
    expect(draftNow()).toBeNull()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('reports in the dialog that nothing was sent because something has changed', async () => {
    const precheck = () => Promise.resolve({ changed: 'Kegiatan yang sama sudah ada.' })
    const { send, user } = show({ action: { check: () => Promise.resolve('unknown'), precheck } })
    await open(user)
    await submit(user)
    expect(await within(screen.getByRole('dialog')).findByText('Kegiatan yang sama sudah ada.')).toBeVisible()
    expect(alasan()).toHaveValue('Magang')
    expect(send).not.toHaveBeenCalled()
  })
})

test('queues an idempotent write whose response was lost, closes the dialog and drops the draft when sent', async () => {
  const { send, user } = show({ action: { send: () => Promise.reject(failure('network', 'idempotent')) } })
  await open(user)
  await submit(user)
  expect(await screen.findByText(/^Jawaban kampus belum sampai/)).toBeVisible()
  expect(dialog()).toBeNull()
  await waitFor(() => expect(draftNow()).not.toBeNull())
  send.mockImplementation(() => Promise.resolve())
  await act(() => resumeEntry(outboxEntries()[0]?.key ?? ''))
  expect(draftNow()).toBeNull()
  expect(send).toHaveBeenCalledTimes(2)
})

describe('draft', () => {
  const surat = new File(['surat'], 'surat.pdf', { type: 'application/pdf' })

  test('keeps typed values when the dialog closes, and reports the file lost by a reload', async () => {
    const { user } = show()
    await open(user)
    await user.upload(screen.getByLabelText(/Pilih berkas/), surat)
    expect(hasDirtyForm()).toBe(true) // leaving the page asks for confirmation
    await user.click(button('Batal'))
    cleanup()
    const later = show({ path: '/cuti?ajukan=ya' })
    expect(alasan()).toHaveValue('Magang')
    expect(screen.getByText(/tidak dapat disimpan saat halaman dimuat ulang/)).toHaveTextContent('surat.pdf')
    await later.user.click(button('Buang isian ini'))
    expect(alasan()).toHaveValue('')
  })

  test('shows the progress of an upload and leaves the form unchanged when it is stopped', async () => {
    const send: Action<Cuti>['send'] = (_, __, { onSent, signal }) =>
      new Promise((_resolve, reject) => {
        onSent?.({ loaded: 500_000, total: 1_000_000 })
        signal?.addEventListener('abort', () => {
          const error = new GatewayError('', { kind: 'network', operation: OPERATION, cause: signal.reason })
          error.effect = 'idempotent'
          reject(error)
        })
      })
    const { user } = show({ action: { send } })
    await open(user)
    await user.upload(screen.getByLabelText(/Pilih berkas/), surat)
    await submit(user)
    expect(await screen.findByRole('progressbar')).toHaveAccessibleName(/50%/)
    await user.click(button('Hentikan pengiriman'))
    expect(await within(screen.getByRole('dialog')).findByText(/^Pengiriman dihentikan/)).toBeVisible()
    expect(screen.getByText(/surat\.pdf/)).toBeVisible()
    expect(alasan()).toHaveValue('Magang')
  })
})
