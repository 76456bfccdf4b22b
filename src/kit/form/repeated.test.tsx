import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { forgetDirtyForms } from '#shared/state/dirty-forms.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { type Field, type FieldSpec, fieldsOf, scaleOf } from './field.ts'
import { bodyOf, showValue, startValues } from './field-values.ts'
import { FieldsForm } from './fields-form.tsx'
import { useFieldsForm } from './use-fields-form.ts'

const MINAT = ['Riset', 'Olahraga', 'Seni'].map((nama) => ({ kode: nama.toLowerCase(), nama }))
const BODY = z.object({
  kataKunci: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(3)),
  anggota: z.optional(z.array(z.object({ nim: z.string() })).check(z.maxLength(5))),
  minat: z.array(z.enum(['riset', 'olahraga', 'seni'])).check(z.minLength(2), z.maxLength(2)),
  sesuai: z.int().check(z.gte(1), z.lte(5)),
})
const ALL = fieldsOf(BODY, {
  kataKunci: { kind: 'texts', label: 'Kata kunci' },
  anggota: { kind: 'rows', label: 'Anggota', maxItems: 2, fields: { nim: { kind: 'text', label: 'NIM' } } },
  minat: { kind: 'several', label: 'Minat', choices: MINAT },
  sesuai: { kind: 'scale', label: 'Sesuai', choices: scaleOf(1, 5, { low: 'Tidak', high: 'Sangat' }) },
})
const only = (...keys: string[]) => ALL.filter(({ key }) => keys.includes(key))

interface Props {
  fields: readonly Field[]
  start?: object
  refused?: { field: string; message: string }[]
  sent: object[]
}
const Form = ({ fields, start, refused, sent }: Props) => {
  const form = useFieldsForm({ ns: 'ui', fields, name: 'form', start: startValues(fields, start) })
  const send = (values: Record<string, unknown>) => {
    sent.push(bodyOf(fields, values))
    if (refused) form.setServerErrors(fields, ({ bodyKey }) => bodyKey, refused)
  }
  return (
    <FieldsForm form={form} onSend={send}>
      <SaveButton />
    </FieldsForm>
  )
}
const open = (fields: readonly Field[], props: Omit<Props, 'fields' | 'sent'> = {}) => {
  const sent: object[] = []
  render(
    <DraftOwner value="sekar">
      <Form fields={fields} {...props} sent={sent} />
    </DraftOwner>,
  )
  return { user: userEvent.setup(), sent }
}
type User = ReturnType<typeof open>['user']
const button = (name: string) => screen.getByRole('button', { name })
const save = (user: User) => user.click(button('Simpan'))
const line = (nomor: number) => screen.getByLabelText<HTMLInputElement>(`Kata kunci ${nomor}`)
const lines = () => screen.queryAllByLabelText<HTMLInputElement>(/^Kata kunci \d/).map(({ value }) => value)
const problems = async () => {
  const summary = await screen.findByRole('region', { name: /yang perlu diperbaiki$/ })
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

beforeEach(() => startKitTexts())
afterEach(() => {
  forgetDirtyForms()
  localStore.clear()
})

describe('list of texts', () => {
  const FIELDS = only('kataKunci')

  test('is filled in by keyboard: Enter adds a line and moves the focus without sending', async () => {
    const { user, sent } = open(FIELDS)
    button('Tambah Kata kunci').focus()
    await user.keyboard('{Enter}')
    expect(line(1)).toHaveFocus()
    await user.keyboard(' batik {Enter}tenun{Enter}{Enter}')
    expect(lines()).toEqual([' batik ', 'tenun', ''])
    expect(line(3)).toHaveFocus()
    expect(sent).toEqual([])
    await user.paste('<a> {{x}}')
    await save(user)
    expect(sent).toEqual([{ kataKunci: ['batik', 'tenun', '<a> {{x}}'] }])
  })

  test('limits lines and characters to the contract, shows the count and explains the limit', async () => {
    const { user } = open(FIELDS, { start: { kataKunci: ['a', 'b'] } })
    expect(screen.getByText('2 dari 3')).toBeVisible()
    await user.click(button('Tambah Kata kunci'))
    expect(screen.getByText('3 dari 3')).toBeVisible()
    expect(button('Tambah Kata kunci')).toHaveAccessibleDescription(/^Sudah 3, sebanyak yang diterima/)
    await user.click(button('Tambah Kata kunci'))
    await user.type(line(3), 'tiga huruf lebih{Enter}')
    expect(lines()).toEqual(['a', 'b', 'tiga huruf'])
    await user.click(button('Hapus Kata kunci 1'))
    expect(button('Tambah Kata kunci')).toHaveFocus()
    expect(button('Tambah Kata kunci')).toHaveAccessibleDescription('')
    expect(lines()).toEqual(['b', 'tiga huruf'])
  })

  test('shows errors at their line, from the form and from the gateway', async () => {
    const { user, sent } = open(FIELDS, {
      start: { kataKunci: ['a', 'b', ''] },
      refused: [{ field: 'kataKunci.1', message: 'Terlalu umum.' }],
    })
    await save(user)
    expect(await problems()).toEqual(['Kata kunci 3: Wajib diisi.'])
    await user.click(screen.getByRole('link', { name: /^Kata kunci 3/ }))
    expect(line(3)).toHaveFocus()
    await user.keyboard('c')
    await save(user)
    expect(await problems()).toEqual(['Kata kunci 2: Terlalu umum.'])
    expect(line(2)).toBeInvalid()
    expect(line(2)).toHaveAccessibleDescription(/Terlalu umum\.$/)
    expect(sent).toHaveLength(1)
    await user.click(button('Hapus Kata kunci 2'))
    await waitFor(() => expect(screen.queryByText('Terlalu umum.')).toBeNull())
    expect(lines()).toEqual(['a', 'c'])
  })

  test('links the summary to the button that adds the first line when it is required', async () => {
    const { user } = open(FIELDS)
    await save(user)
    await user.click(await screen.findByRole('link', { name: 'Kata kunci: Wajib diisi.' }))
    expect(button('Tambah Kata kunci')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('link', { name: /^Kata kunci:/ })).toBeNull()
  })

  test('is restored from a draft with each line as typed', async () => {
    const before = open(FIELDS)
    await before.user.click(button('Tambah Kata kunci'))
    await before.user.keyboard('a & b{Enter}c')
    fireEvent(window, new Event('pagehide'))
    cleanup()
    open(FIELDS)
    expect(lines()).toEqual(['a & b', 'c'])
  })
})

test('lets the campus allow fewer entries of a repeated field than the contract', async () => {
  const { user } = open(only('anggota'))
  await user.click(button('Tambah Anggota'))
  await user.click(button('Tambah Anggota'))
  expect(screen.getByText('2 dari 2')).toBeVisible()
  expect(button('Tambah Anggota')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Tambah Anggota'))
  expect(screen.getAllByRole('group', { name: /^Anggota \d/ })).toHaveLength(2)
})

describe('multiple choice', () => {
  const FIELDS = only('minat')
  const box = (name: string) => screen.getByRole('checkbox', { name })

  test('is chosen by keyboard and sent in the order of the choices, up to the contract limit', async () => {
    const { user, sent } = open(FIELDS)
    const group = screen.getByRole('group', { name: 'Minat (wajib)' })
    expect(within(group).getByText('0 dari 2 dipilih')).toBeVisible()
    await user.click(box('Seni'))
    box('Riset').focus()
    await user.keyboard(' ')
    expect(within(group).getByText(/^Sudah 2 pilihan\. Lepas satu/)).toBeVisible()
    expect(box('Olahraga')).toHaveAttribute('aria-disabled', 'true')
    await user.click(box('Olahraga'))
    expect(box('Olahraga')).not.toBeChecked()
    await save(user)
    expect(sent).toEqual([{ minat: ['riset', 'seni'] }])
  })

  test('requires the minimum of the contract, and the summary links to the first box', async () => {
    const { user, sent } = open(FIELDS)
    await save(user)
    expect(await problems()).toEqual(['Minat: Wajib diisi.'])
    await user.click(screen.getByRole('link', { name: /^Minat/ }))
    expect(box('Riset')).toHaveFocus()
    expect(box('Riset')).toBeInvalid()
    await user.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Minat: Minimal 2.' })).toBeVisible())
    expect(sent).toEqual([])
  })

  test('shows a choice rejected by the gateway and drops one that is no longer offered', async () => {
    const refused = [{ field: 'minat.1', message: 'Seni penuh.' }]
    const { user, sent } = open(FIELDS, { start: { minat: ['seni', 'catur', 'riset'] }, refused })
    expect(box('Seni')).toBeChecked()
    await save(user)
    expect(sent).toEqual([{ minat: ['riset', 'seni'] }])
    expect(await problems()).toEqual(['Minat: Seni penuh.'])
  })
})

test('treats a scale as one tab stop, announces its ends and sends a number', async () => {
  const { user, sent } = open(only('sesuai'))
  const group = within(screen.getByRole('radiogroup', { name: 'Sesuai (wajib)' }))
  await save(user)
  expect(await problems()).toEqual(['Sesuai: Wajib diisi.'])
  await user.click(group.getByRole('radio', { name: '1 Tidak' }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(group.getByRole('radio', { name: '3' })).toHaveFocus()
  await save(user)
  expect(sent).toEqual([{ sesuai: 3 }])
})

test.each([
  ['kataKunci', ['a', ' ', 'b '], 'a, b'],
  ['minat', ['seni', 'riset', 'catur'], 'Riset, Seni'],
  ['sesuai', '5', '5, Sangat'],
  ['sesuai', '9', ''],
])('formats %s with the value %j as %j before sending', (key, value, words) => {
  const [field] = only(key)
  expect(field && showValue(field, value, i18next.t, 'id')).toBe(words)
})

test.each([
  ['texts', z.string()],
  ['several', z.string()],
] as const)('throws for %s on a contract field that is not repeated', (kind, schema) => {
  const spec: FieldSpec = kind === 'texts' ? { kind } : { kind, choices: MINAT }
  expect(() => fieldsOf(z.object({ isian: schema }), { isian: spec })).toThrow('the contract repeats nothing here')
})

test('renders a label of the gateway verbatim in the form, the summary and the entries', async () => {
  const words = 'Judul: penelitian {{label}} $t(save) <b>'
  const { user } = open(
    fieldsOf(z.object({ isian: z.string(), daftar: z.array(z.string()) }), {
      isian: { kind: 'text', labelText: words, hintText: 'Contoh: {{x}}' },
      daftar: { kind: 'texts', labelText: `${words} 2` },
    }),
  )
  expect(screen.getByLabelText(`${words} (wajib)`)).toHaveAccessibleDescription(/^Contoh: \{\{x\}\} /)
  await user.click(button(`Tambah ${words} 2`))
  expect(screen.getByLabelText(`${words} 2 1`)).toHaveFocus()
  await save(user)
  expect(await problems()).toEqual([`${words}: Wajib diisi.`, `${words} 2 1: Wajib diisi.`])
})
