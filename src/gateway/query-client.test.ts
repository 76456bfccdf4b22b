import { expect, it, vi } from 'vitest'
import { sourcesOf, withoutComments } from '#tests/contract/sources.ts'
import { createQueryClient, disposeQueryClient, dropPreparedQueryClient, prepareQueryClient } from './query-client.ts'

it('a failed query or write is not repeated behind the person’s back', async () => {
  const client = createQueryClient()
  const fails = vi.fn(() => Promise.reject(new Error('gateway')))
  await expect(client.query({ queryKey: ['saldo'], queryFn: fails })).rejects.toThrow('gateway')
  const write = client.getMutationCache().build(client, { mutationFn: fails })
  await expect(write.execute(undefined)).rejects.toThrow('gateway')
  expect(fails).toHaveBeenCalledTimes(2)
})

it('nothing else in the product sets a number of repetitions', () => {
  const setting = sourcesOf('src').filter(({ text }) => /\bretry(Delay)?:/.test(withoutComments(text)))
  expect(setting.map(({ path }) => path)).toEqual(['src/gateway/query-client.ts'])
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

it('a client that was filled before the first render belongs to the first who asks, and to nobody else', () => {
  const prepared = prepareQueryClient()
  expect(createQueryClient()).toBe(prepared)
  expect(createQueryClient()).not.toBe(prepared)
})

it('a filled client that nobody took is forgotten with what it knew before somebody else comes', () => {
  const prepared = prepareQueryClient()
  prepared.setQueryData(['nilai'], { ipk: 3.51 })
  dropPreparedQueryClient()
  expect(createQueryClient()).not.toBe(prepared)
  expect(prepared.getQueryCache().getAll()).toEqual([])
})
