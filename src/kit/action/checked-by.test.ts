import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { checkedBy } from './checked-by.ts'

const KEPT = { key: 'k', operation: 'takeKegiatan', since: 0, left: true, before: null }
const BILLS = ['/v1/mahasiswa/1/biaya_kuliah']

test.each([
  ['done', true],
  ['not-done', false],
  ['unknown', false],
] as const)('a lost write that its check calls %s makes what is known old: %s', async (result, isOld) => {
  const client = new QueryClient()
  client.setQueryData(BILLS, [])
  expect(await checkedBy(() => Promise.resolve(result), { client, idMahasiswa: '1' })(KEPT)).toBe(result)
  expect(client.getQueryState(BILLS)?.isInvalidated).toBe(isOld)
})
