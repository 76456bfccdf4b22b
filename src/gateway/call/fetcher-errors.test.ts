import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { contractMismatches } from '../answer/contract-mismatch.ts'
import { fetcher } from './fetcher.ts'
import { GatewayError } from './gateway-error.ts'
import type { GatewayRequest } from './gateway-request.ts'

const { answer, answerJson, sent } = createNetwork()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

const Saldo = z.object({ saldo: z.number(), nama: z.optional(z.string()) })
const ask = (request: GatewayRequest = {}) => fetcher('/v1/saldo', { operation: 'getSaldo', schema: Saldo, ...request })
const failureOf = async (request?: GatewayRequest): Promise<GatewayError> => {
  const failure: unknown = await ask(request).then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(GatewayError)
  return failure as GatewayError
}

const text = (body: string, type = 'application/json', status = 200) =>
  answer(() => new HttpResponse(body, { status, headers: { 'content-type': type } }))

describe('kinds of failure', () => {
  it('[R8-003] [R8-005] reports a lost connection as a network error with status 500', async () => {
    answer(() => HttpResponse.error())
    expect(await failureOf()).toMatchObject({
      kind: 'network',
      status: 500,
      message: 'Tidak ada koneksi internet',
      operation: 'getSaldo',
    })
  })

  it.each([
    [400, 'client'],
    [403, 'client'],
    [404, 'client'],
    [409, 'client'],
    [422, 'client'],
    [429, 'client'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'timeout'],
  ])('reports status %i as kind %s with the message of the gateway', async (status, kind) => {
    answerJson({ status: { code: '99', message: 'Data tidak dapat diproses' } }, status)
    expect(await failureOf()).toMatchObject({ kind, status, message: 'Data tidak dapat diproses' })
  })

  it('[R8-006] reports status 504 without a message as "Terjadi kesaalhan"', async () => {
    text('<html>504</html>', 'text/html', 504)
    expect(await failureOf()).toMatchObject({ kind: 'timeout', status: 504, message: 'Terjadi kesaalhan' })
  })

  it('uses the status text of an error without a body, or "Unknown error."', async () => {
    answer(() => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' }))
    expect((await failureOf()).message).toBe('Internal Server Error')
    answer(() => new HttpResponse('', { status: 500, statusText: '' }))
    expect((await failureOf()).message).not.toBe('')
  })

  it('keeps an aborted call an abort instead of a gateway error', async () => {
    answer(() => delay('infinite'))
    const controller = new AbortController()
    const call = ask({ signal: controller.signal }).catch((error: unknown) => error)
    await vi.waitFor(() => {
      expect(sent).toHaveLength(1)
    })
    controller.abort()
    const failure = await call
    expect(failure).not.toBeInstanceOf(GatewayError)
    expect((failure as Error).name).toBe('AbortError')
  })
})

describe('timeout', () => {
  it('[R7-011] [R9-013] times out after 60 s and not earlier', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answer(() => new Promise<never>(() => undefined))
    const settled = vi.fn()
    const call = failureOf().then((failure) => {
      settled()
      return failure
    })
    await vi.advanceTimersByTimeAsync(59_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ kind: 'timeout', message: 'Terjadi kesaalhan', status: 500 })
    vi.useRealTimers()
  })
})

describe('unusable responses', () => {
  it('reports HTML with status 200 from a captive portal as a network error', async () => {
    text('<!doctype html><title>Login WiFi</title>', 'text/html; charset=utf-8')
    expect(await failureOf()).toMatchObject({ kind: 'network', message: 'Tidak ada koneksi internet' })
    expect(contractMismatches()).toEqual([])
  })

  it.each([
    ['cut JSON', '{"saldo": 12'],
    ['an empty body', ''],
    ['blanks', ' \n '],
    ['a text', 'ok'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '12'],
  ])('%s instead of an object is a contract error, also without x-strict', async (_title, body) => {
    text(body)
    expect(await failureOf()).toMatchObject({ kind: 'contract', status: 200, message: 'Unknown error.' })
  })
})

describe('downloads', () => {
  const file = { answer: 'file' }
  const pdf = (headers: Record<string, string>, status = 200) =>
    answer(() => new HttpResponse('%PDF-1.4', { status, headers: { 'content-type': 'application/pdf', ...headers } }))

  it('[R7-010] returns a file with the name given by the gateway', async () => {
    pdf({ 'content-disposition': "attachment; filename*=UTF-8''Kartu%20Ujian.pdf" })
    const got = await ask(file)
    expect(got).toBeInstanceOf(File)
    expect(got).toMatchObject({ name: 'Kartu Ujian.pdf', type: 'application/pdf', size: 8 })
  })

  it('[R8-017] rejects a download without a name and saves nothing', async () => {
    pdf({})
    expect(await failureOf(file)).toMatchObject({ kind: 'contract', message: 'Gagal mendapatkan nama file' })
  })

  it('[R8-001] reads the message of an error in a download from its body', async () => {
    text(JSON.stringify({ status: { message: 'Surat belum terbit' } }), 'application/octet-stream', 422)
    expect(await failureOf(file)).toMatchObject({ kind: 'client', status: 422, message: 'Surat belum terbit' })
  })

  it('never saves an error with status 200 as a file', async () => {
    answerJson({ status: { message: 'Surat belum terbit' } })
    expect(await failureOf(file)).toMatchObject({ kind: 'client', message: 'Surat belum terbit' })
    text('<html></html>', 'text/html')
    expect(await failureOf(file)).toMatchObject({ kind: 'network' })
  })
})

describe('response that violates the contract', () => {
  const secret = 'Sekar Ayu 3301'

  it('is passed on unchanged and reported once, without its values', async () => {
    answerJson({ saldo: secret, nama: 7, baru: true })
    expect(await ask()).toEqual({ saldo: secret, nama: 7, baru: true })
    await ask()
    expect(contractMismatches()).toEqual([
      { operation: 'getSaldo', path: 'saldo', expected: 'number', got: 'string' },
      { operation: 'getSaldo', path: 'nama', expected: 'string', got: 'number' },
    ])
    expect(JSON.stringify([contractMismatches(), vi.mocked(console.warn).mock.calls])).not.toContain(secret)
    expect(console.warn).toHaveBeenCalledTimes(2)
  })

  it('is rejected when the operation is strict', async () => {
    answerJson({ saldo: '125000' })
    expect(await failureOf({ strict: true })).toMatchObject({ kind: 'contract', message: 'Unknown error.' })
    expect(contractMismatches()).toHaveLength(1)
  })

  it('is not reported when it only has unknown fields', async () => {
    answerJson({ saldo: 1, baru: { lagi: [] } })
    expect(await ask({ strict: true })).toEqual({ saldo: 1, baru: { lagi: [] } })
    expect(contractMismatches()).toEqual([])
  })
})
