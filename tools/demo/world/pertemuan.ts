import type { Kelas, SlotKelas } from './mahasiswa-types.ts'
import { round2 } from './rules.ts'
import { addHari, fromTanggal } from './waktu.ts'

const TANDA_ABSEN = new Set(['S', 'I', 'A'])
/** Default number of meetings of a class. */
const USUAL = 14

/** Returns the number of meetings of a class in the semester. */
export const jumlahPertemuanOf = ({ jumlahPertemuan = USUAL }: Kelas): number => jumlahPertemuan
/** Weeks of the UTS, counted from the start of the semester, without classes. */
const UTS_WEEKS: ReadonlySet<number> = new Set([8, 9])
const LAST_WEEK = 19
const HOUR_MS = 3_600_000

/** Returns the weekly times of a class, the first one first. */
export const slotsOf = ({ hari, jamMulai, jamSelesai, ruang, slotLain = [] }: Kelas): SlotKelas[] => [
  { hari, jamMulai, jamSelesai, ruang },
  ...slotLain,
]

/** Returns the dates of the meetings of a class that are over at a moment, in order of time. */
export const pertemuanOf = (kelas: Kelas, nowMs: number): string[] => {
  const { hari: first, pertemuanPertama } = kelas
  const weeks = Array.from({ length: LAST_WEEK + 1 }, (_, week) => week).filter((week) => !UTS_WEEKS.has(week))
  return weeks
    .flatMap((week) =>
      slotsOf(kelas).map(({ hari, jamMulai, jamSelesai }) => ({
        tanggal: addHari(pertemuanPertama, week * 7 + hari - first),
        jamSelesai,
        endsNextDay: jamSelesai < jamMulai,
      })),
    )
    .slice(0, jumlahPertemuanOf(kelas))
    .filter(
      ({ tanggal, jamSelesai, endsNextDay }) => fromTanggal(addHari(tanggal, endsNextDay ? 1 : 0), jamSelesai) <= nowMs,
    )
    .map(({ tanggal }) => tanggal)
}

/** Returns the number of meetings with a mark: a lecturer may enter it some hours later. */
export const countDitandai = (kelas: Kelas, nowMs: number): number =>
  pertemuanOf(kelas, nowMs - (kelas.jedaTandaJam ?? 0) * HOUR_MS).length

/**
 * Returns the present and absent meetings of a class so far (readings, 24: S, I and A are absent; a meeting without a
 * mark is neither).
 */
export const countHadir = (kelas: Kelas, nowMs: number): { hadir: number; absen: number; persentase: number } => {
  const total = countDitandai(kelas, nowMs)
  const absen = Object.entries(kelas.tanda).filter(
    ([nomor, tanda]) => Number(nomor) <= total && TANDA_ABSEN.has(tanda),
  ).length
  const hadir = total - absen
  return { hadir, absen, persentase: total === 0 ? 0 : round2((hadir / total) * 100) }
}
