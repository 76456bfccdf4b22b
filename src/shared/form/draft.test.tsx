import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '#shared/state/clock.ts'
import { forgetDirtyForms, hasDirtyForm, leaveForms } from '#shared/state/dirty-forms.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'
import { DraftKeeper } from '#shared/ui/form/draft-keeper.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import '#tests/page-state.ts'
import { DraftOwner } from './draft-owner.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  server?: { alamat: string; telepon: string }
  onSent?: (values: object) => void
}

const FROM_SERVER = { alamat: 'Jalan Mawar 1', telepon: '0811111111' }

const AlamatForm = ({ server = FROM_SERVER, onSent }: Props) => {
  const form = useForm({ defaultValues: server, values: server, resetOptions: { keepDirtyValues: true } })
  const draft = useDraft(form, 'alamat')
  const send = form.handleSubmit((values) => {
    onSent?.(values)
    draft.done()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <DraftKeeper draft={draft} />
      <TextInput label="Alamat" {...form.register('alamat')} />
      <TextInput label="Telepon" {...form.register('telepon')} />
      <button type="submit">Simpan</button>
      <a href="/nilai">Nilai</a>
    </form>
  )
}

const open = (owner: string | null = 'sekar', props: Props = {}) =>
  render(
    <DraftOwner value={owner}>
      <AlamatForm {...props} />
    </DraftOwner>,
  )

const alamat = () => screen.getByLabelText('Alamat')
const telepon = () => screen.getByLabelText('Telepon')
const restored = () => screen.queryByText(/dipulihkan; belum dikirim/)
const drafts = () => localStore.names().filter(isDraftName)

/** Closes the page without cleanup, apart from the browser's pagehide event. */
const die = () => {
  fireEvent(window, new Event('pagehide'))
  cleanup()
}

const clock = Date.parse('2028-02-14T14:05:00+07:00')

beforeEach(async () => {
  setClock(() => clock)
  await startKitTexts()
})
afterEach(() => {
  forgetDirtyForms()
  localStore.clear()
})

test('restores typed values after a reload with their time, and takes untouched fields from the gateway', async () => {
  open()
  await userEvent.type(alamat(), ' Blok C')
  die()
  open('sekar', { server: { alamat: 'Jalan Mawar 1', telepon: '0822222222' } })
  expect(alamat()).toHaveValue('Jalan Mawar 1 Blok C')
  expect(telepon()).toHaveValue('0822222222')
  expect(restored()).toHaveTextContent('14.05')
})

const TugasForm = () => {
  const form = useForm<{ catatan: string; berkas: File | null }>({ defaultValues: { catatan: '', berkas: null } })
  const draft = useDraft(form, 'tugas')
  const choose = (file: File) => form.setValue('berkas', file, { shouldDirty: true })
  return (
    <>
      <DraftKeeper draft={draft} />
      <button type="button" onClick={() => choose(new File(['isi'], 'rancangan.pdf'))}>
        Pilih
      </button>
    </>
  )
}

const openTugas = () =>
  render(
    <DraftOwner value="sekar">
      <TugasForm />
    </DraftOwner>,
  )

test('names a file that a reload has lost until a file is chosen again', async () => {
  const lost = () =>
    screen.queryByText('rancangan.pdf tidak dapat disimpan saat halaman dimuat ulang. Pilih lagi sebelum mengirim.')
  openTugas()
  expect(lost()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Pilih' }))
  die()
  openTugas()
  expect(lost()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pilih' }))
  expect(lost()).toBeNull()
})

test('saves typed text within half a second, so that a crash loses no more', () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  fireEvent.input(alamat(), { target: { value: 'Jalan Melati' } })
  act(() => {
    vi.advanceTimersByTime(500)
  })
  expect(JSON.stringify(localStore.get(drafts()[0] ?? ''))).toContain('Jalan Melati')
})

test('hides the draft from another student on the same device', async () => {
  open('sekar')
  await userEvent.type(alamat(), ' Blok C')
  die()
  open('raka')
  expect(alamat()).toHaveValue('Jalan Mawar 1')
  expect(restored()).toBeNull()
})

test('stores no draft when no user is signed in', async () => {
  open(null)
  await userEvent.type(alamat(), ' Blok C')
  die()
  expect(drafts()).toEqual([])
})

test('deletes the draft and the unsaved-changes prompt after the form is sent', async () => {
  const onSent = vi.fn()
  open('sekar', { onSent })
  await userEvent.type(alamat(), ' Blok C')
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(onSent).toHaveBeenCalledWith({ ...FROM_SERVER, alamat: 'Jalan Mawar 1 Blok C' })
  expect(hasDirtyForm()).toBe(false)
  die()
  expect(drafts()).toEqual([])
})

test('deletes the draft when the user restores the original text', async () => {
  open()
  await userEvent.type(alamat(), 'x')
  await userEvent.type(alamat(), '{Backspace}')
  expect(hasDirtyForm()).toBe(false)
  die()
  expect(drafts()).toEqual([])
})

test('discards a restored draft on request', async () => {
  open()
  await userEvent.type(alamat(), ' Blok C')
  die()
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Buang isian ini' }))
  expect(alamat()).toHaveValue('Jalan Mawar 1')
  expect(restored()).toBeNull()
  die()
  expect(drafts()).toEqual([])
})

test('ignores a stored value whose type does not match the field', () => {
  localStore.set('draft ["sekar","alamat"]', JSON.stringify({ values: { alamat: ['x'], lain: 1 }, savedAt: clock }))
  open()
  expect(alamat()).toHaveValue('Jalan Mawar 1')
})

test('asks before a link leaves a changed form: Batal stays, Ok continues', async () => {
  const arrivals: string[] = []
  document.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) arrivals.push(event.target.pathname)
    event.preventDefault()
  })
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Nilai' }))
  expect(arrivals).toEqual(['/nilai']) // nothing was typed, so there is no confirmation
  await userEvent.type(alamat(), ' Blok C')
  await userEvent.click(screen.getByRole('link', { name: 'Nilai' }))
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
  expect(arrivals).toEqual(['/nilai'])
  expect(alamat()).toHaveValue('Jalan Mawar 1 Blok C')
  await userEvent.click(screen.getByRole('link', { name: 'Nilai' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }))
  expect(arrivals).toEqual(['/nilai', '/nilai'])
})

test('lets the browser ask before the page closes only while the form has unsaved changes', async () => {
  const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  open()
  expect(leaves()).toBe(true)
  await userEvent.type(alamat(), 'x')
  expect(leaves()).toBe(false)
  forgetDirtyForms() // the session has ended
  expect(leaves()).toBe(true)
})

test('asks before logout when the form has unsaved changes, and stores no draft afterwards', async () => {
  open()
  await userEvent.type(alamat(), ' Blok C')
  const leave = vi.fn(() => {
    forgetDirtyForms()
    localStore.clear()
  })
  act(() => leaveForms(leave, 'draft.logout'))
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByText(/akan dihapus dari perangkat ini/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }))
  expect(leave).toHaveBeenCalledTimes(1)
  await userEvent.type(alamat(), '!')
  die()
  expect(drafts()).toEqual([])
})

test('logs out without a question when the form has no changes', () => {
  open()
  const leave = vi.fn()
  leaveForms(leave, 'draft.logout')
  expect(leave).toHaveBeenCalledTimes(1)
})
