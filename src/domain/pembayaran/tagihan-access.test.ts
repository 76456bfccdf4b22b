// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import spec from '#tests/spec/texts.json'
import { readStatus, readTagihanAccess } from './status-query.ts'

const NONE = spec.rows.find(({ id }) => id === 'payment.nonePending')?.text ?? ''
const failure = (message: string) =>
  new GatewayError(message, { kind: 'client', operation: 'getStatusPembayaran', status: 404 })

test.each([
  ['the code 88', { status: '88', message: 'Pembayaran sedang diproses' }, 'processing'],
  ['the code 88 as a number', { status: 88 }, 'processing'],
  ['the text that none is pending', { status: '01', message: NONE }, 'open'],
  ['an error with this text', failure(NONE), 'open'],
  ['another error', failure('Tidak ada koneksi internet'), 'unknown'],
  ['the code 88 in status.code', { status: { code: '88', message: 'Pembayaran sedang diproses' } }, 'processing'],
  ['the code 88 as a number in status.code', { status: { code: 88 } }, 'processing'],
  ['this text in status.message', { status: { code: '01', message: NONE } }, 'open'],
  ['this text in detail', { status: '01', detail: NONE }, 'open'],
  ['the code 00', { status: '00' }, 'open'],
  ['the code 00 in status.code', { status: { code: '00', message: 'OK' } }, 'open'],
  ['the code 00 as a number', { status: 0 }, 'open'],
  ['the code 00 that lost a zero', { status: '0' }, 'open'],
  ['the code 00 as a number in status.code', { status: { code: 0 } }, 'open'],
  ['another code in status.code', { status: { code: '01', message: 'Coba lagi' } }, 'unknown'],
  ['the code 88 with a leading space', { status: ' 88' }, 'unknown'],
  ['this text inside markup', { status: '01', message: `<b>${NONE}</b>` }, 'unknown'],
  ['nothing yet', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a text', NONE, 'unknown'],
  ['a list', [{ status: '88' }], 'unknown'],
  ['neither code nor text', { status: null, message: null }, 'unknown'],
])('[R9-022] reads %s in the payment status as %s', (_, answer, access) => {
  expect(NONE).not.toBe('')
  expect(readTagihanAccess(answer)).toBe(access)
  if (!(answer instanceof Error)) expect(readStatus(answer).access).toBe(access)
})

test('never opens the tagihan for an unreadable response', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(readTagihanAccess(answer)).toBe('unknown')
      expect(readStatus(answer)).toEqual({ access: 'unknown', pembayaran: null })
    }),
  )
})
