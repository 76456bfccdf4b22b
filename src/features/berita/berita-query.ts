import { publishedFor } from '#domain/pengumuman/published-for.ts'
import { type ListAddress, readListAddress } from '#kit/list/list-address.ts'

/** What narrows the list, as the address names it. */
export const FILTERS = ['kategori', 'judul'] as const
export type Filter = (typeof FILTERS)[number]

/** The list that an address says. */
export const readBeritaAddress = (params: URLSearchParams): ListAddress<Filter> => readListAddress(params, FILTERS)

/**
 * Query of one page of the list.
 * @param tanggalMasuk entry date of the student, as the gateway gives it
 */
export const beritaQuery = (
  { page, perPage, filters: { kategori, judul } }: ListAddress<Filter>,
  tanggalMasuk: string | null | undefined,
) => ({
  ...publishedFor(tanggalMasuk),
  ...(kategori && { idKategori: kategori }),
  ...(judul && { judul }),
  page,
  itemsPerPage: perPage,
})
