import { fireEvent, render, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { NumericInput } from './numeric-input.tsx'
import { RupiahInput } from './rupiah-input.tsx'

beforeEach(() => startKitTexts())
const Bill = () => {
  const [rupiah, setRupiah] = useState<number | null>(1000)
  return (
    <>
      <RupiahInput label="Akan dibayar" value={rupiah} onValue={setRupiah} />
      <button type="button" onClick={() => setRupiah(2_750_000)}>
        Semua
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

describe('a rupiah field', () => {
  test('groups the digits while they are typed, and tells the amount', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    render(<RupiahInput label="Akan dibayar" onValue={onValue} />)
    await user.type(field(), '1500000')
    expect(field()).toHaveValue('1.500.000')
    expect(onValue).toHaveBeenLastCalledWith(1_500_000)
    await user.clear(field())
    expect(onValue).toHaveBeenLastCalledWith(null)
  })

  test('keeps the caret where a digit was put into the middle', async () => {
    const user = userEvent.setup()
    render(<RupiahInput label="Akan dibayar" defaultValue={1_500_000} />)
    expect(field()).toHaveValue('1.500.000')
    await user.type(field(), '7', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(field()).toHaveValue('15.700.000')
    expect(field().selectionStart).toBe(4)
  })

  test('[R5-011] takes a pasted amount without its sen, in place of what is selected', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    render(<RupiahInput label="Akan dibayar" defaultValue={9} onValue={onValue} />)
    await user.tripleClick(field())
    await user.paste('Rp 1.500.000,00')
    expect(field()).toHaveValue('1.500.000')
    expect(onValue).toHaveBeenLastCalledWith(1_500_000)
  })

  test('takes no sen: a comma and what is typed behind it are not joined to the amount, and a sentence says so', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    render(<RupiahInput label="Akan dibayar" onValue={onValue} />)
    await user.type(field(), '1500,5')
    expect(field()).toHaveValue('1.500')
    expect(onValue).toHaveBeenLastCalledWith(1500)
    expect(screen.getByRole('alert')).toHaveTextContent('Hanya rupiah utuh: angka di belakang koma tidak diambil.')
    await user.type(field(), '{backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.clear(field())
    await user.type(field(), '1.500.000')
    expect(field()).toHaveValue('1.500.000')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.tripleClick(field())
    await user.paste('Rp 2.750.000,75')
    expect(field()).toHaveValue('2.750.000')
    expect(screen.getByRole('alert')).toBeVisible()
  })

  test('shows the amount that its screen decides, also while the person types', async () => {
    const user = userEvent.setup()
    render(<Bill />)
    await user.type(field(), '5')
    expect(field()).toHaveValue('10.005')
    await user.click(screen.getByRole('button'))
    expect(field()).toHaveValue('2.750.000')
    await user.type(field(), '{backspace}')
    expect(field()).toHaveValue('275.000')
  })

  test('leaves a text that an input method composes alone until it is done', () => {
    const onValue = vi.fn()
    render(<RupiahInput label="Akan dibayar" onValue={onValue} />)
    const input = field()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1500a')
    fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(input).toHaveValue('1500a')
    expect(onValue).not.toHaveBeenCalled()
    fireEvent.compositionEnd(input)
    expect(input).toHaveValue('1.500')
    expect(onValue).toHaveBeenLastCalledWith(1500)
  })

  test('that is read only takes no paste', async () => {
    const user = userEvent.setup()
    render(<RupiahInput label="Saldo" defaultValue={5} readOnly />)
    await user.click(field())
    await user.paste('99')
    expect(field()).toHaveValue('5')
  })
})

describe('a numeric field', () => {
  test.each([
    ['12a3-', {}, '123'],
    ['-12,5', {}, '-12'],
    ['-12,5', { decimal: true }, '-12,5'],
    ['1.2.3', { decimal: true }, '1.23'],
    ['-12', { unsigned: true }, '12'],
  ])('[R5-010] shows of the keys %s, with %j, %s', async (keys, rules, shown) => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" {...rules} />)
    await user.type(field(), keys)
    expect(field()).toHaveValue(shown)
  })

  test('says how thousands were read, also once it is left', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" decimal unsigned />)
    await user.type(field(), '1.000')
    expect(screen.getByRole('status')).toHaveTextContent('Dibaca sebagai 1: titik atau koma memisahkan angka desimal.')
    await user.tab()
    expect(field()).toHaveValue('1')
    expect(screen.getByRole('status')).toHaveTextContent('Dibaca sebagai 1:')
    await user.type(field(), '2')
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('reads grouped thousands as they are meant', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" decimal unsigned />)
    await user.type(field(), '5.000.000')
    expect(field()).toHaveValue('5000000')
  })

  test.each([
    ['99999', 'typed', async (user: UserEvent) => user.type(field(), '99999'), '99'],
    ['99999', 'pasted', async (user: UserEvent) => user.click(field()).then(() => user.paste('99999')), ''],
  ])('says that %s is too long, when it is %s', async (_, __, enter, shown) => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" unsigned maxLength={2} />)
    await enter(user)
    expect(field()).toHaveValue(shown)
    expect(screen.getByRole('alert')).toHaveTextContent('Tidak muat: paling banyak 2 karakter.')
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[R5-012] loses trailing decimal zeros when it is left, and tells a number with a dot', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    const onBlur = vi.fn()
    render(<NumericInput label="Nilai" decimal onValue={onValue} onBlur={onBlur} />)
    await user.type(field(), '1,50')
    expect(field()).toHaveValue('1,50')
    await user.tab()
    expect(field()).toHaveValue('1,5')
    expect(onValue).toHaveBeenLastCalledWith('1.5')
    expect(onBlur).toHaveBeenCalledTimes(1)
  })

  test('[R5-011] cleans what is pasted', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" decimal />)
    await user.click(field())
    await user.paste('Rp 1.234,50 ')
    expect(field()).toHaveValue('1234,50')
  })

  const SENTENCE = 'Hanya bilangan bulat: angka di belakang koma atau titik tidak diambil.'
  const said = () => screen.queryByRole('alert')?.textContent ?? ''

  test.each(['1,5', '1.5', '12,25'])(
    'of whole numbers has of %s the same, typed or pasted, and says why',
    async (text) => {
      const whole = text.split(/[.,]/)[0] ?? ''
      const user = userEvent.setup()
      const onValue = vi.fn()
      render(<NumericInput label="Jumlah" onValue={onValue} />)
      await user.type(field(), text)
      expect(field()).toHaveValue(whole)
      expect(said()).toBe(SENTENCE)
      expect(field()).toHaveAccessibleDescription(SENTENCE)
      expect(onValue).toHaveBeenLastCalledWith(whole)
      await user.clear(field())
      expect(said()).toBe('')
      await user.paste(text)
      expect(field()).toHaveValue(whole)
      expect(said()).toBe(SENTENCE)
      await user.tab()
      expect(said()).toBe('')
    },
  )

  test('of whole numbers takes digits again elsewhere, or once something was deleted', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Jumlah" />)
    await user.type(field(), '12,5')
    await user.type(field(), '3', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect([field().value, said()]).toEqual(['312', ''])
    await user.type(field(), '.{backspace}4')
    expect([field().value, said()]).toEqual(['314', ''])
  })

  test('of whole numbers takes thousands as people write them without a word', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Jumlah" />)
    await user.click(field())
    await user.paste('Rp 1.500.000,00')
    expect([field().value, said()]).toEqual(['1500000', ''])
  })

  test('[R5-008] takes no more than its length, pasted or typed', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Kode pos" unsigned maxLength={5} />)
    await user.type(field(), '502419')
    expect(field()).toHaveValue('50241')
  })

  test('begins with a number of the wire in the words of the language', () => {
    render(<NumericInput label="Nilai" decimal defaultValue="1.5" />)
    expect(field()).toHaveValue('1,5')
  })
})

describe('a field of decimals', () => {
  test('takes signs between thousands as such, and says how one sign is read', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Penghasilan" decimal unsigned />)
    await user.type(field(), '5.000')
    expect(screen.getByText('Dibaca sebagai 5: titik atau koma memisahkan angka desimal.')).toBeVisible()
    await user.type(field(), '.000')
    expect(field()).toHaveValue('5000000')
    expect(screen.queryByText(/^Dibaca sebagai/)).toBeNull()
  })
})
