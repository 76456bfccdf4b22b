import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { CheckboxInput } from '../choice/checkbox-input.tsx'
import { RadioGroup } from '../choice/radio-group.tsx'
import { SelectInput } from '../choice/select-input.tsx'
import { DateInput } from './date-input.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

beforeEach(() => startKitTexts())

describe.each([
  ['input', TextInput],
  ['area', TextArea],
])('text %s', (_, Input) => {
  test('[R2-069] [R5-008] accepts at most 100 characters by default', async () => {
    const user = userEvent.setup()
    render(<Input label="Alamat" />)
    const control = screen.getByLabelText('Alamat')
    await user.click(control)
    await user.paste('x'.repeat(130))
    await user.keyboard('y')
    expect(control).toHaveValue('x'.repeat(100))
  })

  test('[R5-008] accepts at most maxLength characters', async () => {
    const user = userEvent.setup()
    render(<Input label="Kode" maxLength={5} />)
    await user.type(screen.getByLabelText('Kode'), '1234567')
    expect(screen.getByLabelText('Kode')).toHaveValue('12345')
  })

  test('[R2-070] shows a counter only when asked, and announces it only near the limit', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Input label="Judul" maxLength={20} />)
    expect(screen.queryByText('0/20')).toBeNull()
    rerender(<Input label="Judul" maxLength={20} counter />)
    const control = screen.getByLabelText('Judul')
    expect(control).toHaveAccessibleDescription(/Paling banyak 20 karakter\./)
    await user.type(control, 'sembilan!')
    expect(screen.getByText('9/20')).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.type(control, 'x')
    expect(screen.getByRole('status')).toHaveTextContent('Paling banyak 10 karakter lagi')
    await user.type(control, 'abcdefghij')
    expect(screen.getByText('20/20')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Batas karakter tercapai.')
  })

  test('[R5-008] shows the pasted text that does not fit, for copying, until the next text fits', async () => {
    const user = userEvent.setup()
    render(<Input label="Judul" maxLength={10} defaultValue="Di " />)
    const control = screen.getByLabelText('Judul')
    await user.click(control)
    await user.paste('Kampus Merdeka')
    expect(control).toHaveValue('Di Kampus ')
    expect(screen.getByRole('alert')).toHaveTextContent('7 karakter tidak muat:')
    expect(screen.getByRole('textbox', { name: '7 karakter tidak muat:' })).toHaveValue('Merdeka')
    await user.click(screen.getByRole('button', { name: 'Salin yang tidak muat' }))
    expect(await navigator.clipboard.readText()).toBe('Merdeka')
    await user.clear(control)
    await user.paste('Merdeka')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows all text that is pasted into a full field, and never splits a character', async () => {
    const user = userEvent.setup()
    render(<Input label="Judul" maxLength={4} defaultValue="abcd" />)
    const control = screen.getByLabelText('Judul')
    await user.click(control)
    await user.paste('xy')
    expect(control).toHaveValue('abcd')
    expect(screen.getByRole('textbox', { name: '2 karakter tidak muat:' })).toHaveValue('xy')
    await user.clear(control)
    await user.paste('abc👩‍🎓')
    expect(control).toHaveValue('abc')
    expect(screen.getByRole('textbox', { name: '1 karakter tidak muat:' })).toHaveValue('👩‍🎓')
  })

  test('counts the default value', () => {
    render(<Input label="Judul" counter defaultValue="abc" />)
    expect(screen.getByText('3/100')).toBeVisible()
  })
})

describe('pasted text', () => {
  const pasted = async (input: ReactElement, text: string) => {
    const user = userEvent.setup()
    render(input)
    const control = screen.getByLabelText('Isian')
    await user.click(control)
    await user.paste(text)
    return control
  }

  test.each([
    ['  Sistem\r\nInformasi\n\n Akademik ', 'Sistem Informasi Akademik '],
    ['Sistem\tInformasi  Akademik', 'Sistem Informasi Akademik'],
    ['Sistem\u00a0 Informasi', 'Sistem Informasi'],
  ])('collapses line breaks and repeated spaces in a single-line field: %j', async (text, value) => {
    expect(await pasted(<TextInput label="Isian" />, text)).toHaveValue(value)
  })

  test('adds no space after an existing one', async () => {
    expect(await pasted(<TextInput label="Isian" defaultValue="Judul " />, ' baru')).toHaveValue('Judul baru')
  })

  test('keeps line breaks in a multi-line field', async () => {
    expect(await pasted(<TextArea label="Isian" />, 'satu\r\n\n  dua')).toHaveValue('satu\n\n  dua')
  })

  test('reaches the form as the field shows it', async () => {
    const user = userEvent.setup()
    const change = vi.fn<(value: string) => void>()
    render(<TextInput label="Isian" onChange={({ target }) => change(target.value)} />)
    await user.click(screen.getByLabelText('Isian'))
    await user.paste('satu\n dua')
    expect(change).toHaveBeenLastCalledWith('satu dua')
  })
})

describe('field', () => {
  const inputs: [string, (props: { error?: string; hint?: string }) => ReactElement, string][] = [
    ['text', (props) => <TextInput label="Isian" mark="required" {...props} />, 'textbox'],
    ['area', (props) => <TextArea label="Isian" mark="required" {...props} />, 'textbox'],
    ['select', (props) => <SelectInput label="Isian" mark="required" {...props} />, 'combobox'],
    ['checkbox', (props) => <CheckboxInput label="Isian" mark="required" {...props} />, 'checkbox'],
    ['radio', (props) => <RadioGroup label="Isian" mark="required" options={[]} {...props} />, 'radiogroup'],
  ]
  test.each(inputs)('of type %s has a name with its mark, and is described by hint and error', (_, input, role) => {
    const { rerender } = render(input({ hint: 'Seperti di KTP' }))
    const control = screen.getByRole(role, { name: 'Isian (wajib)' })
    expect(control).toHaveAccessibleDescription('Seperti di KTP')
    expect(control).not.toBeInvalid()
    expect(control).toHaveAttribute('aria-required', 'true')
    rerender(input({ hint: 'Seperti di KTP', error: 'Isian perlu diisi' }))
    expect(control).toHaveAccessibleDescription('Seperti di KTP Isian perlu diisi')
    expect(control).toBeInvalid()
  })

  test('is marked as optional in its name', () => {
    render(<TextInput label="NIK" mark="optional" />)
    expect(screen.getByRole('textbox', { name: 'NIK (opsional)' })).not.toHaveAttribute('aria-required')
  })
})

test('DateInput shows the full date below the field while it has a value', async () => {
  const user = userEvent.setup()
  render(<DateInput label="Tanggal lahir" defaultValue="2006-04-07" max="2011-11-21" error="Terlalu muda" />)
  const control = screen.getByLabelText('Tanggal lahir')
  expect(control).toHaveAccessibleDescription('07 April 2006 Terlalu muda')
  expect(control).toHaveAttribute('max', '2011-11-21')
  await user.clear(control)
  await user.type(control, '1999-08-09')
  expect(screen.getByText('09 Agustus 1999')).toBeVisible()
  await user.clear(control)
  expect(control).toHaveAccessibleDescription(/^\s*Terlalu muda$/)
})

test('SelectInput starts with the placeholder and reports the selected value', async () => {
  const user = userEvent.setup()
  const change = vi.fn<(value: string) => void>()
  render(
    <SelectInput label="Agama" placeholder="Pilih agama" onChange={(event) => change(event.target.value)}>
      <option value="1">Islam</option>
    </SelectInput>,
  )
  expect(screen.getByRole('combobox', { name: 'Agama' })).toHaveValue('')
  await user.selectOptions(screen.getByRole('combobox'), 'Islam')
  expect(change).toHaveBeenCalledWith('1')
})

test('CheckboxInput and RadioGroup are selected by clicking their labels', async () => {
  const user = userEvent.setup()
  const options = [
    { value: 'P', label: 'Perempuan' },
    { value: 'L', label: 'Laki-laki' },
  ]
  render(
    <>
      <CheckboxInput label="Data sudah benar" />
      <RadioGroup label="Jenis kelamin" options={options} defaultValue="P" />
    </>,
  )
  await user.click(screen.getByText('Data sudah benar'))
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
  await user.click(screen.getByText('Laki-laki'))
  expect(screen.getByRole('radio', { name: 'Laki-laki' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Perempuan' })).not.toBeChecked()
})
