import { PAGE_SIZES } from '#shared/ui/list/page-numbers.ts'
import type { Angka, Listed } from '#shared/wire/readers.ts'

/** A list as the gateway answers it, read; a row is null where it can not be read. */
interface ListAnswer {
  data: Listed<unknown> | null
  meta: { totalItems: Angka; itemsPerPage?: Angka } | null | undefined
}

/** Returns whether an answer has as many rows as one page holds (section 9), so that there may be further pages. */
const isFullPage = (length: number, perPage: Angka): boolean =>
  perPage != null && perPage > 0 ? length >= perPage : PAGE_SIZES.some((size) => size === length)

/**
 * Returns how many rows a list has over all pages.
 * @param answer any page of the list, as a rule the first one
 * @returns null when the answer does not tell: no list, or a full page without `totalItems`
 */
export const totalRowsOf = ({ data, meta }: ListAnswer): number | null => {
  if (!data) return null
  const { totalItems, itemsPerPage } = meta ?? {}
  if (typeof totalItems === 'number' && totalItems >= data.length) return totalItems
  return isFullPage(data.length, itemsPerPage ?? null) ? null : data.length
}

/**
 * Returns whether an answer holds the whole list. Only then does a missing row say that it does not exist: a check of a
 * write of effect `once` draws no conclusion from one page.
 */
export const isWholeList = (answer: ListAnswer): boolean =>
  answer.data !== null && totalRowsOf(answer) === answer.data.length
