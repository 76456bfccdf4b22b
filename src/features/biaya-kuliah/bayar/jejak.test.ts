import { beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { addJejak, noteRiwayat, onJejak, readJejak, riwayatBefore } from './jejak.ts'

const SEKAR = '240117023'
const NAME = `jejak-pembayaran.${SEKAR}`
const kinds = () => readJejak(SEKAR).map(({ kind }) => kind)

beforeEach(() => {
  localStore.clear()
  setClock(() => 1_000)
})

test('records each state of an order once, in sequence, for its student only', () => {
  for (const kind of ['asked', 'accepted', 'processing', 'processing', 'arrived', 'none'] as const)
    addJejak(SEKAR, kind)
  expect(kinds()).toEqual(['asked', 'accepted', 'processing', 'arrived'])
  expect(readJejak('240117077')).toEqual([])
  expect(new Set(readJejak(SEKAR).map(({ at }) => at)).size).toBe(4)
})

test('keeps the newest 20 entries', () => {
  for (let n = 0; n < 30; n++) addJejak(SEKAR, 'asked', String(n))
  expect(readJejak(SEKAR).map(({ detail }) => detail)).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 10)))
})

test('stores the history mark from before an order', () => {
  expect(riwayatBefore(SEKAR)).toBeNull()
  noteRiwayat(SEKAR, { total: 7, newest: 'TRX-7' })
  addJejak(SEKAR, 'asked')
  expect(riwayatBefore(SEKAR)).toEqual({ total: 7, newest: 'TRX-7' })
})

test('notifies subscribers of a change, and returns the same list until then', () => {
  const listener = vi.fn()
  const unsubscribe = onJejak(listener)
  addJejak(SEKAR, 'asked')
  expect(listener).toHaveBeenCalledOnce()
  expect(readJejak(SEKAR)).toBe(readJejak(SEKAR))
  unsubscribe()
  addJejak(SEKAR, 'lost')
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  '',
  '{',
  '[]',
  '{"jejak":7}',
  '{"jejak":[null,{"at":"x","kind":"asked"},{"at":1,"kind":"?"}],"riwayat":"7"}',
])('ignores the stored value %j', (text) => {
  localStore.set(NAME, text)
  expect(readJejak(SEKAR)).toEqual([])
  expect(riwayatBefore(SEKAR)).toBeNull()
})
