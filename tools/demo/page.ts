import type { MetaWire } from '#generated/models/metaWire.zod.ts'
import { type Info, queryOf } from './call.ts'

const ITEMS_PER_PAGE = 20

/** Returns one page of rows like the gateway: page and itemsPerPage of the query, and the total count. */
export const toPage = <Row>(
  rows: readonly Row[],
  info: Pick<Info, 'request'>,
  perPage = ITEMS_PER_PAGE,
): { data: Row[]; meta: MetaWire } => {
  const currentPage = Number(queryOf(info, 'page') ?? 1)
  const itemsPerPage = Number(queryOf(info, 'itemsPerPage') ?? perPage)
  const start = (currentPage - 1) * itemsPerPage
  return { data: rows.slice(start, start + itemsPerPage), meta: { currentPage, itemsPerPage, totalItems: rows.length } }
}

/** Returns all rows in one page, for lists that the gateway does not paginate. */
export const toList = <Row>(rows: Row[]): { data: Row[]; meta: MetaWire } => ({
  data: rows,
  meta: { currentPage: 1, itemsPerPage: Math.max(ITEMS_PER_PAGE, rows.length), totalItems: rows.length },
})
