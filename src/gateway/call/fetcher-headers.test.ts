import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { createNetwork, GATEWAY, MULTISITE } from '#tests/contract/gateway-client.ts'
import { adoptTokens, endSession } from '../session/session.ts'
import { fetcher } from './fetcher.ts'
import type { GatewayRequest } from './gateway-request.ts'

const { sent, answerJson, answer } = createNetwork()

const signIn = () => adoptTokens({ access_token: 'TOKEN', refresh_token: 'REFRESH', expires_in: 300 })
const headersOf = async (request: GatewayRequest, path = '/v1/x'): Promise<Record<string, string>> => {
  answerJson({})
  await fetcher(path, request)
  return sent.at(-1)?.headers ?? {}
}

it('[R7-009] bypasses HTTP caches for a read', async () => {
  const headers = await headersOf({ method: 'GET' })
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache', accept: 'application/json' })
  expect(headers).not.toHaveProperty('cacheable')
})

it('[R7-020] marks reference data as cacheable', async () => {
  const headers = await headersOf({ method: 'GET', reference: true })
  expect(headers).toMatchObject({ cacheable: 'true' })
  expect(headers).not.toHaveProperty('cache-control')
  expect(headers).not.toHaveProperty('pragma')
})

it('sends no cache headers with a write and keeps its content type', async () => {
  const headers = await headersOf({ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
  expect(headers['content-type']).toBe('application/json')
  expect(headers).not.toHaveProperty('cache-control')
})

it('[R7-017] sends college-id and node-id only when the contract requires them', async () => {
  expect(await headersOf({ sends: ['college-id'] })).toMatchObject({ 'college-id': '061001' })
  expect(await headersOf({ sends: ['node-id'] })).toMatchObject({ 'node-id': 'node-1' })
  const plain = await headersOf({})
  expect(plain).not.toHaveProperty('college-id')
  expect(plain).not.toHaveProperty('node-id')
})

it('[R7-009] accepts any file type for a download', async () => {
  answer(() => new HttpResponse('isi', { headers: { 'Content-Disposition': 'attachment; filename="a.pdf"' } }))
  await fetcher('/v1/x', { answer: 'file' })
  expect(sent.at(-1)?.headers).toMatchObject({ accept: '*/*' })
})

it('[R7-003] sends the token to the gateway as Bearer', async () => {
  signIn()
  expect(await headersOf({})).toMatchObject({ authorization: 'Bearer TOKEN' })
  expect(sent.at(-1)?.url).toBe(`${GATEWAY}/v1/x`)
  endSession('logout')
})

it('sends no token with an anonymous call or without a session', async () => {
  signIn()
  expect(await headersOf({ anonymous: true })).not.toHaveProperty('authorization')
  endSession('logout')
  expect(await headersOf({})).not.toHaveProperty('authorization')
})

it('never sends the token to another server, even if the contract does not mark the call anonymous', async () => {
  signIn()
  const headers = await headersOf({ server: 'multisite' }, '/frontend-config')
  expect(sent.at(-1)?.url).toBe(`${MULTISITE}/frontend-config`)
  expect(headers).not.toHaveProperty('authorization')
  endSession('logout')
})

it('does not let caller headers override its own', async () => {
  signIn()
  const headers = await headersOf({ headers: { Authorization: 'Bearer OTHER', Pragma: 'cache' } })
  expect(headers).toMatchObject({ authorization: 'Bearer TOKEN', pragma: 'no-cache' })
  endSession('logout')
})

it.each([
  ['/v1/x?a=null&b=2', '/v1/x?b=2'],
  ['/v1/x?a=null', '/v1/x'],
  ['/v1/x?', '/v1/x'],
  ['/v1/x?a=nullable&null=1', '/v1/x?a=nullable&null=1'],
  ['/v1/x?a=&b=null', '/v1/x?a='],
  ['/v1/x?nama=a%3Fb%26c', '/v1/x?nama=a%3Fb%26c'],
  ['/v1/x?namaLain=null', '/v1/x'],
])('omits query values that are null: %s', async (path, wanted) => {
  answerJson({})
  await fetcher(path, {})
  expect(sent.at(-1)?.url).toBe(GATEWAY + wanted)
})

it.each(['/v1/sekolah?nama=null', '/v1/pengumuman?page=1&judul=null'])(
  'keeps a search for the word null: %s',
  async (path) => {
    answerJson({})
    await fetcher(path, {})
    expect(sent.at(-1)?.url).toBe(GATEWAY + path)
  },
)

it('avoids a double slash when the base URL ends with one', async () => {
  await headersOf({})
  expect(new URL(sent.at(-1)?.url ?? '').pathname).toBe('/v1/x')
})

it('uses an early response once, and only if it succeeded', async () => {
  const early = new Map([[`${GATEWAY}/v1/early`, Promise.resolve(HttpResponse.json({ from: 'boot' }))]])
  window.portalBoot = { screen: 'app', early }
  answer(() => HttpResponse.json({ from: 'network' }))
  expect(await fetcher('/v1/early', {})).toEqual({ from: 'boot' })
  expect(await fetcher('/v1/early', {})).toEqual({ from: 'network' })
  early.set(`${GATEWAY}/v1/early`, Promise.resolve(new HttpResponse(null, { status: 401 })))
  expect(await fetcher('/v1/early', {})).toEqual({ from: 'network' })
  early.set(`${GATEWAY}/v1/early`, Promise.reject(new TypeError('offline')))
  expect(await fetcher('/v1/early', {})).toEqual({ from: 'network' })
  early.set(`${GATEWAY}/v1/early`, Promise.resolve(HttpResponse.json({ from: 'boot' })))
  expect(await fetcher('/v1/early', { method: 'POST' })).toEqual({ from: 'network' })
  delete window.portalBoot
})
