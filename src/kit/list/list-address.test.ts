// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZES } from '#shared/ui/list/page-numbers.ts'
import { isFiltered, readListAddress, turned, writeListAddress } from './list-address.ts'

const NONE = { kategori: '', judul: '' }
const ALL = { page: 1, perPage: 20, filters: NONE }
const read = (query: string) => readListAddress(new URLSearchParams(query), ['kategori', 'judul'])

test('the first page of all rows has the bare address', () => {
  expect(read('')).toEqual(ALL)
  expect(writeListAddress(ALL)).toBe('')
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
])('an address with %s is read without what it can not be', (query, facts) => {
  expect(read(query)).toEqual({ ...ALL, ...facts })
})

const word = fc.string({ maxLength: 100 }).map((text) => text.trim())
const address = fc.record({
  page: fc.integer({ min: 1, max: 9_999_999 }),
  perPage: fc.constantFrom(...PAGE_SIZES),
  filters: fc.record({ kategori: word, judul: word }),
})

test('whatever a student looks for is found again from its address', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      expect(read(writeListAddress(wanted))).toEqual(wanted)
    }),
  )
})

test('other rows begin on their first page; another page keeps what narrows the list', () => {
  const third = { page: 3, perPage: 50, filters: { kategori: '2', judul: '' } }
  expect(turned(third, { page: 4 })).toEqual({ ...third, page: 4 })
  expect(turned(third, { filters: { judul: 'uts' } })).toEqual({
    ...third,
    page: 1,
    filters: { kategori: '2', judul: 'uts' },
  })
  expect(turned(third, { perPage: 10 })).toEqual({ ...third, page: 1, perPage: 10 })
  expect([third, ALL].map(isFiltered)).toEqual([true, false])
})

test('other rows of a list that stands in a tab leave the student in that tab', () => {
  expect(writeListAddress(ALL, 'saldo')).toBe('?tab=saldo')
  expect(writeListAddress({ ...ALL, page: 3, filters: { ...NONE, judul: 'uts' } }, 'saldo')).toBe(
    '?tab=saldo&page=3&judul=uts',
  )
})
