// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliceListPage } from './paged-card.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, place) => place)

test.each([
  ['a whole page', 20, 1000, 1, { first: 0, count: 20, total: 1000 }],
  ['the last page', 4, 44, 3, { first: 0, count: 4, total: 44 }],
  ['no row at all', 0, 0, 1, { first: undefined, count: 0, total: 0 }],
  ['a page after the last one', 0, 44, 9, { first: undefined, count: 0, total: 44 }],
  ['an uncut answer, first page', 1000, 1000, 1, { first: 0, count: 20, total: 1000 }],
  ['an uncut answer, later page', 1000, null, 3, { first: 40, count: 20, total: 1000 }],
  ['an answer without a total', 20, null, 2, { first: 0, count: 20, total: null }],
  ['a total below the number of rows', 20, 3, 1, { first: 0, count: 20, total: null }],
  ['a fractional total', 20, 20.5, 1, { first: 0, count: 20, total: null }],
])('cuts %s to one page', (_, sent, total, page, seen) => {
  const cut = sliceListPage(rows(sent), total, page, 20)
  expect({ first: cut.rows[0], count: cut.rows.length, total: cut.total }).toEqual(seen)
})

test('splits an uncut response into pages that hold every row once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 21, max: 300 }), fc.constantFrom(10, 20), (count, perPage) => {
      const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, place) =>
        sliceListPage(rows(count), null, place + 1, perPage),
      )
      expect(pages.every((page) => page.rows.length <= perPage)).toBe(true)
      expect(pages.flatMap((page) => page.rows)).toEqual(rows(count))
    }),
  )
})
