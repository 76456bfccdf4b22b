import { angka, maybe, object } from '#shared/wire/readers.ts'
import { totalRowsOf } from './whole-list.ts'

/** Which page of a list is asked for; without one the call is sent as section 7 writes it. */
export type Page = { page: number; itemsPerPage: number } | undefined

interface Paged<Answer, Row> {
  /** Sends the call. @throws GatewayError */
  ask: (page: Page) => Promise<Answer>
  /** The list in an answer as it came; nothing where the answer has none. */
  listOf: (answer: Answer) => { data: Row[]; meta?: unknown } | undefined
  /** The same answer with these rows in place of its own. */
  withRows: (answer: Answer, rows: Row[]) => Answer
}

/** Most rows that a page holds (section 9). */
const PER_CALL = 100
/** More calls are not made for one list, whatever its total says. */
const MAX_CALLS = 20

const readMeta = maybe(object({ totalItems: angka, itemsPerPage: angka }))

const knownOf = <Row>(list: { data: Row[]; meta?: unknown } | undefined) => {
  const data: Row[] | null = Array.isArray(list?.data) ? list.data : null
  const meta = readMeta(list?.meta)
  const total = totalRowsOf({ data, meta })
  return { data: data ?? [], total, isPart: data !== null && total !== null && total > data.length }
}

/** Returns whether a gateway without paging has answered its first rows again. */
const isRepeated = (page: readonly unknown[], rows: readonly unknown[]): boolean =>
  JSON.stringify(page[0]) === JSON.stringify(rows[page.length])

/**
 * Fetches a list as a whole, for a `queryFn`: a gateway that pages is asked for the other pages too.
 * @returns its answer with the rows of all pages; where these do not make the list, and for a full page without `totalItems`,
 * the rows of one page, which `isWholeList` tells
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
 * Returns a `queryFn` that fetches a list as a whole, for an answer that holds its rows in `data`.
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
