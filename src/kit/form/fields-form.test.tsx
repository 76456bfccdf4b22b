import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { setClock } from '#shared/state/clock.ts'
import { forgetDirtyForms, hasDirtyForm } from '#shared/state/dirty-forms.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { type Field, fieldsOf } from './field.ts'
import { bodyOf } from './field-values.ts'
import { FieldsForm } from './fields-form.tsx'
import { useFieldsForm } from './use-fields-form.ts'

const FIELDS = fieldsOf(
  z.object({
    judul: z.string().check(z.maxLength(40)),
    izin: z.optional(z.boolean()),
    alasan: z.optional(z.string()),
    pengantar: z.optional(z.instanceof(Blob)),
    anggota: z.array(z.object({ nama: z.string(), nim: z.optional(z.string()) })),
  }),
  {
    judul: { kind: 'text', label: 'Judul' },
    izin: { kind: 'tick', label: 'Minta izin' },
    alasan: { kind: 'lines', label: 'Alasan', required: true, when: ({ izin }) => izin === true },
    pengantar: { kind: 'file', label: 'Surat pengantar', accept: '.pdf', maxBytes: 1000 },
    anggota: {
      kind: 'rows',
      label: 'Anggota',
      fields: { nama: { kind: 'text', label: 'Nama' }, nim: { kind: 'text', label: 'NIM', rule: 'angka' } },
    },
  },
)
const FILE = fieldsOf(z.object({ pengantar: z.instanceof(Blob) }), {
  pengantar: { kind: 'file', label: 'Surat pengantar', accept: '.pdf' },
})
/** Validation errors that the gateway returns once for a sent form. */
type Refusal = { field: string; message: string }[]

interface Props {
  onSend?: (body: object) => void
  refused?: Refusal
  fields?: readonly Field[]
}
const Kegiatan = ({ onSend, refused = [], fields = FIELDS }: Props) => {
  const form = useFieldsForm({ ns: 'ui', fields, name: 'kegiatan' })
  const [failure, setFailure] = useState('')
  const send = (values: Record<string, unknown>) => {
    onSend?.(bodyOf(fields, values))
    if (refused.length > 0) setFailure('Belum terkirim')
    form.refuse(fields, ({ bodyKey }) => bodyKey, refused)
  }
  return (
    <FieldsForm form={form} onSend={send} notices={<p role="alert">{failure}</p>}>
      <SaveButton />
      <a href="/nilai">Nilai</a>
    </FieldsForm>
  )
}

const open = (props: Props = {}) => {
  const sent: object[] = []
  const onSend = (body: object) => void sent.push(body)
  render(
    <DraftOwner value="sekar">
      <Kegiatan onSend={onSend} {...props} />
    </DraftOwner>,
  )
  return { user: userEvent.setup({ applyAccept: false }), sent }
}
type User = ReturnType<typeof open>['user']
const judul = () => screen.getByLabelText(/^Judul/)
const entry = (nomor: number) => within(screen.getByRole('group', { name: `Anggota ${nomor}` }))
const nama = (nomor: number) => entry(nomor).getByLabelText(/^Nama/)
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const save = (user: User) => press(user, 'Simpan')
const addAnggota = async (user: User, ...names: string[]) => {
  for (const name of names) {
    await press(user, 'Tambah Anggota')
    const last = screen.getAllByRole('group', { name: /^Anggota \d/ }).length
    if (name !== '') await user.type(nama(last), name)
  }
}
const surat = (name = 'pengantar.pdf', bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'application/pdf' })
const chooseFile = (user: User, file: File) => user.upload(screen.getByLabelText(/Pilih berkas|Ganti berkas/), file)

beforeEach(async () => {
  setClock(() => Date.parse('2026-11-24T10:00:00+07:00'))
  await startKitTexts()
})
afterEach(() => {
  setClock(Date.now)
  forgetDirtyForms()
  localStore.clear()
})

test('what a student fills in is sent, each once, and nothing of what was not asked for', async () => {
  const { user, sent } = open()
  await user.type(judul(), 'Batik')
  await addAnggota(user, 'Raka', 'Sari')
  await save(user)
  expect(sent).toEqual([{ judul: 'Batik', izin: false, anggota: [{ nama: 'Raka' }, { nama: 'Sari' }] }])
})

test('nobody types more than the contract takes, and what is required is marked', () => {
  open()
  expect(judul()).toHaveAttribute('maxlength', '40')
  expect(screen.getByLabelText('Judul (wajib)')).toBe(judul())
})

test('an incomplete form is not sent: each place is named on top, and its link leads there', async () => {
  const { user, sent } = open()
  await addAnggota(user, 'Raka', '')
  await user.type(entry(1).getByLabelText('NIM'), 'x1')
  await save(user)
  const summary = await screen.findByRole('region', { name: 'Ada 3 isian yang perlu diperbaiki' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Judul: Wajib diisi.', 'Anggota 1, NIM: Isi dengan angka saja.', 'Anggota 2, Nama: Wajib diisi.'])
  await user.click(within(summary).getByRole('link', { name: /Anggota 2/ }))
  expect(nama(2)).toHaveFocus()
  expect(nama(2)).toBeInvalid()
  expect(nama(1)).toBeValid()
  expect(sent).toEqual([])
})

test('where at least one entry is asked for, the way to it is where the summary leads', async () => {
  const { user } = open()
  await save(user)
  await user.click(await screen.findByRole('link', { name: 'Anggota: Wajib diisi.' }))
  expect(screen.getByRole('button', { name: 'Tambah Anggota' })).toHaveFocus()
  await addAnggota(user, 'Raka')
  expect(screen.queryByRole('link', { name: /^Anggota/ })).toBeNull()
})

test('an entry that is removed takes what was said of it along; the others keep what was typed, and what is wrong with them', async () => {
  const { user, sent } = open()
  await user.type(judul(), 'Batik')
  await addAnggota(user, '', 'Sari', '')
  await save(user)
  expect(await screen.findAllByRole('link', { name: /Nama: Wajib diisi/ })).toHaveLength(2)
  await press(user, 'Hapus Anggota 1')
  expect(screen.getByRole('button', { name: 'Tambah Anggota' })).toHaveFocus()
  expect(nama(1)).toHaveValue('Sari')
  await waitFor(() => expect(nama(1)).toBeValid())
  expect(screen.getByRole('link', { name: /Nama: Wajib diisi/ })).toHaveTextContent('Anggota 2, Nama')
  await user.type(nama(2), 'Tio')
  await save(user)
  expect(sent).toMatchObject([{ anggota: [{ nama: 'Sari' }, { nama: 'Tio' }] }])
})

test('a field that is asked for under a condition comes and goes with it; what was typed stays', async () => {
  const { user, sent } = open()
  await user.type(judul(), 'Batik')
  await addAnggota(user, 'Raka')
  expect(screen.queryByLabelText(/^Alasan/)).toBeNull()
  await user.click(screen.getByLabelText('Minta izin'))
  await save(user)
  expect(await screen.findByRole('link', { name: 'Alasan: Wajib diisi.' })).toBeVisible()
  await user.click(screen.getByLabelText('Minta izin'))
  expect(screen.queryByRole('link', { name: /Alasan/ })).toBeNull()
  await user.click(screen.getByLabelText('Minta izin'))
  await user.type(screen.getByLabelText(/^Alasan/), 'Lomba')
  await user.click(screen.getByLabelText('Minta izin'))
  await user.click(screen.getByLabelText('Minta izin'))
  await save(user)
  expect(sent).toMatchObject([{ izin: true, alasan: 'Lomba' }])
})

test.each([
  ['foto.png', 10, /foto\.png bukan jenis berkas yang diterima/],
  ['besar.pdf', 2000, /besar\.pdf berukuran/],
])('a file that is not taken (%s, %i bytes) is refused at its field and never sent', async (name, bytes, words) => {
  const { user, sent } = open()
  await user.type(judul(), 'Batik')
  await addAnggota(user, 'Raka')
  await chooseFile(user, surat(name, bytes))
  expect(screen.getByText(words)).toBeVisible()
  await save(user)
  expect(sent).toEqual([{ judul: 'Batik', izin: false, anggota: [{ nama: 'Raka' }] }])
})

test('a required file that was refused is named on top with the reason, not as missing', async () => {
  const { user, sent } = open({ fields: FILE })
  await chooseFile(user, surat('foto.png'))
  await save(user)
  const reason = /^Surat pengantar: foto\.png bukan jenis berkas yang diterima/
  expect(await screen.findByRole('link', { name: reason })).toBeVisible()
  await chooseFile(user, surat())
  await save(user)
  expect(sent).toEqual([{ pengantar: expect.any(Blob) as Blob }])
})

test('what the gateway refuses stands at its field; file, entries and text are still there to be sent again', async () => {
  const { user, sent } = open({ refused: [{ field: 'judul', message: 'Judul sudah dipakai' }] })
  const file = surat()
  await user.type(judul(), 'Batik')
  await addAnggota(user, 'Raka')
  await chooseFile(user, file)
  await save(user)
  expect(await screen.findByRole('link', { name: 'Judul: Judul sudah dipakai' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Belum terkirim')
  expect(screen.getByText(/pengantar\.pdf/)).toBeVisible()
  expect(nama(1)).toHaveValue('Raka')
  await user.type(judul(), ' 2')
  await save(user)
  expect(sent).toMatchObject([{ pengantar: file }, { judul: 'Batik 2', pengantar: file, anggota: [{ nama: 'Raka' }] }])
})

test('of a file only its name is kept on the device, and leaving is asked about', async () => {
  const { user } = open()
  await chooseFile(user, surat())
  expect(hasDirtyForm()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Nilai' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('belum dikirim')
  fireEvent(window, new Event('pagehide'))
  const [draft] = localStore.names().map((name) => readJson(localStore, name))
  expect(draft).toMatchObject({ values: {}, files: [surat().name] })
})

test('after a reload what was typed stands there again, entries too; the file has to be chosen again', async () => {
  const before = open()
  await before.user.type(judul(), 'Batik')
  await addAnggota(before.user, 'Raka', 'Sari')
  await chooseFile(before.user, surat())
  fireEvent(window, new Event('pagehide'))
  cleanup()
  const { user, sent } = open()
  expect(screen.getByText(/dipulihkan; belum dikirim/)).toBeVisible()
  expect(judul()).toHaveValue('Batik')
  expect([nama(1), nama(2)].map((input) => (input as HTMLInputElement).value)).toEqual(['Raka', 'Sari'])
  expect(screen.getByText(/tidak dapat disimpan saat halaman dimuat ulang/)).toHaveTextContent(surat().name)
  expect(screen.getByLabelText('Pilih berkas')).toBeInTheDocument()
  await save(user)
  expect(sent).toEqual([{ judul: 'Batik', izin: false, anggota: [{ nama: 'Raka' }, { nama: 'Sari' }] }])
})

test('an English-speaking student reads what is wrong, and what can be done, in English', async () => {
  await startKitTexts('en')
  const { user } = open()
  await press(user, 'Add Anggota')
  await press(user, 'Save')
  expect(await screen.findByRole('region', { name: 'Fields to correct: 2' })).toHaveTextContent(
    'Anggota 1, Nama: Please fill this in.',
  )
  expect(screen.getByRole('button', { name: 'Remove Anggota 1' })).toBeVisible()
  await startKitTexts()
})
