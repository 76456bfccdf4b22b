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

describe('RupiahInput', () => {
  test('groups the digits during typing and reports the amount', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    render(<RupiahInput label="Akan dibayar" onValue={onValue} />)
    await user.type(field(), '1500000')
    expect(field()).toHaveValue('1.500.000')
    expect(onValue).toHaveBeenLastCalledWith(1_500_000)
    await user.clear(field())
    expect(onValue).toHaveBeenLastCalledWith(null)
  })

  test('keeps the caret behind a digit that is typed in the middle', async () => {
    const user = userEvent.setup()
    render(<RupiahInput label="Akan dibayar" defaultValue={1_500_000} />)
    expect(field()).toHaveValue('1.500.000')
    await user.type(field(), '7', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(field()).toHaveValue('15.700.000')
    expect(field().selectionStart).toBe(4)
  })

  test('[R5-011] replaces the selection with a pasted amount, without its sen', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    render(<RupiahInput label="Akan dibayar" defaultValue={9} onValue={onValue} />)
    await user.tripleClick(field())
    await user.paste('Rp 1.500.000,00')
    expect(field()).toHaveValue('1.500.000')
    expect(onValue).toHaveBeenLastCalledWith(1_500_000)
  })

  test('rejects sen: ignores a comma and the digits after it, and shows an alert', async () => {
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

  test('shows a value that the parent sets, also during typing', async () => {
    const user = userEvent.setup()
    render(<Bill />)
    await user.type(field(), '5')
    expect(field()).toHaveValue('10.005')
    await user.click(screen.getByRole('button'))
    expect(field()).toHaveValue('2.750.000')
    await user.type(field(), '{backspace}')
    expect(field()).toHaveValue('275.000')
  })

  test('does not reformat text while an input method is composing', () => {
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

  test('ignores paste when it is read-only', async () => {
    const user = userEvent.setup()
    render(<RupiahInput label="Saldo" defaultValue={5} readOnly />)
    await user.click(field())
    await user.paste('99')
    expect(field()).toHaveValue('5')
  })
})

describe('NumericInput', () => {
  test.each([
    ['12a3-', {}, '123'],
    ['-12,5', {}, '-12'],
    ['-12,5', { decimal: true }, '-12,5'],
    ['1.2.3', { decimal: true }, '1.23'],
    ['-12', { unsigned: true }, '12'],
  ])('[R5-010] shows the keys %s under the rules %j as %s', async (keys, rules, shown) => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" {...rules} />)
    await user.type(field(), keys)
    expect(field()).toHaveValue(shown)
  })

  test('shows how it parsed a thousands separator, also after blur', async () => {
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

  test('parses grouped thousands', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" decimal unsigned />)
    await user.type(field(), '5.000.000')
    expect(field()).toHaveValue('5000000')
  })

  test.each([
    ['99999', 'typed', async (user: UserEvent) => user.type(field(), '99999'), '99'],
    ['99999', 'pasted', async (user: UserEvent) => user.click(field()).then(() => user.paste('99999')), ''],
  ])('shows an alert that %s is too long when it is %s', async (_, __, enter, shown) => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" unsigned maxLength={2} />)
    await enter(user)
    expect(field()).toHaveValue(shown)
    expect(screen.getByRole('alert')).toHaveTextContent('Tidak muat: paling banyak 2 karakter.')
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[R5-012] drops trailing decimal zeros on blur and reports a number with a dot', async () => {
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

  test('[R5-011] strips everything but the number from pasted text', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Nilai" decimal />)
    await user.click(field())
    await user.paste('Rp 1.234,50 ')
    expect(field()).toHaveValue('1234,50')
  })

  const SENTENCE = 'Hanya bilangan bulat: angka di belakang koma atau titik tidak diambil.'
  const said = () => screen.queryByRole('alert')?.textContent ?? ''

  test.each(['1,5', '1.5', '12,25'])(
    'keeps the integer part of %s, typed or pasted, and explains it, when it takes integers only',
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

  test('accepts digits after a rejected decimal once the caret moves or a character is deleted', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Jumlah" />)
    await user.type(field(), '12,5')
    await user.type(field(), '3', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect([field().value, said()]).toEqual(['312', ''])
    await user.type(field(), '.{backspace}4')
    expect([field().value, said()]).toEqual(['314', ''])
  })

  test('accepts grouped thousands without a message when it takes integers only', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Jumlah" />)
    await user.click(field())
    await user.paste('Rp 1.500.000,00')
    expect([field().value, said()]).toEqual(['1500000', ''])
  })

  test('[R5-008] accepts at most maxLength characters', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Kode pos" unsigned maxLength={5} />)
    await user.type(field(), '502419')
    expect(field()).toHaveValue('50241')
  })

  test('formats its default value in the user’s language', () => {
    render(<NumericInput label="Nilai" decimal defaultValue="1.5" />)
    expect(field()).toHaveValue('1,5')
  })
})

describe('NumericInput with decimals', () => {
  test('parses separators between thousands and explains how it parsed a single separator', async () => {
    const user = userEvent.setup()
    render(<NumericInput label="Penghasilan" decimal unsigned />)
    await user.type(field(), '5.000')
    expect(screen.getByText('Dibaca sebagai 5: titik atau koma memisahkan angka desimal.')).toBeVisible()
    await user.type(field(), '.000')
    expect(field()).toHaveValue('5000000')
    expect(screen.queryByText(/^Dibaca sebagai/)).toBeNull()
  })
})
