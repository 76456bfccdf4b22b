// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOnly } from '#shared/validation/numeric-text.ts'
import { type NumberFormat, reformat } from './reformat.ts'
import { RUPIAH_MAX_DIGITS, readRupiahDigits, rupiahOfText, showRupiahDigits } from './rupiah-text.ts'

const FORMAT: NumberFormat = { keep: digitsOnly, show: showRupiahDigits, maxKept: RUPIAH_MAX_DIGITS }

/** '1.5|00' is the text '1.500' with the caret behind the five. */
const place = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

describe('amount during typing', () => {
  test.each([
    ['at the end', '1.500', '1.5000|', 'insertText', '15.000|'],
    ['in the middle', '1.500', '1.97|500', 'insertText', '197|.500'],
    ['at the beginning', '1.500', '9|1.500', 'insertText', '9|1.500'],
    ['a letter', '1.500', '1.5a|00', 'insertText', '1.5|00'],
    ['a leading zero', '', '0|', 'insertText', '0|'],
    ['a digit behind a zero', '0', '05|', 'insertText', '5|'],
    ['Backspace at the end', '1.500', '1.50|', 'deleteContentBackward', '150|'],
    ['Backspace behind a dot', '1.500', '1|500', 'deleteContentBackward', '|500'],
    ['Delete before a dot', '1.500', '1|500', 'deleteContentForward', '1|00'],
    ['Delete before a dot of a long amount', '1.500.000', '1.500|000', 'deleteContentForward', '150.0|00'],
    ['Backspace on the only digit', '5', '|', 'deleteContentBackward', '|'],
    ['the sixteenth digit', '123.456.789.012.345', '1239|.456.789.012.345', 'insertText', '123|.456.789.012.345'],
    ['a selection replaced', '1.500.000', '7|.000', 'insertText', '7|.000'],
  ])('%s: %s becomes %s by %s', (_, previous, edited, inputType, expected) => {
    expect(marked(reformat({ ...place(edited), previous, inputType }, FORMAT))).toBe(expected)
  })

  test('keeps the digits, their order and the caret position for a digit typed anywhere', () => {
    const amount = fc.integer({ min: 1, max: 99_999_999_999 })
    fc.assert(
      fc.property(amount, fc.nat(), fc.integer({ min: 1, max: 9 }), (value, where, digit) => {
        const previous = showRupiahDigits(String(value))
        const at = where % (previous.length + 1)
        const text = `${previous.slice(0, at)}${String(digit)}${previous.slice(at)}`
        const after = reformat({ text, caret: at + 1, previous, inputType: 'insertText' }, FORMAT)
        expect(digitsOnly(after.text)).toBe(digitsOnly(text))
        expect(digitsOnly(after.text.slice(after.caret))).toBe(digitsOnly(previous.slice(at)))
      }),
    )
  })

  test('deletes any amount with one Backspace per digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (value) => {
        let state = place(`${showRupiahDigits(String(value))}|`)
        for (let press = String(value).length; press > 0; press -= 1) {
          const edited = {
            text: state.text.slice(0, state.caret - 1) + state.text.slice(state.caret),
            caret: state.caret - 1,
          }
          state = reformat({ ...edited, previous: state.text, inputType: 'deleteContentBackward' }, FORMAT)
        }
        expect(state.text).toBe('')
      }),
    )
  })
})

test.each([
  ['Rp 1.500.000', '1500000'],
  ['Rp 1.500.000,00', '1500000'],
  ['1,500,000.00', '1500000'],
  ['1500000.00', '1500000'],
  ['-5.000', '5000'],
  ['0005', '5'],
  ['', ''],
  ['9'.repeat(20), '9'.repeat(20)],
])('[R5-011] reads a pasted %j as %j', (pasted, kept) => {
  expect(readRupiahDigits(pasted)).toBe(kept)
})

test.each([
  ['1.500.000', 1_500_000],
  ['0', 0],
  ['', null],
  [1_500_000, 1_500_000],
  [null, null],
  [undefined, null],
])('rupiahOfText reads %j as %j', (shown, rupiah) => {
  expect(rupiahOfText(shown)).toBe(rupiah)
})

test('reads a formatted amount back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (rupiah) => {
      const shown = showRupiahDigits(String(rupiah))
      expect(rupiahOfText(shown)).toBe(rupiah)
      expect(showRupiahDigits(readRupiahDigits(shown))).toBe(shown)
    }),
  )
})
