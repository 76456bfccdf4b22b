import { overlapOf, type Pertemuan, type Span } from '#domain/jadwal/pertemuan.ts'
import type { Terpilih } from './plan.ts'

/** Two picks at the same time, with what they have in common. */
interface Pair extends Span {
  first: Terpilih
  second: Terpilih
}

export interface Clash extends Pair {
  /** Weekly meetings: 1 Senin to 7 Minggu. */
  hari: number
}

/** Two picks whose exams are at the same time. */
export interface UjianClash extends Pair {
  jenis: string
  /** YYYY-MM-DD */
  tanggal: string
}

/** How long a clash is. */
export const clashMinutes = ({ mulai, selesai }: Span): number => selesai - mulai

const meetingOverlaps = (a: readonly Pertemuan[], b: readonly Pertemuan[]): (Span & { hari: number })[] =>
  a.flatMap((one) =>
    b.flatMap((other) => {
      const common = one.hari > 0 && one.hari === other.hari && one.jam && other.jam && overlapOf(one.jam, other.jam)
      return common ? [{ ...common, hari: one.hari }] : []
    }),
  )

const pairsOf = (rows: readonly Terpilih[]): [Terpilih, Terpilih][] =>
  rows.flatMap((first, place) => rows.slice(place + 1).map((second): [Terpilih, Terpilih] => [first, second]))

/** The clashes of two picks; meetings that only touch do not clash, and one without times never does. */
export const clashesBetween = (first: Terpilih, second: Terpilih): Clash[] =>
  meetingOverlaps(first.kelas.jadwal, second.kelas.jadwal).map((common) => ({ ...common, first, second }))

/** Every clash among picks, each pair once. */
export const clashesOf = (rows: readonly Terpilih[]): Clash[] =>
  pairsOf(rows).flatMap(([first, second]) => clashesBetween(first, second))

/** Every clash of exams among picks: the same day, overlapping times. Exams without a date are not known. */
export const ujianClashesOf = (rows: readonly Terpilih[]): UjianClash[] =>
  pairsOf(rows).flatMap(([first, second]) =>
    first.kelas.ujian.flatMap((one) =>
      second.kelas.ujian.flatMap((other) => {
        const common = one.tanggal === other.tanggal ? overlapOf(one, other) : null
        return common ? [{ ...common, first, second, jenis: one.jenis, tanggal: one.tanggal }] : []
      }),
    ),
  )

/** Of a pair, the one that is not this makul. */
export const otherOf = ({ first, second }: Pair, idMakul: string): Terpilih =>
  first.makul.idMakul === idMakul ? second : first

/** Whether a pick is one of the pair. */
export const isPartOf = ({ first, second }: Pair, idMakul: string): boolean =>
  first.makul.idMakul === idMakul || second.makul.idMakul === idMakul
