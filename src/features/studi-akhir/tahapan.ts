import type { TahapanStudiAkhir } from '#generated/client/umum/readers.ts'
import { allRows, type Listed } from '#shared/wire/readers.ts'

/** A step about an examination of something is none about the thing: 'Sidang usulan' is no end of 'Usulan'. */
const EXAM = /sidang|seminar|ujian|revisi/i

/**
 * Finds the step of a schedule whose name matches; the names are the campus's own words. Undefined where none does, and where
 * several do or a row could not be read: nobody knows then which one is meant.
 */
const findTahapan = (tahapan: Listed<TahapanStudiAkhir>, name: RegExp): TahapanStudiAkhir | undefined => {
  const [found, ...others] = (allRows(tahapan) ?? []).filter(({ nama }) => name.test(nama) && !EXAM.test(nama))
  return others.length > 0 ? undefined : found
}

/** Last day of the step whose name matches, YYYY-MM-DD; null where the schedule does not tell. */
export const endOfTahapan = (tahapan: Listed<TahapanStudiAkhir>, name: RegExp): string | null =>
  findTahapan(tahapan, name)?.tanggalSelesai || null
