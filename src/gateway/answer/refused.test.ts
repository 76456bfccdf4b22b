// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createNetwork } from '#tests/contract/door.ts'
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

describe('an answer of 200', () => {
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
  ])('%j says %s where 00, 88 and the words that nothing is pending say yes', (answer, verdict) => {
    expect(verdictOn(answer)).toBe(verdict)
  })

  it('says yes by the codes of the contract only, whatever else comes', () => {
    fc.assert(fc.property(fc.anything(), (answer) => verdictOn(answer) === 'no'))
  })
})

test('a refusal with status 200 is a failure in the words of the gateway, as text, and says what the write was', async () => {
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

test('a refusal without words leaves the sentence to the screen', async () => {
  answerJson({ status: '05', message: null })
  await expect(write()).rejects.toMatchObject({ kind: 'client', message: '' })
})

test('an operation that says nothing of a refusal takes every answer of 200', async () => {
  answerJson({ status: '05', message: 'x' })
  await expect(fetcher('/v1/lain', { method: 'POST', operation: 'lain' })).resolves.toEqual({
    status: '05',
    message: 'x',
  })
})

test('counts a yes or a no as an answer, but no lost answer, no unreadable one and none that nobody looked at', () => {
  const failed = (kind: GatewayError['kind'], status = 409) =>
    wasAnswered(new GatewayError('', { kind, operation: 'bayar', status }))
  expect([failed('client', 401), failed('client', 429)]).toEqual([false, false])
  expect([wasAnswered(null), failed('client')]).toEqual([true, true])
  expect([failed('network'), failed('timeout'), failed('server'), failed('contract')]).toEqual(Array(4).fill(false))
  expect(wasAnswered(new Error('ours'))).toBe(false)
})
