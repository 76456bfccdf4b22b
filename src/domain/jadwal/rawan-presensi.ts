import type { AturanUmum } from '#generated/client/aturan/readers.ts'
import type { JadwalKuliah, PresensiKuliah, PresensiPertemuan } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { roundHalfUp } from '#shared/format/desimal.ts'
import { type Angka, findRow, type Listed, mapRows, sortRows } from '#shared/wire/readers.ts'
import { entriOf, type Kehadiran, kehadiranOf } from './kehadiran.ts'

/** A class with its attendance and what it has to be. */
export interface PresensiKelas {
  row: JadwalKuliah
  /** The meetings held so far, in order; also those that nobody has marked yet. Null where they cannot be read. */
  pertemuan: PresensiPertemuan[] | null
  /** null where nobody has marked anything yet, undefined where a mark cannot be read. */
  kehadiran: Kehadiran | null | undefined
  /** Per cent that are needed; null where nobody has said. */
  minimal: Angka
}

/** How many of a class's meetings count, and at how many the student was. */
type Hitungan = Pick<Kehadiran, 'jumlahHadir' | 'jumlahAbsen'>

/**
 * Per cent of attendance that a class needs, null where nobody says it, undefined where it cannot be read: its own, else that of the rules entry whose idAturan is the student's
 * programme (section 3, rules entry).
 * @param idProdi '' while nobody knows it
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

/** The meetings of a list of marks or meetings: a mark alone is numbered by its place. */
const pertemuanOf = (entries: PresensiKuliah['presensi']): PresensiPertemuan[] =>
  entries.map((entry, index) =>
    typeof entry === 'string'
      ? { pertemuan: index + 1, tanggal: null, presensi: entry, jamDatang: '', materi: '', keterangan: '' }
      : { ...entry, pertemuan: entry.pertemuan ?? index + 1 },
  )

const countOf = ({ jumlahHadir, jumlahAbsen }: Hitungan): number => jumlahHadir + jumlahAbsen

/** Whether so many meetings are fewer than the minimum asks for, by counting: a rounded per cent would say it too late. */
export const isDiBawah = (hitungan: Hitungan, minimal: Angka): boolean =>
  minimal != null && countOf(hitungan) > 0 && hitungan.jumlahHadir * 100 < minimal * countOf(hitungan)

/** Whether so many meetings are exactly what the minimum asks for: one absence more is too many. */
export const isTepatDiBatas = (hitungan: Hitungan, minimal: Angka): boolean =>
  minimal != null && minimal > 0 && countOf(hitungan) > 0 && hitungan.jumlahHadir * 100 === minimal * countOf(hitungan)

/** Where a class stands to its minimum; unknown where attendance or minimum cannot be read, none where there is neither. */
export type LetakKehadiran = 'below' | 'edge' | 'enough' | 'unknown' | 'none'

/** Returns where a class stands to its minimum. */
export const letakKehadiran = ({
  kehadiran,
  minimal,
}: Pick<PresensiKelas, 'kehadiran' | 'minimal'>): LetakKehadiran => {
  if (kehadiran === undefined || minimal === undefined) return 'unknown'
  if (kehadiran === null || minimal === null) return 'none'
  if (isDiBawah(kehadiran, minimal)) return 'below'
  return isTepatDiBatas(kehadiran, minimal) ? 'edge' : 'enough'
}

/** How far a class is above its minimum, in points of per cent; negative below it, last of all where nobody knows. */
const jarakOf = ({ kehadiran, minimal }: PresensiKelas): number => {
  if (!kehadiran || minimal == null || countOf(kehadiran) === 0) return Number.MAX_VALUE
  return (kehadiran.jumlahHadir * 100) / countOf(kehadiran) - minimal
}

/** Classes with their attendance, the one that is furthest below its minimum first; alike ones stay in their order. */
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

/** One meeting more, at which the student is or is not. */
export const pertemuanBerikutnya = (
  { jumlahHadir, jumlahAbsen }: Hitungan,
  isHadir: boolean,
): Hitungan & { persen: string } => {
  const next = isHadir ? { jumlahHadir: jumlahHadir + 1, jumlahAbsen } : { jumlahHadir, jumlahAbsen: jumlahAbsen + 1 }
  return { ...next, persen: roundHalfUp((next.jumlahHadir / countOf(next)) * 100, 2) }
}
