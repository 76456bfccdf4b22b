import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { checkedBy } from './checked-by.ts'

const KEPT = { key: 'k', operation: 'takeKegiatan', since: 0, sent: true, snapshot: null }
const BILLS = ['/v1/mahasiswa/1/biaya_kuliah']
const LETTERS = ['/v1/mahasiswa/1/surat']

test.each([
  ['done', true],
  ['not-done', false],
  ['unknown', false],
] as const)('invalidates queries and refetches the screen after the check result %s: %s', async (result, isOld) => {
  const client = new QueryClient()
  client.setQueryData(BILLS, [])
  const queryFn = vi.fn(() => Promise.resolve([]))
  const stop = new QueryObserver(client, {
    queryKey: LETTERS,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(await checkedBy(() => Promise.resolve(result), { client, idMahasiswa: '1' })(KEPT)).toBe(result)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryState(BILLS)?.isInvalidated).toBe(isOld)
  expect(queryFn).toHaveBeenCalledTimes(isOld ? 2 : 1)
  stop()
})
