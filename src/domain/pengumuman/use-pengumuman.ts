import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { publishedFor } from './published-for.ts'

/**
 * Newest published announcements for students who entered when this one did, first page (section 7). Asked once the
 * entry date is known or known to be missing.
 */
export const usePengumuman = () => {
  const { biodataSingkat, isPending } = useBiodataSingkat()
  return useListPengumuman(
    { ...publishedFor(biodataSingkat?.tanggalMasuk), page: 1 },
    { query: { enabled: !isPending } },
  )
}
