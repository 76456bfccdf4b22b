import { expect, test } from 'vitest'
import { object, text } from '#shared/wire/readers.ts'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from '../call/fetcher.ts'
import type { GatewayRequest } from '../call/gateway-request.ts'

const { answerJson } = createNetwork()

const readSurat = object({ id: text, judul: text }, 'id')
const ask = (request: GatewayRequest = {}): Promise<unknown> =>
  fetcher('/v1/surat/7', { operation: 'getSurat', anonymous: true, fits: readSurat.fits, ...request }).then(
    (answer: unknown) => ({ answer }),
    (error: unknown) => error,
  )

test.each<[answer: object, failure: object]>([
  [
    { status: { code: '500', message: 'Basis data mati' }, data: null },
    { kind: 'server', status: 500, message: 'Basis data mati' },
  ],
  [{ status: { code: 404, message: 'Tidak ditemukan' } }, { kind: 'client', status: 404, message: 'Tidak ditemukan' }],
  [
    { status: '403', id: '7' },
    { kind: 'client', status: 403 },
  ],
  [
    { success: false, message: 'Gagal' },
    { kind: 'client', message: 'Gagal' },
  ],
])('treats a 200 response %j as failed', async (answer, failure) => {
  answerJson(answer)
  expect(await ask()).toMatchObject(failure)
})

test.each([[{}], [{ data: { id: '7' } }], [{ lain: 1 }], [{ judul: 'Tanpa id' }], [{ id: '' }]])(
  'rejects a 200 response %j without contract fields instead of treating it as empty',
  async (answer) => {
    answerJson(answer)
    expect(await ask()).toMatchObject({ kind: 'contract' })
  },
)

test.each([
  [{ id: 7, judul: null }],
  [{ id: '7', status: { code: '00', message: 'Sukses' } }],
  [{ id: '7', success: true }],
  [{ id: '7', status: 'Aktif' }],
])('accepts a 200 response %j', async (answer) => {
  answerJson(answer)
  expect(await ask()).toEqual({ answer })
})

test('judges a write with rejection codes by its code alone', async () => {
  answerJson({ status: { code: '404', message: 'Tidak ada' } })
  const refused = { unlessStatus: ['00'] }
  const sent = fetcher('/v1/surat', { operation: 'createSurat', anonymous: true, method: 'POST', body: '{}', refused })
  await expect(sent).rejects.toMatchObject({ kind: 'client', status: 200, message: 'Tidak ada' })
})
