import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#shared/ui/page-numbers.ts'

/** What the address of the list says: which page of which announcements. */
export interface ListAddress {
  /** From 1. */
  page: number
  perPage: number
  /** Only this category; '' for all. */
  idKategori: string
  /** Part of the title; '' for all. */
  judul: string
}

/** As much as the gateway takes of a title or of an id. */
const MAX_CHARACTERS = 100
/** More digits are no page of any list. */
const PAGE = /^[1-9]\d{0,6}$/

const textOf = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '').trim().slice(0, MAX_CHARACTERS).trim()

/** Reads the query of the list; whatever it can not be is left out. */
export const readListAddress = (params: URLSearchParams): ListAddress => {
  const page = params.get('page') ?? ''
  const perPage = Number(params.get('perPage'))
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? DEFAULT_PAGE_SIZE,
    idKategori: textOf(params, 'kategori'),
    judul: textOf(params, 'judul'),
  }
}

/** The query of the list, '' for the first page of all: a link, the back button and a reload find the same rows again. */
export const writeListAddress = ({ page, perPage, idKategori, judul }: ListAddress): string => {
  const params = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { perPage: String(perPage) }),
    ...(idKategori && { kategori: idKategori }),
    ...(judul && { judul }),
  })
  return params.size === 0 ? '' : `?${params.toString()}`
}
