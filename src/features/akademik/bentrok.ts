import { mingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { minuteOf, overlapOf } from '#domain/jadwal/pertemuan.ts'
import { toCampusTime, wallClock } from '#domain/jendela/jendela.ts'
import type { Kegiatan } from '#generated/client/akademik/readers.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'

const MINUTE_MS = 60_000
const DAY = 1440
/** Days; an activity that lasts longer clashes with the same classes again. */
const WEEK = 7

const minutes = (ms: number): number => Math.floor(ms / MINUTE_MS)

/**
 * The classes of a student that an activity clashes with, by the week's timetable on the wall of the campus; what only
 * touches does not clash. One that does not say when it begins and ends clashes with nothing that is known.
 * @param zoneMinutes of the campus
 */
export const bentrokKegiatan = (
  { tanggalMulai, tanggalSelesai }: Pick<Kegiatan, 'tanggalMulai' | 'tanggalSelesai'>,
  jadwal: readonly JadwalKuliah[],
  zoneMinutes?: number,
) => {
  const mulai = toCampusTime(tanggalMulai, 'mulai', zoneMinutes)
  const selesai = toCampusTime(tanggalSelesai, 'selesai', zoneMinutes)
  if (!mulai || !selesai) return []
  const first = wallClock({ ms: mulai.ms, offsetMinutes: zoneMinutes ?? mulai.offsetMinutes })
  const lasts = { mulai: minuteOf(first), selesai: minuteOf(first) + minutes(selesai.ms) - minutes(mulai.ms) }
  const { hari: week } = mingguKuliah(jadwal)
  return Array.from({ length: WEEK }, (_, ahead) => ahead).flatMap((ahead) => {
    const today = { mulai: lasts.mulai - ahead * DAY, selesai: lasts.selesai - ahead * DAY }
    const hari = ((first.getDay() + ahead + WEEK - 1) % WEEK) + 1
    return (week[hari - 1]?.kelas ?? []).flatMap(({ row, ...kelas }) => {
      const common = overlapOf(today, kelas)
      return common ? [{ ...common, hari, kelas: row }] : []
    })
  })
}

/** A class that meets while an activity runs: on which day, 1 Senin to 7 Minggu, and the minutes that they have in common. */
export type Bentrok = ReturnType<typeof bentrokKegiatan>[number]
