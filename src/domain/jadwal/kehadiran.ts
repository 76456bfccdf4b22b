import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { Orang } from '#generated/client/umum/readers.ts'
import { roundHalfUp } from '#shared/format/desimal.ts'
import { namesOf } from '#shared/text/names-of.ts'
import { findRow, type Listed, UNREADABLE } from '#shared/wire/readers.ts'

/** Section 9: absent marks. Any other mark counts as present (section 4). */
const ABSENT = new Set(['S', 'I', 'A'])

/** Attendance of one class (section 3: jumlahHadir, jumlahAbsen, persentaseKehadiran). */
export interface Kehadiran {
  jumlahHadir: number
  jumlahAbsen: number
  /** Per cent with 2 decimals, as text with a point; '0.00' without meetings. */
  persentaseKehadiran: string
}

/** A mark, or a meeting with its mark: the wire has both (PresensiEntri of the contract). */
type Entri = string | { presensi: string }

/** Whether a mark counts as absent; '' counts as nothing. */
export const isAbsen = (tanda: string): boolean => ABSENT.has(tanda)

const markOf = (entry: Entri): string => (typeof entry === 'string' ? entry : entry.presensi)

/**
 * Counts attendance from marks or meetings; a meeting without a mark is not counted (readings, 24).
 * @returns undefined where a mark cannot be read: a count of the others would be another one
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
 * The marks of a class, from the answer of attendance, else from the schedule. A course may have two classes (theory and
 * practical): the id of the class decides, and the id of the makul (section 3) only where one of both has no class.
 * @param presensi null without an answer: the schedule is shown without it (section 4)
 * @returns null where they may stand in a row that could not be read
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
 * Attendance of a class.
 * @returns null where nobody has marked anything yet, undefined where a mark cannot be read
 */
export const kehadiranOf = (
  row: JadwalKuliah,
  presensi: Listed<PresensiKuliah> | null,
): Kehadiran | null | undefined => {
  const marks = entriOf(row, presensi)
  const counted = marks === null ? undefined : countKehadiran(marks)
  return counted && counted.jumlahHadir + counted.jumlahAbsen === 0 ? null : counted
}

/** The names of the lecturers, as far as they are known. */
export const dosenText = (dosen: readonly (Orang | null)[]): string => namesOf(dosen).join(', ')
