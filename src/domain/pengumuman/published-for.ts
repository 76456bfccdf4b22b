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
