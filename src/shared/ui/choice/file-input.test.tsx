import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { FileInput } from './file-input.tsx'
import { fileProblem, formatBytes, typesInWords } from './file-problem.ts'

beforeEach(() => startKitTexts())
const pdf = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name, { type: 'application/pdf' })
const field = () => screen.getByLabelText<HTMLInputElement>(/Bukti/)

test.each([
  ['a.pdf', 'application/pdf', 10, { accept: '.pdf,.jpg', maxBytes: 10 }, null],
  ['A.PDF', '', 10, { accept: '.pdf' }, null],
  ['a.exe', '', 10, { accept: '.pdf, .jpg' }, 'wrongType'],
  ['a.pdf.exe', '', 10, { accept: '.pdf' }, 'wrongType'],
  ['a.png', 'image/png', 10, { accept: 'image/*' }, null],
  ['a.png', 'text/plain', 10, { accept: 'image/*' }, 'wrongType'],
  ['a.png', 'image/png', 10, { accept: 'image/png' }, null],
  ['a.pdf', '', 11, { accept: '.pdf', maxBytes: 10 }, 'tooBig'],
  ['a', '', 11, {}, null],
  ['a.pdf', '', 0, { accept: '.pdf' }, 'empty'],
  ['a', '', 0, {}, 'empty'],
  ['foto.jpeg', '', 10, { accept: '.jpg' }, null],
  ['foto.JPG', '', 10, { accept: '.jpeg' }, null],
  ['foto.jpegs', '', 10, { accept: '.jpg' }, 'wrongType'],
])('checks the file %s (%s, %i bytes) against %j: %s', (name, type, size, rules, problem) => {
  expect(fileProblem({ name, type, size }, rules)).toBe(problem)
})

test.each([
  [0, 'id', '0 B'],
  [999, 'id', '999 B'],
  [1_450_000, 'id', '1,5 MB'],
  [1_450_000, 'en', '1.5 MB'],
  [5_000_000_000_000, 'id', '5.000 GB'],
])('formats %i bytes in %s as %s', (bytes, language, words) => {
  expect(formatBytes(bytes, language)).toBe(words)
})

test('lists the accepted types in words', () => {
  expect(typesInWords('.pdf, .jpg,image/png,image/*')).toBe('PDF, JPG, PNG, IMAGE')
})

test('describes the accepted types, shows the chosen file, and removes it on request', async () => {
  const user = userEvent.setup()
  const change = vi.fn<(names: string[]) => void>()
  render(
    <FileInput
      label="Bukti"
      accept=".pdf"
      maxBytes={2000}
      onChange={({ target }) => change([...(target.files ?? [])].map(({ name }) => name))}
    />,
  )
  expect(field()).toHaveAccessibleDescription('Jenis berkas: PDF. Paling besar 2 kB.')
  await user.upload(field(), pdf('bukti.pdf', 1500))
  expect(screen.getByRole('status')).toHaveTextContent('bukti.pdf, 1,5 kB')
  expect(screen.getByText('Ganti berkas')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hapus bukti.pdf' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(field()).toHaveFocus()
  expect(change.mock.calls).toEqual([[['bukti.pdf']], [[]]])
})

test('rejects a file of the wrong size or type with a message and keeps it out of the form', async () => {
  const user = userEvent.setup({ applyAccept: false })
  render(<FileInput label="Bukti" accept=".pdf" maxBytes={1000} />)
  await user.upload(field(), pdf('besar.pdf', 2500))
  expect(field()).toHaveAccessibleDescription(/besar\.pdf berukuran 2,5 kB\. Paling besar 1 kB\./)
  expect(field()).toBeInvalid()
  expect(field().files).toHaveLength(0)
  await user.upload(field(), new File(['x'], 'virus.exe'))
  expect(field()).toHaveAccessibleDescription(/virus\.exe bukan jenis berkas yang diterima\. Pilih PDF\./)
  await user.upload(field(), pdf('kosong.pdf', 0))
  expect(field()).toHaveAccessibleDescription(/kosong\.pdf kosong \(0 byte\)\. Pilih berkas yang berisi\./)
  expect(field().files).toHaveLength(0)
  await user.upload(field(), pdf('kecil.pdf', 10))
  expect(field()).not.toBeInvalid()
})
