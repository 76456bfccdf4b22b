import type { JadwalKuliah, JadwalKuliahWaktu, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { addDays, dayOf, momentAt, weekdayOf } from '#shared/time/campus-time.ts'
import { present } from '#shared/wire/readers.ts'
import { dosenText, type Kehadiran, kehadiranOf } from './kehadiran.ts'

/** One class on one day, ready to be shown. */
export interface Kelas {
  /** Of no other class of the list. */
  id: string
  nama: string
  kelas: string
  tempat: string
  dosen: string
  /** Milliseconds since 1970. */
  mulai: number
  selesai: number
  kehadiran: Kehadiran | null
  /** What it was made of. */
  row: JadwalKuliah
  waktu: JadwalKuliahWaktu
}

const DAYS_AHEAD = 7
const HOUR_MINUTES = 60

/** 'HH.mm' or 'HH:mm' in minutes since midnight, or null when it is no time of day. */
const minutesOf = (jam: string): number | null => {
  const match = /^([01]?\d|2[0-3])[.:]([0-5]\d)/.exec(jam)
  return match ? Number(match[1]) * HOUR_MINUTES + Number(match[2]) : null
}

/** A class may end after midnight; without an end it ends where it begins. */
const endOf = (day: string, mulai: number, selesai: number | null): number =>
  momentAt(selesai !== null && selesai < mulai ? addDays(day, 1) : day, selesai ?? mulai)

const kelasOn = (day: string, rows: readonly JadwalKuliah[], presensi: readonly PresensiKuliah[]): Kelas[] =>
  rows.flatMap((row, index) =>
    present(row.jadwal).flatMap((waktu, place) => {
      const minutes = minutesOf(waktu.jamMulai)
      if (minutes === null || Number(waktu.hari?.kode) !== weekdayOf(day)) return []
      const mulai = momentAt(day, minutes)
      const tempat = [waktu.ruang, waktu.gedung].filter(Boolean).join(' ')
      return [
        {
          id: `${row.idKelas} ${index} ${place} ${mulai}`,
          nama: row.namaMakul || row.kodeMakul || '–',
          kelas: row.kelas,
          tempat,
          dosen: dosenText(row.dosen),
          mulai,
          selesai: endOf(day, minutes, minutesOf(waktu.jamSelesai)),
          kehadiran: kehadiranOf(row, presensi),
          row,
          waktu,
        },
      ]
    }),
  )

/**
 * The class that runs now or comes next within seven days, and the classes of the day after it (or the rest of
 * its own day, when it is not today's last).
 * @param nowMs milliseconds since 1970
 */
export const kelasBerikutnya = (
  rows: readonly JadwalKuliah[],
  presensi: readonly PresensiKuliah[],
  nowMs: number,
): { next: Kelas | null; later: Kelas[] } => {
  const today = dayOf(nowMs)
  const coming = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead))
    .flatMap((day) => kelasOn(day, rows, presensi))
    .filter(({ selesai }) => selesai > nowMs)
    .sort((a, b) => a.mulai - b.mulai)
  const [next = null, ...rest] = coming
  const following = rest[0] && dayOf(rest[0].mulai)
  return { next, later: rest.filter(({ mulai }) => dayOf(mulai) === following) }
}
