// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from '../call/fetcher.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { refuse, wasAnswered } from './refused.ts'

const { answerJson } = createNetwork()

const NONE = 'Tidak ada pembayaran yang sedang diproses'
const RULE = { unlessStatus: ['00', '88'], unlessMessage: [NONE] }
const write = () => fetcher('/v1/bayar', { method: 'POST', operation: 'bayar', effect: 'once', refused: RULE })
const verdictOn = (answer: unknown): 'yes' | 'no' => {
  try {
    refuse(answer, RULE, new Response(), 'bayar')
    return 'yes'
  } catch (error) {
    expect(error).toBeInstanceOf(GatewayError)
    return 'no'
  }
}

describe('200 response', () => {
  it.each([
    [{ status: '00' }, 'yes'],
    [{ status: '88' }, 'yes'],
    [{ status: 88 }, 'yes'],
    [{ status: '01', message: ` ${NONE} ` }, 'yes'],
    [{ status: { code: '00', message: 'Berhasil' } }, 'yes'],
    [{ status: { code: '01', message: NONE } }, 'yes'],
    [{ status: { code: '05', message: 'Ditolak' } }, 'no'],
    [{ status: 0 }, 'yes'],
    [{ status: '0' }, 'yes'],
    [{ status: { code: 0, message: 'Berhasil' } }, 'yes'],
    [{ status: -0 }, 'yes'],
    [{ status: ' 0' }, 'no'],
    [{ status: 5 }, 'no'],
    [{ status: '000' }, 'no'],
    [{ status: ' 00' }, 'no'],
    [{ status: '05', message: 'Ditolak' }, 'no'],
    [{ status: ['00'] }, 'no'],
    [{ message: `<b>${NONE}</b>` }, 'no'],
    [{}, 'no'],
    [null, 'no'],
    ['00', 'no'],
    [[{ status: '00' }], 'no'],
  ])('%j reads as %s with success codes 00 and 88 and a text for nothing pending', (answer, verdict) => {
    expect(verdictOn(answer)).toBe(verdict)
  })

  it('reads as yes only by the codes of the contract, for any input', () => {
    fc.assert(fc.property(fc.anything(), (answer) => verdictOn(answer) === 'no'))
  })
})

test('throws a rejection with status 200 with the gateway’s message as text and the effect of the write', async () => {
  answerJson({ status: '05', message: '<b>Saldo</b> tidak mencukupi' })
  await expect(write()).rejects.toMatchObject({
    kind: 'client',
    status: 200,
    message: '<b>Saldo</b> tidak mencukupi',
    operation: 'bayar',
    effect: 'once',
    cause: { status: '05' },
  })
})

test('throws a rejection without a message and leaves the text to the screen', async () => {
  answerJson({ status: '05', message: null })
  await expect(write()).rejects.toMatchObject({ kind: 'client', message: '' })
})

test('accepts any 200 response of an operation without rejection codes', async () => {
  answerJson({ status: '05', message: 'x' })
  await expect(fetcher('/v1/lain', { method: 'POST', operation: 'lain' })).resolves.toEqual({
    status: '05',
    message: 'x',
  })
})

test('counts a success or a rejection as answered, but no lost, unreadable or unchecked response', () => {
  const failed = (kind: GatewayError['kind'], status = 409) =>
    wasAnswered(new GatewayError('', { kind, operation: 'bayar', status }))
  expect([failed('client', 401), failed('client', 429)]).toEqual([false, false])
  expect([wasAnswered(null), failed('client')]).toEqual([true, true])
  expect([failed('network'), failed('timeout'), failed('server'), failed('contract')]).toEqual(Array(4).fill(false))
  expect(wasAnswered(new Error('ours'))).toBe(false)
})
