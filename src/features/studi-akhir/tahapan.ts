import { edgeOf } from '#domain/jendela/jendela.ts'
import type { TahapanStudiAkhir } from '#generated/client/umum/readers.ts'
import { allRows, type Listed, readRows } from '#shared/wire/readers.ts'

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

/**
 * Last moment of a schedule, in milliseconds since 1970, for how long a draft of it is kept; undefined where it does not tell. A
 * step that could not be read takes nothing from the others: a draft that lives too long harms nobody.
 */
export const endOfSchedule = (tahapan: Listed<TahapanStudiAkhir> | undefined): number | undefined => {
  const ends = readRows(tahapan, 'hint').flatMap(({ tanggalSelesai }) => edgeOf(tanggalSelesai, 'selesai') ?? [])
  return ends.length === 0 ? undefined : Math.max(...ends)
}

/** Last day of the step whose name matches, YYYY-MM-DD; null where the schedule does not tell. */
export const endOfTahapan = (tahapan: Listed<TahapanStudiAkhir>, name: RegExp): string | null =>
  findTahapan(tahapan, name)?.tanggalSelesai || null
