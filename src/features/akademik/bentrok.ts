import { mingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { minuteOf, overlapOf, type Span } from '#domain/jadwal/pertemuan.ts'
import { toCampusTime, wallClock } from '#domain/jendela/jendela.ts'
import type { Kegiatan } from '#generated/readers/akademik.ts'
import type { JadwalKuliah } from '#generated/readers/jadwal-dan-presensi.ts'

/** A class that meets while an activity runs. */
export interface Bentrok extends Span {
  /** 1 Senin to 7 Minggu. */
  hari: number
  kelas: JadwalKuliah
}

const MIDNIGHT = 1440
const WEEK = 7
/** Longer than a week an activity clashes with the same classes again. */
const MAX_DAYS = 7

const hariOf = (day: Date): number => ((day.getDay() + WEEK - 1) % WEEK) + 1

/** The days of an activity with the minutes that it takes of each. */
const daysOf = (mulai: Date, selesai: Date): { hari: number; span: Span }[] =>
  Array.from({ length: MAX_DAYS }, (_, ahead) => {
    const day = new Date(mulai.getFullYear(), mulai.getMonth(), mulai.getDate() + ahead)
    const isLast = day.toDateString() === selesai.toDateString()
    const span = { mulai: ahead === 0 ? minuteOf(mulai) : 0, selesai: isLast ? minuteOf(selesai) : MIDNIGHT }
    return { day, hari: hariOf(day), span }
  }).filter(({ day, span }) => day <= selesai && span.mulai < span.selesai)

/**
 * The classes of a student that an activity clashes with, by the week's timetable on the wall of the campus; what only
 * touches does not clash. One that does not say when it begins and ends clashes with nothing that is known.
 * @param zoneMinutes of the campus
 */
export const bentrokKegiatan = (
  { tanggalMulai, tanggalSelesai }: Pick<Kegiatan, 'tanggalMulai' | 'tanggalSelesai'>,
  jadwal: readonly JadwalKuliah[],
  zoneMinutes?: number,
): Bentrok[] => {
  const mulai = toCampusTime(tanggalMulai, 'mulai', zoneMinutes)
  const selesai = toCampusTime(tanggalSelesai, 'selesai', zoneMinutes)
  if (!mulai || !selesai || selesai.ms <= mulai.ms) return []
  const onWall = (ms: number) => wallClock({ ms, offsetMinutes: zoneMinutes ?? mulai.offsetMinutes })
  const { hari: week } = mingguKuliah(jadwal)
  return daysOf(onWall(mulai.ms), onWall(selesai.ms)).flatMap(({ hari, span }) =>
    (week.find((day) => day.hari === hari)?.kelas ?? []).flatMap(({ row, ...kelas }) => {
      const common = overlapOf(span, kelas)
      return common ? [{ ...common, hari, kelas: row }] : []
    }),
  )
}
