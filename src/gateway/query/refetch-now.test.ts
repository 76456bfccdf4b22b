// @vitest-environment node
import { QueryClient, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { GatewayError } from '../call/gateway-error.ts'
import { sendWrite } from '../call/send-write.ts'
import { refetchInBackground, refetchNow } from './refetch-now.ts'

const FAILURE = new GatewayError('Rusak', { kind: 'server', operation: 'getSaldoCcash' })

/** Returns a balance query whose answers the test sets call by call. */
const saldo = (...answers: (number | Promise<number>)[]) => {
  const queryFn = vi.fn(() => Promise.resolve(answers.shift() ?? Promise.reject(FAILURE)))
  const select = (rupiah: number) => ({ rupiah })
  const options: UseQueryOptions<number, GatewayError, { rupiah: number }> = { queryKey: ['saldo'], queryFn, select }
  return { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), options, queryFn }
}

test('refetches a cached balance and applies the selector of the screen', async () => {
  const { client, options, queryFn } = saldo(400, 300)
  expect(await refetchNow(client, options)).toEqual({ rupiah: 400 })
  expect(await refetchNow(client, options)).toEqual({ rupiah: 300 })
  expect(client.getQueryData(['saldo'])).toBe(300)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('ignores a request that was already in flight and returns the later response', async () => {
  const { client, options } = saldo(400, new Promise<number>(() => undefined), 300)
  await refetchNow(client, options)
  void client.refetchQueries({ queryKey: ['saldo'] })
  expect(await refetchNow(client, options)).toEqual({ rupiah: 300 })
})

test('rejects with the failure even when an older value is cached', async () => {
  const { client, options } = saldo(400)
  await refetchNow(client, options)
  await expect(refetchNow(client, options)).rejects.toBe(FAILURE)
})

test('does not throw when a background refetch fails', async () => {
  const { client, options } = saldo()
  refetchInBackground(client, options)
  await vi.waitFor(() => expect(client.getQueryState(['saldo'])?.error).toBe(FAILURE))
})

test('sends a write together with its onSuccess handler', async () => {
  const onSuccess = vi.fn()
  const optionsOf = (): UseMutationOptions<string, GatewayError, { nominal: number }> => ({
    mutationFn: ({ nominal }) => Promise.resolve(`diterima ${nominal}`),
    onSuccess,
  })
  expect(await sendWrite(new QueryClient(), optionsOf, { nominal: 100 })).toBe('diterima 100')
  expect(onSuccess).toHaveBeenCalledOnce()
})
