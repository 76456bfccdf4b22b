import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#shared/ui/list/page-numbers.ts'

/** State of a list in the address: page, page size and filters. Links, the back button and a reload restore it. */
export interface ListParams<Filter extends string = string> {
  /** From 1. */
  page: number
  perPage: number
  /** Filters by their names in the address; '' for all. */
  filters: Readonly<Record<Filter, string>>
}

/**
 * Changes to other rows: another page, page size or filters. Changing the size or a filter returns to the first page.
 */
export type PageChange<Filter extends string> = Partial<Pick<ListParams, 'page' | 'perPage'>> &
  Partial<Record<'filters', Partial<Record<Filter, string>>>>

/** Query of a list whose address contains neither page nor size. */
export const FIRST_PAGE = { page: 1, itemsPerPage: DEFAULT_PAGE_SIZE }

/** Maximum length of a title or id in the gateway. */
const MAX_CHARACTERS = 100
/** A page number; no list has more than seven digits. */
const PAGE = /^[1-9]\d{0,6}$/

const textOf = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '').trim().slice(0, MAX_CHARACTERS).trim()

/**
 * Reads the state of a list from a query; invalid parts are ignored.
 * @param names of its filters in the address
 */
export const readListParams = <Filter extends string>(
  params: URLSearchParams,
  names: readonly Filter[],
): ListParams<Filter> => {
  const page = params.get('page') ?? ''
  const perPage = Number(params.get('perPage'))
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? DEFAULT_PAGE_SIZE,
    filters: Object.fromEntries(names.map((name) => [name, textOf(params, name)])) as Record<Filter, string>,
  }
}

/**
 * Returns the query of a list, '' for the unfiltered first page.
 * @param tab tab that contains the list, on a screen with several
 */
export const writeListParams = ({ page, perPage, filters }: ListParams, tab: string | null = null): string => {
  const params = new URLSearchParams({
    ...(tab && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { perPage: String(perPage) }),
  })
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/** Returns the state of the list after a change. */
export const withPageChange = <Filter extends string>(
  address: ListParams<Filter>,
  { page = 1, perPage = address.perPage, filters = {} }: PageChange<Filter>,
): ListParams<Filter> => ({ page, perPage, filters: { ...address.filters, ...filters } })

export const isFiltered = ({ filters }: ListParams): boolean => Object.values(filters).some(Boolean)

/**
 * Returns the state of the list in the address, and a function that changes it.
 * @param names of its filters; a constant
 */
export const useListParams = <Filter extends string>(names: readonly Filter[]) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const address = readListParams(params, names)
  const setPage = useCallback(
    (part: PageChange<Filter>) =>
      void navigate({ search: writeListParams(withPageChange(address, part), params.get('tab')) }),
    [navigate, address, params],
  )
  return { address, setPage }
}
