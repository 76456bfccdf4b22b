import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { createNetwork, GATEWAY, MULTISITE } from '#tests/contract/door.ts'
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

it('[R7-009] a read asks for nothing kept on the way', async () => {
  const headers = await headersOf({ method: 'GET' })
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache', accept: 'application/json' })
  expect(headers).not.toHaveProperty('cacheable')
})

it('[R7-020] reference data is cacheable and says so', async () => {
  const headers = await headersOf({ method: 'GET', reference: true })
  expect(headers).toMatchObject({ cacheable: 'true' })
  expect(headers).not.toHaveProperty('cache-control')
  expect(headers).not.toHaveProperty('pragma')
})

it('a write says nothing about caches and keeps the type of its body', async () => {
  const headers = await headersOf({ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
  expect(headers['content-type']).toBe('application/json')
  expect(headers).not.toHaveProperty('cache-control')
})

it('[R7-017] college-id and node-id go out where the contract says so, and nowhere else', async () => {
  expect(await headersOf({ sends: ['college-id'] })).toMatchObject({ 'college-id': '061001' })
  expect(await headersOf({ sends: ['node-id'] })).toMatchObject({ 'node-id': 'node-1' })
  const plain = await headersOf({})
  expect(plain).not.toHaveProperty('college-id')
  expect(plain).not.toHaveProperty('node-id')
})

it('[R7-009] a download takes a file of any kind', async () => {
  answer(() => new HttpResponse('isi', { headers: { 'Content-Disposition': 'attachment; filename="a.pdf"' } }))
  await fetcher('/v1/x', { answer: 'file' })
  expect(sent.at(-1)?.headers).toMatchObject({ accept: '*/*' })
})

it('[R7-003] the token goes to the gateway as Bearer', async () => {
  signIn()
  expect(await headersOf({})).toMatchObject({ authorization: 'Bearer TOKEN' })
  expect(sent.at(-1)?.url).toBe(`${GATEWAY}/v1/x`)
  endSession('logout')
})

it('the token never goes with an anonymous call, and without a session there is none', async () => {
  signIn()
  expect(await headersOf({ anonymous: true })).not.toHaveProperty('authorization')
  endSession('logout')
  expect(await headersOf({})).not.toHaveProperty('authorization')
})

it('the token never goes to another server than the gateway, even if a contract forgot to say anonymous', async () => {
  signIn()
  const headers = await headersOf({ server: 'multisite' }, '/frontend-config')
  expect(sent.at(-1)?.url).toBe(`${MULTISITE}/frontend-config`)
  expect(headers).not.toHaveProperty('authorization')
  endSession('logout')
})

it('a header of the caller cannot replace those of the door', async () => {
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
])('query values that are null are left out: %s', async (path, wanted) => {
  answerJson({})
  await fetcher(path, {})
  expect(sent.at(-1)?.url).toBe(GATEWAY + wanted)
})

it.each(['/v1/sekolah?nama=null', '/v1/pengumuman?page=1&judul=null'])(
  'a person who looks for the word null finds it: %s',
  async (path) => {
    answerJson({})
    await fetcher(path, {})
    expect(sent.at(-1)?.url).toBe(GATEWAY + path)
  },
)

it('a base address with a slash at its end makes no double slash', async () => {
  await headersOf({})
  expect(new URL(sent.at(-1)?.url ?? '').pathname).toBe('/v1/x')
})

it('an early answer is taken once, and only if it is good', async () => {
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
