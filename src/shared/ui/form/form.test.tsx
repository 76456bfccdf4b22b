import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { numericWireText } from '#shared/validation/numeric-text.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { CheckboxInput } from '../choice/checkbox-input.tsx'
import { FileInput } from '../choice/file-input.tsx'
import { RadioGroup } from '../choice/radio-group.tsx'
import { SelectInput } from '../choice/select-input.tsx'
import { DateInput } from '../input/date-input.tsx'
import { NumericInput } from '../input/numeric-input.tsx'
import { RupiahInput } from '../input/rupiah-input.tsx'
import { rupiahOfText } from '../input/rupiah-text.ts'
import { TextArea } from '../input/text-area.tsx'
import { TextInput } from '../input/text-input.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SaveButton } from './save-button.tsx'

beforeEach(() => startKitTexts())

const DEFAULTS = {
  nama: 'Sekar',
  alamat: 'Semarang',
  agama: '1', // happy-dom cannot select a later option by value; the gallery test covers this in a browser
  lahir: '2006-04-17',
  setuju: true,
  jenis: 'L',
  ipk: '3.5',
  jumlah: 1_500_000,
}
type Values = typeof DEFAULTS & { berkas?: FileList }
const options = [
  { value: 'P', label: 'Perempuan' },
  { value: 'L', label: 'Laki-laki' },
]

const Form = ({ onSave }: { onSave: (values: Values) => void }) => {
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: DEFAULTS,
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const problems = Object.entries(errors).map(([field, error]) => ({ field, message: String(error.message) }))
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <ErrorSummary problems={problems} attempt={submitCount} />
      <TextInput label="Nama" counter error={errors.nama?.message} {...register('nama', { required: 'Nama kosong' })} />
      <TextArea label="Alamat" {...register('alamat')} />
      <SelectInput label="Agama" {...register('agama')}>
        <option value="1">Islam</option>
        <option value="2">Kristen</option>
      </SelectInput>
      <DateInput label="Tanggal lahir" {...register('lahir')} />
      <CheckboxInput label="Setuju" {...register('setuju')} />
      <RadioGroup label="Jenis kelamin" options={options} {...register('jenis', { required: 'Jenis kosong' })} />
      <NumericInput label="IPK" decimal {...register('ipk', { setValueAs: numericWireText })} />
      <RupiahInput label="Jumlah" {...register('jumlah', { setValueAs: rupiahOfText })} />
      <FileInput label="Berkas" {...register('berkas')} />
      <SaveButton />
      <button type="button" onClick={() => reset({ ...DEFAULTS, nama: 'Bima', jumlah: 25_000, lahir: '2005-01-02' })}>
        Muat
      </button>
    </form>
  )
}

test('renders the default value in every input and submits it in the wire format', async () => {
  const user = userEvent.setup()
  const save = vi.fn<(values: Values) => void>()
  render(<Form onSave={(values) => save(values)} />)
  expect(screen.getByLabelText('Nama')).toHaveValue('Sekar')
  expect(screen.getByText('5/100')).toBeVisible()
  expect(screen.getByText('17 April 2006')).toBeVisible()
  expect(screen.getByLabelText('Jumlah')).toHaveValue('1.500.000')
  expect(screen.getByRole('radio', { name: 'Laki-laki' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(save.mock.lastCall?.[0]).toMatchObject(DEFAULTS)
})

test('submits what the user types, selects and ticks', async () => {
  const user = userEvent.setup()
  const save = vi.fn<(values: Values) => void>()
  render(<Form onSave={(values) => save(values)} />)
  await user.type(screen.getByLabelText('Nama'), ' Ayu')
  await user.type(screen.getByLabelText('Alamat'), '!')
  await user.selectOptions(screen.getByLabelText('Agama'), 'Kristen')
  await user.clear(screen.getByLabelText('Tanggal lahir'))
  await user.type(screen.getByLabelText('Tanggal lahir'), '2005-02-03')
  await user.click(screen.getByLabelText('Setuju'))
  await user.click(screen.getByLabelText('Perempuan'))
  await user.clear(screen.getByLabelText('IPK'))
  await user.type(screen.getByLabelText('IPK'), '3,250')
  await user.type(screen.getByLabelText('Jumlah'), '0')
  await user.upload(screen.getByLabelText(/Berkas/), new File(['x'], 'a.pdf'))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  const sent = save.mock.lastCall?.[0]
  expect(sent).toMatchObject({
    nama: 'Sekar Ayu',
    alamat: 'Semarang!',
    agama: '2',
    lahir: '2005-02-03',
    setuju: false,
    jenis: 'P',
    ipk: '3.25',
    jumlah: 15_000_000,
  })
  expect(sent?.berkas?.[0]?.name).toBe('a.pdf')
  await user.click(screen.getByRole('button', { name: 'Hapus a.pdf' }))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(save.mock.lastCall?.[0].berkas).toHaveLength(0)
})

test('formats values that are set after mount', async () => {
  const user = userEvent.setup()
  render(<Form onSave={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Muat' }))
  expect(screen.getByLabelText('Nama')).toHaveValue('Bima')
  expect(screen.getByText('4/100')).toBeVisible()
  expect(screen.getByLabelText('Jumlah')).toHaveValue('25.000')
  expect(screen.getByText('02 Januari 2005')).toBeVisible()
})

test('focuses the error summary of an invalid form and links from there to each field', async () => {
  const user = userEvent.setup()
  const save = vi.fn()
  render(<Form onSave={save} />)
  await user.clear(screen.getByLabelText('Nama'))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  const summary = await screen.findByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' })
  expect(summary).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Nama kosong' }))
  expect(screen.getByLabelText('Nama')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(summary).toHaveFocus()
  await user.type(screen.getByLabelText('Nama'), 'S')
  expect(screen.queryByRole('link')).toBeNull()
  await user.keyboard('{Backspace}')
  expect(await screen.findByRole('link', { name: 'Nama kosong' })).toBeVisible()
  expect(screen.getByLabelText('Nama')).toHaveFocus() // invalid again while typing: focus does not move
  await user.keyboard('Sekar')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(save).toHaveBeenCalledTimes(1)
})
