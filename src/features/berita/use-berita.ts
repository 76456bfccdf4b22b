import { keepPreviousData } from '@tanstack/react-query'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useListKategoriPengumuman, useListPengumuman } from '#generated/client/berita/berita.ts'
import { presentOrNone } from '#shared/wire/readers.ts'
import { beritaQuery } from './berita-query.ts'
import { cutPage } from './cut-page.ts'
import type { ListAddress } from './list-address.ts'

/** One page of the announcements for students who entered when this one did (section 7); it stays until the next is there. */
export const useBerita = (address: ListAddress) => {
  const { page, perPage } = address
  const { biodataSingkat, isPending: isUnknown } = useBiodataSingkat()
  const tanggalMasuk = biodataSingkat?.tanggalMasuk
  const { data, dataUpdatedAt, error, isPending, isPlaceholderData, refetch } = useListPengumuman(
    beritaQuery(address, tanggalMasuk),
    { query: { enabled: !isUnknown, placeholderData: keepPreviousData } },
  )
  const rows = presentOrNone(data?.data)
  return {
    berita: rows && cutPage(rows, data?.meta?.totalItems ?? null, page, perPage),
    updatedAt: dataUpdatedAt,
    error,
    isPending,
    /** The page before is still shown. */
    isTurning: isPlaceholderData,
    refetch,
  }
}

/** The categories to choose from (section 7); asked for with the filter, not with the list. */
export const useKategori = () => {
  const { data, error, isPending, refetch } = useListKategoriPengumuman()
  return { kategori: presentOrNone(data?.data), error, isPending, refetch }
}
