import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { publishedFor } from './published-for.ts'

interface Options {
  /** Entry date of the student, as the gateway gives it; older announcements are left out. */
  tanggalMasuk: string | null | undefined
  /** False until the entry date is known or known to be missing. */
  enabled: boolean
}

/** Newest published announcements for students who entered when this one did, first page (section 7). */
export const usePengumuman = ({ tanggalMasuk, enabled }: Options) =>
  useListPengumuman({ ...publishedFor(tanggalMasuk), page: 1 }, { query: { enabled } })
