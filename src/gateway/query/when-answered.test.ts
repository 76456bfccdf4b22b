// @vitest-environment node
import { MutationObserver, type MutationOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { GatewayError } from '../call/gateway-error.ts'
import { whenAnswered } from './when-answered.ts'

type Write = MutationOptions<string, GatewayError, { id: string }>

/**
 * Sends a write that invalidates a path.
 * @returns whether a query of the key is stale afterwards
 */
const isStaleAfter = async (write: Write, pattern: (id: string) => string, key: QueryKey): Promise<boolean> => {
  const client = new QueryClient()
  client.setQueryData(key, {})
  const options = whenAnswered(write, ({ id }) => ['/v1/lain', pattern(id)])
  await new MutationObserver(client, options).mutate({ id: '1' }).catch(() => undefined)
  return client.getQueryState(key)?.isInvalidated ?? false
}
const succeeds: Write = { mutationFn: () => Promise.resolve('ya') }
const failsWith = (status: number, kind: GatewayError['kind']): Write => ({
  mutationFn: () => Promise.reject(new GatewayError('tidak', { kind, operation: 'write', status })),
})
const path = (id: string) => `/v1/mahasiswa/${id}/krs`

it.each<[string, QueryKey, boolean]>([
  ['/v1/seminar/*', ['/v1/seminar/12'], true],
  ['/v1/seminar/*', ['/v1/seminar/12', { page: 2 }], true],
  ['/v1/seminar/*', ['/v1/seminar'], false],
  ['/v1/seminar/*', ['/v1/seminar/12/resume'], false],
  ['/v2/a/*/b/*', ['/v2/a/1/b/2'], true],
  ['/v2/a/*/b/*', ['/v2/a/1/c/2'], false],
  ['/v1/seminar/*', [12], false],
  ['/v1/seminar', ['/v1/seminar', { page: 2 }], true],
  ['/v1/seminar', ['/v1/seminar/12'], false],
  ['/v1/mahasiswa/1/krs', ['/v1/mahasiswa/2/krs'], false],
])('a write that invalidates %s marks %j as stale: %s', async (pattern, key, expected) => {
  expect(await isStaleAfter(succeeds, () => pattern, key)).toBe(expected)
})

it.each<[string, Write, boolean]>([
  ['a yes', succeeds, true],
  ['a refusal', failsWith(409, 'client'), true],
  ['a session that ended', failsWith(401, 'client'), false],
  ['too many calls', failsWith(429, 'client'), false],
  ['a lost answer', failsWith(0, 'network'), false],
  ['a broken server', failsWith(500, 'server'), false],
])('after %s, invalidates the queries of the variables only when the gateway decided', async (_, write, expected) => {
  expect(await isStaleAfter(write, path, [path('1')])).toBe(expected)
  expect(await isStaleAfter(write, path, [path('2')])).toBe(false)
})

it('calls onSettled of the caller afterwards', async () => {
  const onSettled = vi.fn()
  expect(await isStaleAfter({ ...succeeds, onSettled }, path, [path('1')])).toBe(true)
  expect(onSettled).toHaveBeenCalledOnce()
})
