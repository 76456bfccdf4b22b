import type { AturanUmum } from '#generated/client/aturan/readers.ts'
import type { JadwalKuliah, PresensiKuliah, PresensiPertemuan } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { roundHalfUp } from '#shared/format/desimal.ts'
import { type Angka, findRow, type Listed, mapRows, sortRows } from '#shared/wire/readers.ts'
import { entriOf, type Kehadiran, kehadiranOf } from './kehadiran.ts'

/** A class with its attendance and the required minimum. */
export interface PresensiKelas {
  row: JadwalKuliah
  /** Meetings held so far, in order, including those without a mark. Null when they cannot be read. */
  pertemuan: PresensiPertemuan[] | null
  /** null when no mark exists yet, undefined when a mark cannot be read. */
  kehadiran: Kehadiran | null | undefined
  /** Required percentage; null when the campus names none. */
  minimal: Angka
}

/** Number of meetings at which the student was present and absent. */
type Hitungan = Pick<Kehadiran, 'jumlahHadir' | 'jumlahAbsen'>

/**
 * Returns the percentage of attendance that a class requires: its own, otherwise that of the rules entry whose idAturan
 * is the student's programme (section 3, rules entry). Null when there is none, undefined when it cannot be read.
 * @param idProdi '' while it is unknown
 */
export const minimalKehadiranOf = (
  { minimalKehadiran }: Pick<JadwalKuliah, 'minimalKehadiran'>,
  aturan: Listed<AturanUmum> | null | undefined,
  idProdi: string,
): Angka => {
  if (minimalKehadiran !== null) return minimalKehadiran
  if (!aturan) return null
  const own = findRow(aturan, ({ idAturan }) => idAturan !== '' && idAturan === idProdi)
  return own ? own.minimalKehadiran : own === undefined ? null : undefined
}

/** Returns the meetings of a list of marks or meetings: a mark alone is numbered by its position. */
const pertemuanOf = (entries: PresensiKuliah['presensi']): PresensiPertemuan[] =>
  entries.map((entry, index) =>
    typeof entry === 'string'
      ? { pertemuan: index + 1, tanggal: null, presensi: entry, jamDatang: '', materi: '', keterangan: '' }
      : { ...entry, pertemuan: entry.pertemuan ?? index + 1 },
  )

const countOf = ({ jumlahHadir, jumlahAbsen }: Hitungan): number => jumlahHadir + jumlahAbsen

/** Returns whether attendance is below the minimum. Compares counts: a rounded percentage would show it too late. */
export const isDiBawah = (hitungan: Hitungan, minimal: Angka): boolean =>
  minimal != null && countOf(hitungan) > 0 && hitungan.jumlahHadir * 100 < minimal * countOf(hitungan)

/** Returns whether attendance is exactly at the minimum: one more absence is too many. */
export const isTepatDiBatas = (hitungan: Hitungan, minimal: Angka): boolean =>
  minimal != null && minimal > 0 && countOf(hitungan) > 0 && hitungan.jumlahHadir * 100 === minimal * countOf(hitungan)

/**
 * Attendance of a class compared with its minimum: 'unknown' when either cannot be read, 'none' when either does not
 * exist.
 */
export type LetakKehadiran = 'below' | 'edge' | 'enough' | 'unknown' | 'none'

/** Compares the attendance of a class with its minimum. */
export const letakKehadiran = ({
  kehadiran,
  minimal,
}: Pick<PresensiKelas, 'kehadiran' | 'minimal'>): LetakKehadiran => {
  if (kehadiran === undefined || minimal === undefined) return 'unknown'
  if (kehadiran === null || minimal === null) return 'none'
  if (isDiBawah(kehadiran, minimal)) return 'below'
  return isTepatDiBatas(kehadiran, minimal) ? 'edge' : 'enough'
}

/**
 * Returns the distance of a class from its minimum in percentage points, negative below it; classes of unknown
 * attendance sort last.
 */
const jarakOf = ({ kehadiran, minimal }: PresensiKelas): number => {
  if (!kehadiran || minimal == null || countOf(kehadiran) === 0) return Number.MAX_VALUE
  return (kehadiran.jumlahHadir * 100) / countOf(kehadiran) - minimal
}

/** Returns classes with their attendance, furthest below the minimum first; equal ones keep their order. */
export const presensiKelas = (
  rows: Listed<JadwalKuliah>,
  presensi: Listed<PresensiKuliah> | null,
  minimalOf: (row: JadwalKuliah) => Angka,
): (PresensiKelas | null)[] =>
  sortRows(
    mapRows(rows, (row) => {
      const entries = entriOf(row, presensi)
      return {
        row,
        pertemuan: entries && pertemuanOf(entries),
        kehadiran: kehadiranOf(row, presensi),
        minimal: minimalOf(row),
      }
    }),
    (a, b) => jarakOf(a) - jarakOf(b),
  )

/** Returns the counts after one more meeting, attended or not. */
export const pertemuanBerikutnya = (
  { jumlahHadir, jumlahAbsen }: Hitungan,
  isHadir: boolean,
): Hitungan & { persen: string } => {
  const next = isHadir ? { jumlahHadir: jumlahHadir + 1, jumlahAbsen } : { jumlahHadir, jumlahAbsen: jumlahAbsen + 1 }
  return { ...next, persen: roundHalfUp((next.jumlahHadir / countOf(next)) * 100, 2) }
}
