import { edgeOf } from '#domain/jendela/jendela.ts'
import type { TahapanStudiAkhir } from '#generated/client/umum/readers.ts'
import { allRows, type Listed, readRows } from '#shared/wire/readers.ts'

/**
 * Names of examination steps, which do not end the step that they examine: 'Sidang usulan' is not the end of 'Usulan'.
 */
const EXAM = /sidang|seminar|ujian|revisi/i

/**
 * Returns the step of a schedule whose name matches; names are the campus's own text. Undefined when no step or several
 * match, or when a row could not be read, because the match is then ambiguous.
 */
const findTahapan = (tahapan: Listed<TahapanStudiAkhir>, name: RegExp): TahapanStudiAkhir | undefined => {
  const [found, ...others] = (allRows(tahapan) ?? []).filter(({ nama }) => name.test(nama) && !EXAM.test(nama))
  return others.length > 0 ? undefined : found
}

/**
 * Returns the end of a schedule, until which its drafts are persisted, in milliseconds since 1970; undefined when
 * unknown. Unreadable steps are ignored: persisting a draft too long is harmless.
 */
export const endOfSchedule = (tahapan: Listed<TahapanStudiAkhir> | undefined): number | undefined => {
  const ends = readRows(tahapan, 'hint').flatMap(({ tanggalSelesai }) => edgeOf(tanggalSelesai, 'selesai') ?? [])
  return ends.length === 0 ? undefined : Math.max(...ends)
}

/** Returns the last day of the step whose name matches, YYYY-MM-DD; null when unknown. */
export const endOfTahapan = (tahapan: Listed<TahapanStudiAkhir>, name: RegExp): string | null =>
  findTahapan(tahapan, name)?.tanggalSelesai || null
