// @vitest-environment node
import { expect, test } from 'vitest'
import { isWholeList, totalRowsOf } from './whole-list.ts'

const rows = (length: number) => Array.from({ length }, (_, id) => ({ id }))

test.each([
  ['no list', null, { totalItems: 3 }, null, false],
  ['an empty list', 0, { totalItems: 0 }, 0, true],
  ['an empty page of a list that has rows', 0, { totalItems: 5 }, 5, false],
  ['every row', 7, { totalItems: 7 }, 7, true],
  ['one page of several', 20, { totalItems: 45 }, 45, false],
  ['a full page that is the whole list', 20, { totalItems: 20 }, 20, true],
  ['a full page without meta', 20, null, null, false],
  ['a full page of another size without meta', 50, null, null, false],
  ['a page that is not full, without meta', 7, null, 7, true],
  ['more rows than a page without meta', 45, null, 45, true],
  ['a full page by its own size, without a total', 15, { totalItems: null, itemsPerPage: 15 }, null, false],
  ['a page that is not full by its own size', 10, { totalItems: null, itemsPerPage: 50 }, 10, true],
  ['a total below the number of rows', 7, { totalItems: 0 }, 7, true],
  ['a total below the size of a full page', 20, { totalItems: 0 }, null, false],
])('reads the total and completeness of a response with %s', (_, length, meta, total, isWhole) => {
  const answer = { data: length === null ? null : rows(length), meta }
  expect({ total: totalRowsOf(answer), isWhole: isWholeList(answer) }).toEqual({ total, isWhole })
})
