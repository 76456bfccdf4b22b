import { PAGE_SIZES } from '#shared/ui/list/page-numbers.ts'
import type { Angka, Listed } from '#shared/wire/readers.ts'

/** A list as parsed from a gateway response; a row is null when it is unreadable. */
interface ListAnswer {
  data: Listed<unknown> | null
  meta: { totalItems: Angka; itemsPerPage?: Angka } | null | undefined
}

/** Returns whether a response has as many rows as one page holds (section 9), so that further pages may exist. */
const isFullPage = (length: number, perPage: Angka): boolean =>
  perPage != null && perPage > 0 ? length >= perPage : PAGE_SIZES.some((size) => size === length)

/**
 * Returns the number of rows of a list over all pages.
 * @param answer any page of the list, usually the first one
 * @returns null when unknown: no list, or a full page without `totalItems`
 */
export const totalRowsOf = ({ data, meta }: ListAnswer): number | null => {
  if (!data) return null
  const { totalItems, itemsPerPage } = meta ?? {}
  if (typeof totalItems === 'number' && totalItems >= data.length) return totalItems
  return isFullPage(data.length, itemsPerPage ?? null) ? null : data.length
}

/**
 * Returns whether a response holds the whole list. Only then does a missing row mean that it does not exist, so the
 * check of a write of effect `once` draws no conclusion from a single page.
 */
export const isWholeList = (answer: ListAnswer): boolean =>
  answer.data !== null && totalRowsOf(answer) === answer.data.length
