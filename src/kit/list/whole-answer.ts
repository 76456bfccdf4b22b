import { angka, maybe, object } from '#shared/wire/readers.ts'
import { totalRowsOf } from './whole-list.ts'

/** Page of a list to fetch; without it the call is sent as in section 7. */
export type Page = { page: number; itemsPerPage: number } | undefined

interface Paged<Answer, Row> {
  /** Sends the call. @throws GatewayError */
  ask: (page: Page) => Promise<Answer>
  /** Returns the list in a raw response; undefined when it has none. */
  listOf: (answer: Answer) => { data: Row[]; meta?: unknown } | undefined
  /** Returns the response with its rows replaced. */
  withRows: (answer: Answer, rows: Row[]) => Answer
}

/** Maximum number of rows per page (section 9). */
const PER_CALL = 100
/** Maximum number of calls per list, whatever its total. */
const MAX_CALLS = 20

const readMeta = maybe(object({ totalItems: angka, itemsPerPage: angka }))

const knownOf = <Row>(list: { data: Row[]; meta?: unknown } | undefined) => {
  const data: Row[] | null = Array.isArray(list?.data) ? list.data : null
  const meta = readMeta(list?.meta)
  const total = totalRowsOf({ data, meta })
  return { data: data ?? [], total, isPart: data !== null && total !== null && total > data.length }
}

/** Returns whether a gateway without paging has sent its first rows again. */
const isRepeated = (page: readonly unknown[], rows: readonly unknown[]): boolean =>
  JSON.stringify(page[0]) === JSON.stringify(rows[page.length])

/**
 * Fetches a whole list, for a `queryFn`: from a gateway with paging, all pages.
 * @returns the response with the rows of all pages; with the rows of one page when the pages do not add up to the
 * total, and for a full page without `totalItems`: then `isWholeList` returns false
 * @throws GatewayError when one of the pages fails
 */
export const wholeAnswer = async <Answer, Row>({ ask, listOf, withRows }: Paged<Answer, Row>): Promise<Answer> => {
  const first = await ask(undefined)
  if (!knownOf(listOf(first)).isPart) return first
  const opening = await ask({ page: 1, itemsPerPage: PER_CALL })
  const { data, total, isPart } = knownOf(listOf(opening))
  if (!isPart || data.length === 0) return opening
  const calls = Math.min(MAX_CALLS, Math.ceil((total ?? 0) / data.length))
  const others = await Promise.all(
    Array.from({ length: calls - 1 }, (_, place) => ask({ page: place + 2, itemsPerPage: PER_CALL })),
  )
  const rows = [data, ...others.map((answer) => knownOf(listOf(answer)).data)].flat()
  return rows.length === total && !isRepeated(data, rows) ? withRows(opening, rows) : opening
}

/**
 * Returns a `queryFn` that fetches a whole list, for a response with its rows in `data`.
 * @param call the generated call of the list
 */
export const wholeListFn =
  <Row, Answer extends { data: Row[]; meta?: unknown }>(
    call: (page: Page, options: { signal: AbortSignal }) => Promise<Answer>,
  ) =>
  ({ signal }: { signal: AbortSignal }): Promise<Answer> =>
    wholeAnswer<Answer, Row>({
      ask: (page) => call(page, { signal }),
      listOf: (answer) => answer,
      withRows: (answer, data) => ({ ...answer, data }),
    })
