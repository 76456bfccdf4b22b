import type { TFunction } from 'i18next'
import { overlapOf, type Pertemuan, spanText } from '#domain/jadwal/pertemuan.ts'
import type { Span } from '#domain/jadwal/span.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { dayName } from '#shared/format/kalender.ts'
import { hasSeat, type KelasTawaran, type MakulTawaran } from '../tawaran/catalogue.ts'
import type { Terpilih } from './plan.ts'

/** Two picks that overlap; the span is the overlap. */
interface Pair extends Span {
  first: Terpilih
  second: Terpilih
}

export interface Clash extends Pair {
  /** Weekly meetings: 1 Senin to 7 Minggu. */
  hari: number
}

/** Two picks whose exams overlap. */
export interface UjianClash extends Pair {
  jenis: string
  /** YYYY-MM-DD */
  tanggal: string
}

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

/** Returns the clashes of two picks; adjacent meetings and meetings without times do not clash. */
export const clashesBetween = (first: Terpilih, second: Terpilih): Clash[] =>
  meetingOverlaps(first.kelas.jadwal, second.kelas.jadwal).map((common) => ({ ...common, first, second }))

/** Returns every clash among the picks, each pair once. */
export const clashesOf = (rows: readonly Terpilih[]): Clash[] =>
  pairsOf(rows).flatMap(([first, second]) => clashesBetween(first, second))

/** Returns every clash of exams among the picks: same day, overlapping times. Exams without a date are ignored. */
export const ujianClashesOf = (rows: readonly Terpilih[]): UjianClash[] =>
  pairsOf(rows).flatMap(([first, second]) =>
    first.kelas.ujian.flatMap((one) =>
      second.kelas.ujian.flatMap((other) => {
        const common = one.tanggal === other.tanggal ? overlapOf(one, other) : null
        return common ? [{ ...common, first, second, jenis: one.jenis, tanggal: one.tanggal }] : []
      }),
    ),
  )

/** Returns the other pick of a pair. */
export const otherOf = ({ first, second }: Pair, idMakul: string): Terpilih =>
  first.makul.idMakul === idMakul ? second : first

/** Returns whether a makul is part of a pair. */
export const isPartOf = ({ first, second }: Pair, idMakul: string): boolean =>
  first.makul.idMakul === idMakul || second.makul.idMakul === idMakul

type T = TFunction<'krs'>

const dayOf = (clash: Clash | UjianClash, language: string): string => {
  if ('hari' in clash) return dayName(clash.hari, language)
  return formatTanggal(clash.tanggal, language) || clash.tanggal
}

const waktuOf = (clash: Clash | UjianClash, language: string): string =>
  `${dayOf(clash, language)} ${spanText(clash, language)}`

/** Describes a clash from one side: other makul, time and duration. */
export const clashText = (clash: Clash | UjianClash, ofMakul: string, t: T, language: string): string => {
  const { makul, kelas } = otherOf(clash, ofMakul)
  const said = { makul: makul.namaMakul, waktu: waktuOf(clash, language), count: clashMinutes(clash) }
  return 'hari' in clash
    ? t('clash.with', { ...said, kelas: kelas.nama })
    : t('clash.exam', { ...said, jenis: clash.jenis })
}

/** Describes a clash with both makul. */
export const pairText = (clash: Clash | UjianClash, t: T, language: string): string => {
  const { first, second } = clash
  const said = { makul: first.makul.namaMakul, lain: second.makul.namaMakul, waktu: waktuOf(clash, language) }
  return 'hari' in clash
    ? t('clash.pair', { ...said, kelas: first.kelas.nama, kelasLain: second.kelas.nama })
    : t('clash.examPair', { ...said, jenis: clash.jenis })
}

/** Returns whether a class clashes with none of the picks, ignoring those of the same makul. */
const isFree = (makul: MakulTawaran, kelas: KelasTawaran, picks: readonly Terpilih[]): boolean =>
  picks.every((one) => one.makul.idMakul === makul.idMakul || clashesBetween({ makul, kelas }, one).length === 0)

/** Returns whether a class is known to clash with a pick of another makul, in a weekly meeting or an exam. */
export const isClashing = (wish: Terpilih, picks: readonly Terpilih[]): boolean =>
  picks.some(
    (one) =>
      one.makul.idMakul !== wish.makul.idMakul &&
      (clashesBetween(one, wish).length > 0 || ujianClashesOf([one, wish]).length > 0),
  )

/** Returns other classes of a makul that have a seat and clash with nothing. */
export const freeKelas = ({ makul, kelas }: Terpilih, picks: readonly Terpilih[]): KelasTawaran[] =>
  makul.kelas.filter((one) => one.idKelas !== kelas.idKelas && hasSeat(one) && isFree(makul, one, picks))

/** Returns the reserves that could replace a pick without a clash, in order. */
export const freeCadangan = (
  instead: Terpilih,
  picks: readonly Terpilih[],
  cadangan: readonly Terpilih[],
): Terpilih[] => {
  const others = picks.filter(({ makul }) => makul.idMakul !== instead.makul.idMakul)
  return cadangan.filter(({ makul, kelas }) => makul.isEligible && hasSeat(kelas) && isFree(makul, kelas, others))
}
