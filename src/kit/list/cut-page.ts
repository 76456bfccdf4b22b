import { present } from '#shared/wire/readers.ts'

/** One page of a list. */
export interface Cut<Row> {
  rows: Row[]
  /** Rows over all pages; null when nobody knows. */
  total: number | null
}

/**
 * The rows of one page. A gateway that does not cut sends all of them at once: then they are cut here, and a screen never
 * draws more than a page.
 * @param total what the answer says of all pages; less than what is here is not known
 */
export const cutPage = <Row>(rows: Row[], total: number | null, page: number, perPage: number): Cut<Row> =>
  rows.length > perPage
    ? { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
    : { rows, total: total !== null && Number.isInteger(total) && total >= rows.length ? total : null }

/** A list as the gateway answers it, read. */
interface ListAnswer<Row> {
  data: (Row | null)[] | null
  meta: { totalItems: number | null } | null
}

/**
 * The page of an answer that an address asks for: for `select` of the query, so that nothing behind it is compared.
 * @returns null where the answer has no list
 */
export const cutAnswer = <Row>(
  { data, meta }: ListAnswer<Row>,
  { page, perPage }: { page: number; perPage: number },
): Cut<Row> | null => data && cutPage(present(data), meta?.totalItems ?? null, page, perPage)
