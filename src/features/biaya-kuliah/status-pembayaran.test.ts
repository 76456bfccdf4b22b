// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/gateway-error.ts'
import spec from '#tests/spec/texts.json'
import { ARRIVAL_MS, isSuccess, readTagihanAccess, resultOfOrder } from './status-pembayaran.ts'

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
  ['nothing yet', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a text', NONE, 'unknown'],
  ['a list', [{ status: '88' }], 'unknown'],
  ['no words', { status: null, message: null }, 'unknown'],
])('[R9-022] a student whose payment status is %s may use the bills as %s', (_, answer, access) => {
  expect(NONE).not.toBe('')
  expect(readTagihanAccess(answer)).toBe(access)
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
      expect(isSuccess(answer)).toBe(false)
    }),
  )
})

test.each([
  ['88', 'processing', false, 0, 'done'],
  ['nothing pending and a longer history', 'open', true, 0, 'done'],
  ['nothing pending, before the minute is over', 'open', false, ARRIVAL_MS - 1, 'unknown'],
  ['nothing pending, a minute later', 'open', false, ARRIVAL_MS, 'not-done'],
  ['nothing, however long it takes', 'unknown', false, ARRIVAL_MS * 10, 'unknown'],
] as const)(
  'an order whose answer was lost: when the status says %s, it counts as %s',
  (_, access, hasGrown, ms, result) => {
    expect(resultOfOrder(access, hasGrown, ms)).toBe(result)
  },
)
