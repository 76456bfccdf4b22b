// @vitest-environment node
import { QueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { text } from '#shared/wire/readers.ts'
import { replacesWhole } from './replaces-whole.ts'

interface Change {
  id: string
  data: { judul: string; catatan?: string; kunci?: string[] }
}

const KEY = ['/v1/usulan']
const SHOWN = { judul: 'A', catatan: '', kunci: ['x'], status: 'draft' }
const read = (raw: unknown) => {
  const row = isRecord(raw) ? raw : {}
  return { judul: text(row['judul']), catatan: text(row['catatan']), kunci: row['kunci'], status: text(row['status']) }
}

/** @param now the gateway's record when the write is about to be retried */
const standOf = async (shown: unknown, now: unknown, data: Change['data']) => {
  const client = new QueryClient()
  if (shown !== undefined) client.setQueryData(KEY, shown)
  const stands = () => Promise.resolve(now)
  const optionsOf = (): UseQueryOptions<unknown, GatewayError, ReturnType<typeof read>> => ({
    queryKey: KEY,
    queryFn: stands,
    select: read,
  })
  const { replaces } = replacesWhole(optionsOf, ({ status, ...written }, _: Change) =>
    status === 'gone' ? null : written,
  )
  const replaced = replaces({ client, idMahasiswa: '1' })
  const change = { id: '7', data }
  const own = [replaced.shown(change), replaced.after(change)].map((one) => JSON.stringify(one))
  return own.indexOf(JSON.stringify(await replaced.read(change)))
}
const OWN = { judul: 'B', kunci: ['x', 'y'] }

test.each([
  ['the shown state is unchanged', SHOWN, 0],
  ['a field outside the form has changed', { ...SHOWN, status: 'diajukan' }, 0],
  ['the write has arrived', { judul: 'B', catatan: null, kunci: ['x', 'y'] }, 1],
  ['another device has changed a text', { ...SHOWN, judul: 'C' }, -1],
  ['another device has changed a list', { ...SHOWN, kunci: [] }, -1],
  ['another device has filled an empty field', { ...SHOWN, catatan: 'baru' }, -1],
  ['it is gone', { ...SHOWN, status: 'gone' }, -1],
])('%s: returns 0 for the shown state, 1 for the written one, -1 for neither', async (_, now, place) => {
  expect(await standOf(SHOWN, now, OWN)).toBe(place)
})

test('returns changed for a value that was never shown, unless this write has arrived', async () => {
  expect(await standOf(undefined, SHOWN, OWN)).toBe(-1)
})
