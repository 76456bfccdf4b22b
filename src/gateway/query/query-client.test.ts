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

it('a failed query or write is not repeated behind the person’s back', async () => {
  const client = createQueryClient()
  const fails = vi.fn(() => Promise.reject(new Error('gateway')))
  await expect(client.query({ queryKey: ['saldo'], queryFn: fails })).rejects.toThrow('gateway')
  const write = client.getMutationCache().build(client, { mutationFn: fails })
  await expect(write.execute(undefined)).rejects.toThrow('gateway')
  expect(fails).toHaveBeenCalledTimes(2)
})

it('answers that are understood together are told in one task, so that the screen is drawn once', async () => {
  const seen: string[] = []
  notifyManager.schedule(() => {
    seen.push('jadwal')
    queueMicrotask(() => seen.push('drawn'))
  })
  notifyManager.schedule(() => seen.push('tagihan'))
  await expect.poll(() => seen).toEqual(['jadwal', 'tagihan', 'drawn'])
})

it('nothing else in the product sets a number of repetitions', () => {
  const setting = sourcesOf('src').filter(({ text }) => /\bretry(Delay)?:/.test(withoutComments(text)))
  expect(setting.map(({ path }) => path)).toEqual(['src/gateway/query/query-client.ts'])
})

it('a client that was disposed forgets what it knew, and a late answer dies with it', async () => {
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

it('who leaves gives up what is asked, and lets what is written go on', async () => {
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

it('a client that was filled before the first render is there however often React draws it, until it stands', () => {
  const prepared = prepareQueryClient()
  expect(createQueryClient()).toBe(prepared)
  expect(createQueryClient()).toBe(prepared)
  takeQueryClient(prepared)
  expect(createQueryClient()).not.toBe(prepared)
})

it('a filled client that nobody took is forgotten with what it knew before somebody else comes', () => {
  const prepared = prepareQueryClient()
  prepared.setQueryData(['nilai'], { ipk: 3.51 })
  dropPreparedQueryClient()
  expect(createQueryClient()).not.toBe(prepared)
  expect(prepared.getQueryCache().getAll()).toEqual([])
})

it('neither question nor write leaves before the person is confirmed, and each leaves once afterwards', async () => {
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

it('a person who can not be confirmed sends nothing, and reads why', async () => {
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
] as const)('[R4-023] a call that ends in %s says that the server was reached: %s', async (kind, reached) => {
  const client = createQueryClient()
  const fails = () => Promise.reject(new GatewayError('', { kind, operation: 'getDashboard' }))
  await expect(client.query({ queryKey: [kind], queryFn: fails })).rejects.toThrow()
  expect(lastCallReached()).toBe(reached)
  await client.query({ queryKey: ['next'], queryFn: () => Promise.resolve(1) })
  expect(lastCallReached()).toBe(true)
})
