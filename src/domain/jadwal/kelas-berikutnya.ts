import type { JadwalKuliah, JadwalKuliahWaktu, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
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
  mulai: Date
  selesai: Date
  kehadiran: Kehadiran | null
  /** What it was made of. */
  row: JadwalKuliah
  waktu: JadwalKuliahWaktu
}

const DAY_MS = 86_400_000
const DAYS_AHEAD = 7

/** Day code of the gateway, 1 Senin to 7 Minggu, of a local date. */
const kodeHari = (date: Date): number => ((date.getDay() + 6) % 7) + 1

/** 'HH.mm' or 'HH:mm' on a day, or null when it is no time of day. */
const at = (day: Date, jam: string): Date | null => {
  const match = /^([01]?\d|2[0-3])[.:]([0-5]\d)/.exec(jam)
  if (!match) return null
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), Number(match[1]), Number(match[2]))
}

/** A class may end after midnight; without an end it ends where it begins. */
const endOf = (mulai: Date, end: Date | null): Date =>
  end && end < mulai
    ? new Date(end.getFullYear(), end.getMonth(), end.getDate() + 1, end.getHours(), end.getMinutes())
    : (end ?? mulai)

const kelasOn = (day: Date, rows: readonly JadwalKuliah[], presensi: readonly PresensiKuliah[]): Kelas[] =>
  rows.flatMap((row, index) =>
    present(row.jadwal).flatMap((waktu, place) => {
      const mulai = at(day, waktu.jamMulai)
      if (!mulai || Number(waktu.hari?.kode) !== kodeHari(day)) return []
      const tempat = [waktu.ruang, waktu.gedung].filter(Boolean).join(' ')
      return [
        {
          id: `${row.idKelas} ${index} ${place} ${mulai.getTime()}`,
          nama: row.namaMakul || row.kodeMakul || '–',
          kelas: row.kelas,
          tempat,
          dosen: dosenText(row.dosen),
          mulai,
          selesai: endOf(mulai, at(day, waktu.jamSelesai)),
          kehadiran: kehadiranOf(row, presensi),
          row,
          waktu,
        },
      ]
    }),
  )

const byStart = (a: Kelas, b: Kelas): number => a.mulai.getTime() - b.mulai.getTime()

/**
 * The class that runs now or comes next within seven days, and the classes of the day after it (or the rest of
 * its own day, when it is not today's last).
 * @param now local time
 */
export const kelasBerikutnya = (
  rows: readonly JadwalKuliah[],
  presensi: readonly PresensiKuliah[],
  now: Date,
): { next: Kelas | null; later: Kelas[] } => {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => new Date(now.getTime() + ahead * DAY_MS))
  const coming = days
    .flatMap((day) => kelasOn(day, rows, presensi))
    .filter(({ selesai }) => selesai > now)
    .sort(byStart)
  const [next = null, ...rest] = coming
  const following = rest[0]?.mulai.toDateString()
  return { next, later: rest.filter(({ mulai }) => mulai.toDateString() === following) }
}
