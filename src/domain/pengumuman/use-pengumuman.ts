import { useListPengumuman } from '#generated/client/berita/berita.ts'

/**
 * Query of the published announcements, newest first, for students with this entry date (section 7).
 * @param tanggalMasuk entry date of the student, as sent by the gateway; older announcements are left out
 */
export const publishedFor = (tanggalMasuk: string | null | undefined) => ({
  'order[tanggal]': 'desc' as const,
  'order[tanggalPublish]': 'desc' as const,
  tujuan: 'portalmhs' as const,
  isPublish: 1 as const,
  ...(tanggalMasuk && { tanggalMasuk }),
})

interface Options {
  /** Entry date of the student, as sent by the gateway; older announcements are left out. */
  tanggalMasuk: string | null | undefined
  /** False until the entry date is known or known to be missing. */
  enabled: boolean
}

/** Fetches the newest published announcements for students with this entry date, first page (section 7). */
export const usePengumuman = ({ tanggalMasuk, enabled }: Options) =>
  useListPengumuman({ ...publishedFor(tanggalMasuk), page: 1 }, { query: { enabled } })
