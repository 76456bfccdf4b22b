// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZES } from '#shared/ui/page-numbers.ts'
import { readListAddress, writeListAddress } from './list-address.ts'

const ALL = { page: 1, perPage: 20, idKategori: '', judul: '' }
const read = (query: string) => readListAddress(new URLSearchParams(query))

test('the first page of all announcements has the bare address', () => {
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
  ['kategori=2&judul=%20UTS%20', { idKategori: '2', judul: 'UTS' }],
  [`judul=${'a'.repeat(300)}`, { judul: 'a'.repeat(100) }],
])('an address with %s is read without what it can not be', (query, facts) => {
  expect(read(query)).toEqual({ ...ALL, ...facts })
})

const word = fc.string({ maxLength: 100 }).map((text) => text.trim())
const address = fc.record({
  page: fc.integer({ min: 1, max: 9_999_999 }),
  perPage: fc.constantFrom(...PAGE_SIZES),
  idKategori: word,
  judul: word,
})

test('whatever a student looks for is found again from its address', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      expect(read(writeListAddress(wanted))).toEqual(wanted)
    }),
  )
})
