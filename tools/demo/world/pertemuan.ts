import type { Kelas, SlotKelas } from './mahasiswa-types.ts'
import { round2 } from './rules.ts'
import { addHari, fromTanggal } from './waktu.ts'

const TANDA_ABSEN = new Set(['S', 'I', 'A'])
/** Meetings of a class that says nothing else. */
const USUAL = 14
/** Weeks of the UTS, from the first of the semester: no classes are held. */
const UTS_WEEKS: ReadonlySet<number> = new Set([8, 9])
const LAST_WEEK = 19
const HOUR_MS = 3_600_000

/** The weekly times of a class, the first one first. */
export const slotsOf = ({ hari, jamMulai, jamSelesai, ruang, slotLain = [] }: Kelas): SlotKelas[] => [
  { hari, jamMulai, jamSelesai, ruang },
  ...slotLain,
]

/** Dates of the meetings of a class that are over at a moment, in order of time. */
export const pertemuanOf = (kelas: Kelas, nowMs: number): string[] => {
  const { hari: first, pertemuanPertama, jumlahPertemuan = USUAL } = kelas
  const weeks = Array.from({ length: LAST_WEEK + 1 }, (_, week) => week).filter((week) => !UTS_WEEKS.has(week))
  return weeks
    .flatMap((week) =>
      slotsOf(kelas).map(({ hari, jamMulai, jamSelesai }) => ({
        tanggal: addHari(pertemuanPertama, week * 7 + hari - first),
        jamSelesai,
        endsNextDay: jamSelesai < jamMulai,
      })),
    )
    .slice(0, jumlahPertemuan)
    .filter(
      ({ tanggal, jamSelesai, endsNextDay }) => fromTanggal(addHari(tanggal, endsNextDay ? 1 : 0), jamSelesai) <= nowMs,
    )
    .map(({ tanggal }) => tanggal)
}

/** How many meetings have their mark: a lecturer may enter it some hours later. */
export const countDitandai = (kelas: Kelas, nowMs: number): number =>
  pertemuanOf(kelas, nowMs - (kelas.jedaTandaJam ?? 0) * HOUR_MS).length

/** Present and absent meetings of a class so far (readings, 24: S, I and A are absent; one without a mark is neither). */
export const countHadir = (kelas: Kelas, nowMs: number): { hadir: number; absen: number; persentase: number } => {
  const total = countDitandai(kelas, nowMs)
  const absen = Object.entries(kelas.tanda).filter(
    ([nomor, tanda]) => Number(nomor) <= total && TANDA_ABSEN.has(tanda),
  ).length
  const hadir = total - absen
  return { hadir, absen, persentase: total === 0 ? 0 : round2((hadir / total) * 100) }
}
