import { mingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { overlapOf } from '#domain/jadwal/pertemuan.ts'
import { edgeOf } from '#domain/jendela/jendela.ts'
import type { Kegiatan } from '#generated/client/akademik/readers.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { dayOf, minuteOf, weekdayOf } from '#shared/campus/campus-time.ts'

const MINUTE_MS = 60_000
const DAY = 1440
/** Days. An activity longer than a week clashes with the same classes again. */
const WEEK = 7

const minutes = (ms: number): number => Math.floor(ms / MINUTE_MS)

/**
 * Returns the classes that an activity clashes with, by the weekly timetable in the campus time zone. Adjacent times do
 * not clash. An activity without a start or an end returns no clashes.
 */
export const bentrokKegiatan = (
  { tanggalMulai, tanggalSelesai }: Pick<Kegiatan, 'tanggalMulai' | 'tanggalSelesai'>,
  jadwal: readonly JadwalKuliah[],
) => {
  const mulai = edgeOf(tanggalMulai, 'mulai')
  const selesai = edgeOf(tanggalSelesai, 'selesai')
  if (mulai === null || selesai === null) return []
  const first = weekdayOf(dayOf(mulai))
  const lasts = { mulai: minuteOf(mulai), selesai: minuteOf(mulai) + minutes(selesai) - minutes(mulai) }
  const { hari: week } = mingguKuliah(jadwal)
  return Array.from({ length: WEEK }, (_, ahead) => ahead).flatMap((ahead) => {
    const today = { mulai: lasts.mulai - ahead * DAY, selesai: lasts.selesai - ahead * DAY }
    const hari = ((first + ahead - 1) % WEEK) + 1
    return (week[hari - 1]?.kelas ?? []).flatMap(({ row, ...kelas }) => {
      const common = overlapOf(today, kelas)
      return common ? [{ ...common, hari, kelas: row }] : []
    })
  })
}

/** A class that meets during an activity: weekday (1 Senin to 7 Minggu) and the overlap in minutes. */
export type Bentrok = ReturnType<typeof bentrokKegiatan>[number]
