import { CancelledError, notifyManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { lastCallReached } from '#shared/state/note-call.ts'
import { sourcesOf, withoutComments } from '#tests/contract/sources.ts'
import { GatewayError } from '../call/gateway-error.ts'
import {
  cancelReads,
  createQueryClient,
  disposeQueryClient,
  dropPreparedQueryClient,
  holdCalls,
  prepareQueryClient,
  takeQueryClient,
} from './query-client.ts'

afterEach(() => holdCalls(null))

/** Returns a call that ends only when it is aborted. */
const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))

it('does not retry a failed query or write', async () => {
  const client = createQueryClient()
  const fails = vi.fn(() => Promise.reject(new Error('gateway')))
  await expect(client.query({ queryKey: ['saldo'], queryFn: fails })).rejects.toThrow('gateway')
  const write = client.getMutationCache().build(client, { mutationFn: fails })
  await expect(write.execute(undefined)).rejects.toThrow('gateway')
  expect(fails).toHaveBeenCalledTimes(2)
})

it('notifies results that arrive together in one task, so that React renders once', async () => {
  const seen: string[] = []
  notifyManager.schedule(() => {
    seen.push('jadwal')
    queueMicrotask(() => seen.push('drawn'))
  })
  notifyManager.schedule(() => seen.push('tagihan'))
  await expect.poll(() => seen).toEqual(['jadwal', 'tagihan', 'drawn'])
})

it('sets retry options only in the query client', () => {
  const setting = sourcesOf('src').filter(({ text }) => /\bretry(Delay)?:/.test(withoutComments(text)))
  expect(setting.map(({ path }) => path)).toEqual(['src/gateway/query/query-client.ts'])
})

it('clears a disposed client and discards its late responses', async () => {
  const client = createQueryClient()
  client.setQueryData(['nilai'], { ipk: 3.51 })
  let answer: (value: string) => void = () => undefined
  const late = client.query({
    queryKey: ['krs'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  })
  disposeQueryClient(client)
  answer('of another student')
  await expect(late).rejects.toThrow()
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('cancels pending reads but lets writes finish', async () => {
  const client = createQueryClient()
  takeQueryClient(client)
  const asked = client.query({ queryKey: ['jadwal'], queryFn: ({ signal }) => ended(signal) })
  let answer: (value: string) => void = () => undefined
  const write = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise<string>((resolve) => (answer = resolve)) })
    .execute(undefined)
  cancelReads()
  await expect(asked).rejects.toThrow(CancelledError)
  answer('saved')
  await expect(write).resolves.toBe('saved')
  disposeQueryClient(client)
})

it('returns the prefilled client on every call until it is taken', () => {
  const prepared = prepareQueryClient()
  expect(createQueryClient()).toBe(prepared)
  expect(createQueryClient()).toBe(prepared)
  takeQueryClient(prepared)
  expect(createQueryClient()).not.toBe(prepared)
})

it('clears an unused prefilled client before another user signs in', () => {
  const prepared = prepareQueryClient()
  prepared.setQueryData(['nilai'], { ipk: 3.51 })
  dropPreparedQueryClient()
  expect(createQueryClient()).not.toBe(prepared)
  expect(prepared.getQueryCache().getAll()).toEqual([])
})

it('holds queries and writes until the user is confirmed and then sends each once', async () => {
  let confirm: () => void = () => undefined
  const confirmed = new Promise<void>((resolve) => (confirm = resolve))
  holdCalls(() => confirmed)
  const client = createQueryClient()
  const asks = vi.fn(() => Promise.resolve('answer'))
  const question = client.query({ queryKey: ['jadwal'], queryFn: asks })
  const write = client.getMutationCache().build(client, { mutationFn: asks }).execute(undefined)
  await new Promise((resolve) => setTimeout(resolve))
  expect(asks).not.toHaveBeenCalled()
  confirm()
  expect(await Promise.all([question, write])).toEqual(['answer', 'answer'])
  expect(asks).toHaveBeenCalledTimes(2)
})

it('rejects all calls with the reason when the user cannot be confirmed', async () => {
  const refusal = new GatewayError('Tidak ada koneksi', { kind: 'network', operation: 'getUserInfo' })
  holdCalls(() => Promise.reject(refusal))
  const client = createQueryClient()
  const asks = vi.fn(() => Promise.resolve('answer'))
  await expect(client.query({ queryKey: ['jadwal'], queryFn: asks })).rejects.toBe(refusal)
  const write = client.getMutationCache().build(client, { mutationFn: asks })
  await expect(write.execute(undefined)).rejects.toBe(refusal)
  expect(asks).not.toHaveBeenCalled()
})

it.each([
  ['network', false],
  ['server', true],
  ['client', true],
  ['timeout', true],
] as const)(
  '[R4-023] records for a call that fails with %s whether the server was reached: %s',
  async (kind, reached) => {
    const client = createQueryClient()
    const fails = () => Promise.reject(new GatewayError('', { kind, operation: 'getDashboard' }))
    await expect(client.query({ queryKey: [kind], queryFn: fails })).rejects.toThrow()
    expect(lastCallReached()).toBe(reached)
    await client.query({ queryKey: ['next'], queryFn: () => Promise.resolve(1) })
    expect(lastCallReached()).toBe(true)
  },
)
