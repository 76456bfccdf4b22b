import { publishedFor } from '#domain/pengumuman/use-pengumuman.ts'
import { prefetchListPengumumanQuery } from '#generated/client/berita/berita.ts'
import {
  type GetBiodataSingkatQueryResult,
  getGetBiodataSingkatQueryKey,
} from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { type ListParams, readListParams } from '#kit/list/list-params.ts'
import type { PrefetchData } from '#kit/screen.ts'

/** Filters of the list, named as in the address. */
export const FILTERS = ['kategori', 'judul'] as const
export type Filter = (typeof FILTERS)[number]

const readBeritaParams = (params: URLSearchParams): ListParams<Filter> => readListParams(params, FILTERS)

/**
 * Query of one page of the list.
 * @param tanggalMasuk entry date of the student, as the gateway writes it
 */
export const beritaQuery = (
  { page, perPage, filters: { kategori, judul } }: ListParams<Filter>,
  tanggalMasuk: string | null | undefined,
) => ({
  ...publishedFor(tanggalMasuk),
  ...(kategori && { idKategori: kategori }),
  ...(judul && { judul }),
  page,
  itemsPerPage: perPage,
})

/** Prefetches the rows for an address if the entry date of the student is cached. */
export const prefetchBerita: PrefetchData = (client, idMahasiswa, query) => {
  const student = client.getQueryData<GetBiodataSingkatQueryResult>(getGetBiodataSingkatQueryKey(idMahasiswa))
  if (!student) return
  void prefetchListPengumumanQuery(client, beritaQuery(readBeritaParams(query), student.biodataSingkat.tanggalMasuk))
}
