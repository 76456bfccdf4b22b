// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZES } from '#shared/ui/list/page-numbers.ts'
import { isFiltered, readListParams, withPageChange, writeListParams } from './list-params.ts'

const NONE = { kategori: '', judul: '' }
const ALL = { page: 1, perPage: 20, filters: NONE }
const read = (query: string) => readListParams(new URLSearchParams(query), ['kategori', 'judul'])

test('writes no query for the first page without filters', () => {
  expect(read('')).toEqual(ALL)
  expect(writeListParams(ALL)).toBe('')
})

test.each([
  ['page=3', { page: 3 }],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=1.5', {}],
  ['page=1e3', {}],
  ['page=99999999', {}],
  ['page=dua', {}],
  ['perPage=100', { perPage: 100 }],
  ['perPage=7', {}],
  ['perPage=100000', {}],
  ['kategori=2&judul=%20UTS%20', { filters: { kategori: '2', judul: 'UTS' } }],
  [`judul=${'a'.repeat(300)}`, { filters: { ...NONE, judul: 'a'.repeat(100) } }],
])('reads the query %s without its invalid parts', (query, facts) => {
  expect(read(query)).toEqual({ ...ALL, ...facts })
})

const word = fc.string({ maxLength: 100 }).map((text) => text.trim())
const address = fc.record({
  page: fc.integer({ min: 1, max: 9_999_999 }),
  perPage: fc.constantFrom(...PAGE_SIZES),
  filters: fc.record({ kategori: word, judul: word }),
})

test('reads any filters back from the URL they are written to', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      expect(read(writeListParams(wanted))).toEqual(wanted)
    }),
  )
})

test('resets to the first page when the rows change and keeps the filters on another page', () => {
  const third = { page: 3, perPage: 50, filters: { kategori: '2', judul: '' } }
  expect(withPageChange(third, { page: 4 })).toEqual({ ...third, page: 4 })
  expect(withPageChange(third, { filters: { judul: 'uts' } })).toEqual({
    ...third,
    page: 1,
    filters: { kategori: '2', judul: 'uts' },
  })
  expect(withPageChange(third, { perPage: 10 })).toEqual({ ...third, page: 1, perPage: 10 })
  expect([third, ALL].map(isFiltered)).toEqual([true, false])
})

test('keeps the current tab in the URL of a list', () => {
  expect(writeListParams(ALL, 'saldo')).toBe('?tab=saldo')
  expect(writeListParams({ ...ALL, page: 3, filters: { ...NONE, judul: 'uts' } }, 'saldo')).toBe(
    '?tab=saldo&page=3&judul=uts',
  )
})
