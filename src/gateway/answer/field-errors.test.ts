// @vitest-environment node
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from '../call/fetcher.ts'
import { GatewayError, toGatewayError } from '../call/gateway-error.ts'
import { fieldErrorsOf } from './field-errors.ts'

const { answer } = createNetwork()
const refusal = (body: unknown): Promise<GatewayError> => {
  answer(() => HttpResponse.json(body as object, { status: 422 }))
  return fetcher('/v1/biodata', { method: 'POST', operation: 'updateBiodata', effect: 'idempotent' }).then(
    () => Promise.reject(new Error('the call succeeded')),
    toGatewayError,
  )
}

test('returns the invalid fields of a rejected write with the messages of the gateway', async () => {
  const errors = [
    { field: 'email', message: 'Surel ini sudah dipakai akun lain.' },
    { field: ' ayah.nik ', message: ' NIK tidak dikenal. ' },
  ]
  const error = await refusal({ status: { message: 'Data tidak sesuai.' }, errors })
  expect(error).toMatchObject({ kind: 'client', message: 'Data tidak sesuai.' })
  expect(fieldErrorsOf(error)).toEqual([
    { field: 'email', message: 'Surel ini sudah dipakai akun lain.' },
    { field: 'ayah.nik', message: 'NIK tidak dikenal.' },
  ])
})

test.each([
  undefined,
  null,
  'salah',
  {},
  { field: 'email' },
  [null, 'email', { field: 'email' }, { field: '', message: 'x' }, { field: 4711, message: 'x' }, { message: 'x' }],
])('returns no fields for errors that read %j', async (errors) => {
  expect(fieldErrorsOf(await refusal({ message: 'Data tidak sesuai.', errors }))).toEqual([])
})

test('returns no fields for a response that is not JSON or a broken connection', async () => {
  answer(() => new HttpResponse('<h1>502</h1>', { status: 502 }))
  const error = await fetcher('/v1/biodata', { operation: 'updateBiodata' }).catch(toGatewayError)
  expect(fieldErrorsOf(error as GatewayError)).toEqual([])
  expect(
    fieldErrorsOf(new GatewayError('putus', { kind: 'network', operation: '', cause: new TypeError('x') })),
  ).toEqual([])
})
