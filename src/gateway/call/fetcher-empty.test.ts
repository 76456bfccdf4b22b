import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { AckWire } from '#generated/models/ackWire.zod.ts'
import { HasilPembayaranWire } from '#generated/models/biaya-kuliah/hasilPembayaranWire.zod.ts'
import { AksesTokenWire } from '#generated/models/sesi/aksesTokenWire.zod.ts'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from './fetcher.ts'
import type { GatewayRequest } from './gateway-request.ts'

const { answer } = createNetwork()

const WRITE: GatewayRequest = { method: 'POST', operation: 'takeKegiatan', effect: 'once', schema: AckWire }
const answerEmpty = (status: number, text: string | null) => answer(() => new HttpResponse(text, { status }))
const send = (request: GatewayRequest) => fetcher('/v1/saldo', request)

describe('write with an optional response body', () => {
  it.each([
    [204, null],
    [200, ''],
    [201, ''],
    [200, ' \n'],
  ])('succeeds with status %i and the body %j', async (status, text) => {
    answerEmpty(status, text)
    expect(await send(WRITE)).toEqual({})
  })

  it('rejects a truncated body', async () => {
    answerEmpty(200, '{"status":{"co')
    await expect(send(WRITE)).rejects.toMatchObject({ kind: 'contract' })
  })
})

describe('empty response is rejected', () => {
  it.each<[string, GatewayRequest]>([
    ['for a read', { operation: 'getSaldo', schema: AckWire }],
    [
      'for a payment, whose outcome is in the body',
      { ...WRITE, schema: HasilPembayaranWire, strict: true, refused: { unlessStatus: ['00'] } },
    ],
    ['for a write with rejection codes', { ...WRITE, refused: { unlessStatus: ['00'] } }],
    ['for a response with required fields', { ...WRITE, schema: AksesTokenWire }],
  ])('%s', async (_, request) => {
    answerEmpty(200, '')
    await expect(send(request)).rejects.toMatchObject({ kind: 'contract' })
  })
})
