// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/gateway-error.ts'
import spec from '#tests/spec/texts.json'
import { ARRIVAL_MS, growthOf, isSuccess, readStatus, readTagihanAccess, resultOfOrder } from './status-pembayaran.ts'

const NONE = spec.rows.find(({ id }) => id === 'payment.nonePending')?.text ?? ''
const failure = (message: string) =>
  new GatewayError(message, { kind: 'client', operation: 'getStatusPembayaran', status: 404 })

test.each([
  ['the code 88', { status: '88', message: 'Pembayaran sedang diproses' }, 'processing'],
  ['the code 88 as a number', { status: 88 }, 'processing'],
  ['the words that none is pending', { status: '01', message: NONE }, 'open'],
  ['a failure with these words', failure(NONE), 'open'],
  ['another failure', failure('Tidak ada koneksi internet'), 'unknown'],
  ['the code 00', { status: '00' }, 'unknown'],
  ['the code 88 in words', { status: ' 88' }, 'unknown'],
  ['the words in tags', { status: '01', message: `<b>${NONE}</b>` }, 'unknown'],
  ['nothing yet', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a text', NONE, 'unknown'],
  ['a list', [{ status: '88' }], 'unknown'],
  ['no words', { status: null, message: null }, 'unknown'],
])('[R9-022] a student whose payment status is %s may use the bills as %s', (_, answer, access) => {
  expect(NONE).not.toBe('')
  expect(readTagihanAccess(answer)).toBe(access)
  if (!(answer instanceof Error)) expect(readStatus(answer).access).toBe(access)
})

test.each([
  [{ status: '00' }, true],
  [{ status: '00', message: NONE }, true],
  [{ status: '88' }, false],
  [{ status: 0 }, false],
  [{ status: '0' }, false],
  [{ status: '000' }, false],
  [{}, false],
  [null, false],
  ['00', false],
])('[R9-022] a payment that is answered by %j has succeeded: %s', (answer, expected) => {
  expect(isSuccess(answer)).toBe(expected)
})

test('no unreadable answer opens the bills', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(readTagihanAccess(answer)).toBe('unknown')
      expect(readStatus(answer)).toEqual({ access: 'unknown', pembayaran: null })
      expect(isSuccess(answer)).toBe(false)
    }),
  )
})

test.each([
  ['88', 'processing', 'unread', 0, 'done'],
  ['nothing pending and a longer history', 'open', 'grown', 0, 'done'],
  ['nothing pending, before the minute is over', 'open', 'same', ARRIVAL_MS - 1, 'unknown'],
  ['nothing pending and the same history, a minute later', 'open', 'same', ARRIVAL_MS, 'not-done'],
  ['nothing pending and a history that can not be read', 'open', 'unread', ARRIVAL_MS * 10, 'unknown'],
  ['nothing pending and a history of which nothing was known', 'open', 'unknown', ARRIVAL_MS * 10, 'unknown'],
  ['nothing, however long it takes', 'unknown', 'same', ARRIVAL_MS * 10, 'unknown'],
] as const)(
  'an order whose answer was lost: when the status says %s, it counts as %s',
  (_, access, growth, ms, result) => {
    expect(resultOfOrder(access, growth, ms)).toBe(result)
  },
)

test.each([
  [7, 8, 'grown'],
  [7, 7, 'same'],
  [0, 0, 'same'],
  [7, 6, 'unknown'],
  [null, 8, 'unknown'],
  [7, null, 'unread'],
  [null, null, 'unread'],
] as const)('a history of %s payments that has %s now is %s', (before, length, growth) => {
  expect(growthOf(before, length)).toBe(growth)
})
