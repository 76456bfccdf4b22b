import type { QueryKey } from '@tanstack/react-query'

// tests/contract/kept-answers.test.ts looks for grades and money in the schema of every answer: a new operation that has
// any must match here, or be named there as public.

/** Grades, money, and what tells of either: kept only where the student chose so (trust.md, 13). */
const PRIVATE = [
  /^\/v1\/mahasiswa\/[^/]+\/(dashboard|riwayat_kuliah|aktivitas_kuliah|khs|transkrip|cetak_transkrip|nilai_\w+)(\/|$)/,
  /^\/v1\/mahasiswa\/[^/]+\/(rekap_pembayaran|riwayat_pembayaran|biaya_kuliah|saldo_ccash|mutasi_ccash)(\/|$)/,
  /^\/v1\/mahasiswa\/[^/]+\/(bahan_kuliah|tugas_kuliah|kurikulum_makul_\w+|kuesioner_\w+|prasyarat_proposal)(\/|$)/,
  /^\/v1\/mahasiswa\/[^/]+\/(biodata|riwayat_pendidikan|\w*kegiatan_mahasiswa|seminar|sertifikasi)(\/|$)/,
  /^\/v2\/(internship|ta|final-project|bimbingan|tracer|graduation)\//,
  /^\/(v1\/tracer|v0\/lockjurnal)\//,
]

/** Asked for each time: what decides whether money or a form may be sent now, and the session itself. */
const NEVER = [
  /\/(status_pembayaran|channel_pembayaran|disable_saldo_civitas|edit_\w+|pembatas_waktu_\w+)(\/|$)/,
  /^\/(api|frontend-config)(\/|$)/,
]

/** How an answer may be kept on the device, by its path: always, only where the student chose so, or never. */
export const keepingOf = (path: string): 'always' | 'chosen' | 'never' => {
  if (NEVER.some((pattern) => pattern.test(path))) return 'never'
  return PRIVATE.some((pattern) => pattern.test(path)) ? 'chosen' : 'always'
}

/** Whether the answer to a query may be kept. @param withPrivate the student chose to keep grades and money too */
export const mayKeep = ([path]: QueryKey, withPrivate: boolean): boolean => {
  const keeping = typeof path === 'string' ? keepingOf(path) : 'never'
  return keeping === 'always' || (keeping === 'chosen' && withPrivate)
}
