// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { wholeAnswer } from './whole-answer.ts'

interface Answer {
  data: number[]
  meta?: { totalItems: number; itemsPerPage?: number }
}

const DEFAULT = 20

/**
 * Mocks a gateway with `total` rows.
 * @param most maximum rows per page, whatever is requested; 0 for all at once
 */
const gatewayOf = (total: number, most: number, hasMeta = true) => {
  const all = Array.from({ length: total }, (_, row) => row)
  return vi.fn((page?: { page: number; itemsPerPage: number }): Promise<Answer> => {
    const perPage = most === 0 ? total : Math.min(most, page?.itemsPerPage ?? DEFAULT)
    const start = most === 0 ? 0 : ((page?.page ?? 1) - 1) * perPage
    return Promise.resolve({
      data: all.slice(start, start + perPage),
      ...(hasMeta && { meta: { totalItems: total } }),
    })
  })
}

const wholeOf = (ask: ReturnType<typeof gatewayOf>) =>
  wholeAnswer<Answer, number>({ ask, listOf: (answer) => answer, withRows: (answer, data) => ({ ...answer, data }) })

test.each([
  ['does not paginate', 130, 0, 1],
  ['has only one page of rows', 20, 100, 1],
  ['returns 100 rows per call', 130, 100, 3],
  ['returns 20 rows per call, whatever the requested size', 130, 20, 8],
])('fetches a complete list from a gateway that %s', async (_, total, most, calls) => {
  const ask = gatewayOf(total, most)
  const { data } = await wholeOf(ask)
  expect(data).toEqual(Array.from({ length: total }, (__, row) => row))
  expect(ask).toHaveBeenCalledTimes(calls)
  expect(ask.mock.calls[0]).toEqual([undefined])
})

test('keeps a full page without meta as it is, because further pages are unknown', async () => {
  const ask = gatewayOf(130, 100, false)
  expect((await wholeOf(ask)).data).toHaveLength(DEFAULT)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('limits the requests for an implausible total', async () => {
  const ask = vi.fn(() => Promise.resolve({ data: [1], meta: { totalItems: 20_000 } }))
  await wholeOf(ask)
  expect(ask.mock.calls.length).toBeLessThan(25)
})

test.each([40, 45])(
  'keeps one page of %i rows when the gateway returns its first page for every page',
  async (totalItems) => {
    const data = Array.from({ length: DEFAULT }, (_, row) => row)
    expect((await wholeOf(vi.fn(() => Promise.resolve({ data, meta: { totalItems } })))).data).toHaveLength(DEFAULT)
  },
)
