// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readListRiwayatPembayaran } from '#generated/client/biaya-kuliah/readers.ts'
import { growthOf, historyOf, markOfHistory, type PaymentHistory, readHistoryMark } from './payment-history.ts'

const PAGE = 20

/** Returns the first page of a history with so many payments, newest first, of a gateway with pages of 20. */
const firstPage = (payments: number, meta?: object): PaymentHistory | null => {
  const data = Array.from({ length: Math.min(PAGE, payments) }, (_, place) => ({
    idTransaksi: `TRX-${payments - place}`,
    nominal: 1,
  }))
  return historyOf(readListRiwayatPembayaran({ data, meta }))
}
const withTotal = (payments: number) => firstPage(payments, { currentPage: 1, totalItems: payments })
const markOf = (history: PaymentHistory | null) => history && markOfHistory(history)

test.each([
  ['seven payments of seven', withTotal(7), withTotal(8), 'grown'],
  ['a first payment', withTotal(0), withTotal(1), 'grown'],
  ['nothing', withTotal(7), withTotal(7), 'same'],
  ['nothing, without any payment', withTotal(0), withTotal(0), 'same'],
  ['a payment on a first page that stays full', withTotal(25), withTotal(26), 'grown'],
  ['nothing on a first page that stays full', withTotal(25), withTotal(25), 'same'],
  ['a payment that makes a second page', withTotal(20), withTotal(21), 'grown'],
  ['one payment less', withTotal(7), withTotal(6), 'unknown'],
  ['a payment, without meta', firstPage(7), firstPage(8), 'grown'],
  ['nothing, without meta', firstPage(7), firstPage(7), 'same'],
  ['a payment on a full page without meta', firstPage(25), firstPage(26), 'grown'],
  ['nothing on a full page without meta', firstPage(25), firstPage(25), 'unknown'],
  ['a total that was missing before', firstPage(25), withTotal(25), 'unknown'],
  ['a missing earlier mark', null, withTotal(8), 'unknown'],
  ['an unreadable current response', withTotal(7), null, 'unread'],
  ['responses that were never readable', null, null, 'unread'],
] as const)('compares a history that differs by %s', (_, before, now, growth) => {
  expect(growthOf(markOf(before), now)).toBe(growth)
})

test('finds no proof in a history of the same length with another newest payment', () => {
  expect(growthOf({ total: 25, newest: 'TRX-7' }, withTotal(25))).toBe('unknown')
})

test('compares payments without a number by the total alone', () => {
  const nameless = (totalItems: number) =>
    historyOf(readListRiwayatPembayaran({ data: [{ nominal: 1 }, 4711], meta: { totalItems } }))
  expect(markOf(nameless(2))).toEqual({ total: 2, newest: null })
  expect(growthOf(markOf(nameless(2)), nameless(3))).toBe('grown')
  expect(growthOf(markOf(nameless(2)), nameless(2))).toBe('same')
})

describe('history mark stored before a payment', () => {
  test('is read back as it was written', () => {
    const mark = markOf(withTotal(25))
    expect(readHistoryMark(JSON.parse(JSON.stringify(mark)))).toEqual(mark)
  })

  test.each([
    [7, { total: 7, newest: null }],
    [20, null],
    ['7', null],
    [null, null],
    [-1, null],
    [{}, null],
    [{ total: '7', newest: 7 }, null],
    [
      { total: null, newest: 'TRX-1' },
      { total: null, newest: 'TRX-1' },
    ],
  ])('is read from %j as %j', (noted, mark) => {
    expect(readHistoryMark(noted)).toEqual(mark)
  })
})
