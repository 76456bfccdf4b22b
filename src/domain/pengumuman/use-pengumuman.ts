import { useListPengumuman } from '#generated/client/berita/berita.ts'

/**
 * Query of the published announcements, newest first, for students who entered when this one did (section 7).
 * @param tanggalMasuk entry date of the student, as the gateway gives it; older announcements are left out
 */
export const publishedFor = (tanggalMasuk: string | null | undefined) => ({
  'order[tanggal]': 'desc' as const,
  'order[tanggalPublish]': 'desc' as const,
  tujuan: 'portalmhs' as const,
  isPublish: 1 as const,
  ...(tanggalMasuk && { tanggalMasuk }),
})

interface Options {
  /** Entry date of the student, as the gateway gives it; older announcements are left out. */
  tanggalMasuk: string | null | undefined
  /** False until the entry date is known or known to be missing. */
  enabled: boolean
}

/** Newest published announcements for students who entered when this one did, first page (section 7). */
export const usePengumuman = ({ tanggalMasuk, enabled }: Options) =>
  useListPengumuman({ ...publishedFor(tanggalMasuk), page: 1 }, { query: { enabled } })
