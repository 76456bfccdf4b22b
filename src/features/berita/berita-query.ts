import { publishedFor } from '#domain/pengumuman/published-for.ts'
import type { ListAddress } from './list-address.ts'

/**
 * Query of one page of the list.
 * @param tanggalMasuk entry date of the student, as the gateway gives it
 */
export const beritaQuery = (
  { page, perPage, idKategori, judul }: ListAddress,
  tanggalMasuk: string | null | undefined,
) => ({
  ...publishedFor(tanggalMasuk),
  ...(idKategori && { idKategori }),
  ...(judul && { judul }),
  page,
  itemsPerPage: perPage,
})
