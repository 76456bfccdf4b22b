// @vitest-environment node
import { QueryClient, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { GatewayError } from '../call/gateway-error.ts'
import { sendWrite } from '../call/send-write.ts'
import { askAgain, askAnew } from './ask-anew.ts'

const FAILURE = new GatewayError('Rusak', { kind: 'server', operation: 'getSaldoCcash' })

/** Returns a balance query whose answers the test sets call by call. */
const saldo = (...answers: (number | Promise<number>)[]) => {
  const queryFn = vi.fn(() => Promise.resolve(answers.shift() ?? Promise.reject(FAILURE)))
  const select = (rupiah: number) => ({ rupiah })
  const options: UseQueryOptions<number, GatewayError, { rupiah: number }> = { queryKey: ['saldo'], queryFn, select }
  return { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), options, queryFn }
}

test('a balance that is known is asked for all the same, and read as the screen reads it', async () => {
  const { client, options, queryFn } = saldo(400, 300)
  expect(await askAnew(client, options)).toEqual({ rupiah: 400 })
  expect(await askAnew(client, options)).toEqual({ rupiah: 300 })
  expect(client.getQueryData(['saldo'])).toBe(300)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('an answer that was on its way before does not count: the balance is that of the later question', async () => {
  const { client, options } = saldo(400, new Promise<number>(() => undefined), 300)
  await askAnew(client, options)
  void client.refetchQueries({ queryKey: ['saldo'] })
  expect(await askAnew(client, options)).toEqual({ rupiah: 300 })
})

test('what fails is thrown, also where an older balance is known', async () => {
  const { client, options } = saldo(400)
  await askAnew(client, options)
  await expect(askAnew(client, options)).rejects.toBe(FAILURE)
})

test('who asks again for the sake of others hears of no failure', async () => {
  const { client, options } = saldo()
  askAgain(client, options)
  await vi.waitFor(() => expect(client.getQueryState(['saldo'])?.error).toBe(FAILURE))
})

test('a write leaves with what it makes stale', async () => {
  const onSuccess = vi.fn()
  const optionsOf = (): UseMutationOptions<string, GatewayError, { nominal: number }> => ({
    mutationFn: ({ nominal }) => Promise.resolve(`diterima ${nominal}`),
    onSuccess,
  })
  expect(await sendWrite(new QueryClient(), optionsOf, { nominal: 100 })).toBe('diterima 100')
  expect(onSuccess).toHaveBeenCalledOnce()
})
