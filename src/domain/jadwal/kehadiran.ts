import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { Orang } from '#generated/client/umum/readers.ts'
import { roundHalfUp } from '#shared/format/desimal.ts'
import { namesOf } from '#shared/text/names-of.ts'
import { findRow, type Listed, UNREADABLE } from '#shared/wire/readers.ts'

/** Absent marks (section 9). Any other mark counts as present (section 4). */
const ABSENT = new Set(['S', 'I', 'A'])

/** Attendance of one class (section 3: jumlahHadir, jumlahAbsen, persentaseKehadiran). */
export interface Kehadiran {
  jumlahHadir: number
  jumlahAbsen: number
  /** Percentage with 2 decimals, as text with a point; '0.00' without meetings. */
  persentaseKehadiran: string
}

/** A mark, or a meeting with its mark: the gateway sends both (PresensiEntri of the contract). */
type Entri = string | { presensi: string }

/** Returns whether a mark counts as absent; '' is not counted at all. */
export const isAbsen = (tanda: string): boolean => ABSENT.has(tanda)

const markOf = (entry: Entri): string => (typeof entry === 'string' ? entry : entry.presensi)

/**
 * Counts attendance from marks or meetings; a meeting without a mark is not counted (readings, 24).
 * @returns undefined when a mark cannot be read: the count would be wrong
 */
export const countKehadiran = (presensi: readonly Entri[]): Kehadiran | undefined => {
  const marks = presensi.map(markOf).filter((mark) => mark !== '')
  if (marks.includes(UNREADABLE)) return undefined
  const jumlahAbsen = marks.filter(isAbsen).length
  const jumlahHadir = marks.length - jumlahAbsen
  const percent = marks.length === 0 ? 0 : (jumlahHadir / marks.length) * 100
  return { jumlahHadir, jumlahAbsen, persentaseKehadiran: roundHalfUp(percent, 2) }
}

/**
 * Returns the marks of a class from the attendance response, otherwise from the schedule. A course may have two classes
 * (theory and practical): the id of the class decides, and the id of the makul (section 3) only where one of both has
 * no class.
 * @param presensi null without a response: the schedule is shown without it (section 4)
 * @returns null when the marks may be in an unreadable row
 */
export const entriOf = (
  row: JadwalKuliah,
  presensi: Listed<PresensiKuliah> | null,
): PresensiKuliah['presensi'] | null => {
  const { idKelas, idMakul } = row
  if (presensi === null || (idKelas === '' && idMakul === '')) return row.presensi
  const ofKelas = findRow(presensi, (one) => one.idKelas !== '' && one.idKelas === idKelas)
  const isOfMakul = (one: PresensiKuliah) =>
    one.idMakul !== '' && one.idMakul === idMakul && (one.idKelas === '' || idKelas === '')
  const found = ofKelas ?? findRow(presensi, isOfMakul)
  return found === null ? null : (found?.presensi ?? row.presensi)
}

/**
 * Returns the attendance of a class.
 * @returns null when no mark exists yet, undefined when a mark cannot be read
 */
export const kehadiranOf = (
  row: JadwalKuliah,
  presensi: Listed<PresensiKuliah> | null,
): Kehadiran | null | undefined => {
  const marks = entriOf(row, presensi)
  const counted = marks === null ? undefined : countKehadiran(marks)
  return counted && counted.jumlahHadir + counted.jumlahAbsen === 0 ? null : counted
}

export const dosenText = (dosen: readonly (Orang | null)[]): string => namesOf(dosen).join(', ')
