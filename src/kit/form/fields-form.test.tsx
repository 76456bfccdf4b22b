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
    form.setServerErrors(fields, ({ bodyKey }) => bodyKey, refused)
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

test('sends each filled value once and omits fields that are not shown', async () => {
  const { user, sent } = open()
  await user.type(judul(), 'Batik')
  await addAnggota(user, 'Raka', 'Sari')
  await save(user)
  expect(sent).toEqual([{ judul: 'Batik', izin: false, anggota: [{ nama: 'Raka' }, { nama: 'Sari' }] }])
})

test('limits the input to the contract and marks required fields', () => {
  open()
  expect(judul()).toHaveAttribute('maxlength', '40')
  expect(screen.getByLabelText('Judul (wajib)')).toBe(judul())
})

test('does not send an incomplete form; the summary links to each invalid field', async () => {
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

test('links the summary to the add button when at least one entry is required', async () => {
  const { user } = open()
  await save(user)
  await user.click(await screen.findByRole('link', { name: 'Anggota: Wajib diisi.' }))
  expect(screen.getByRole('button', { name: 'Tambah Anggota' })).toHaveFocus()
  await addAnggota(user, 'Raka')
  expect(screen.queryByRole('link', { name: /^Anggota/ })).toBeNull()
})

test('removes the errors of a removed entry and keeps the values and errors of the others', async () => {
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

test('shows a conditional field with its condition and keeps its value', async () => {
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
])('rejects a file (%s, %i bytes) at its field and never sends it', async (name, bytes, words) => {
  const { user, sent } = open()
  await user.type(judul(), 'Batik')
  await addAnggota(user, 'Raka')
  await chooseFile(user, surat(name, bytes))
  expect(screen.getByText(words)).toBeVisible()
  await save(user)
  expect(sent).toEqual([{ judul: 'Batik', izin: false, anggota: [{ nama: 'Raka' }] }])
})

test('lists a rejected required file with its reason, not as missing', async () => {
  const { user, sent } = open({ fields: FILE })
  await chooseFile(user, surat('foto.png'))
  await save(user)
  const reason = /^Surat pengantar: foto\.png bukan jenis berkas yang diterima/
  expect(await screen.findByRole('link', { name: reason })).toBeVisible()
  await chooseFile(user, surat())
  await save(user)
  expect(sent).toEqual([{ pengantar: expect.any(Blob) as Blob }])
})

test('shows a rejection of the gateway at its field and keeps file, entries and text for resending', async () => {
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

test('stores only the name of a file on the device and asks before leaving', async () => {
  const { user } = open()
  await chooseFile(user, surat())
  expect(hasDirtyForm()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Nilai' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('belum dikirim')
  fireEvent(window, new Event('pagehide'))
  const [draft] = localStore.names().map((name) => readJson(localStore, name))
  expect(draft).toMatchObject({ values: {}, files: [surat().name] })
})

test('restores typed values and entries after a reload; the file has to be chosen again', async () => {
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

test('shows errors and actions in English', async () => {
  await startKitTexts('en')
  const { user } = open()
  await press(user, 'Add Anggota')
  await press(user, 'Save')
  expect(await screen.findByRole('region', { name: 'Fields to fix: 2' })).toHaveTextContent(
    'Anggota 1, Nama: This field is required.',
  )
  expect(screen.getByRole('button', { name: 'Remove Anggota 1' })).toBeVisible()
  await startKitTexts()
})
