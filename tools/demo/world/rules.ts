import { tagihanTerbuka } from './keuangan.ts'
import type {
  Huruf,
  JenisKrs,
  Mahasiswa,
  MakulTempuh,
  Periode,
  SemesterTempuh,
  TagihanDunia,
} from './mahasiswa-types.ts'
import { fromTanggal } from './waktu.ts'

const BOBOT: Record<Huruf, number> = { A: 4, AB: 3.5, B: 3, BC: 2.5, C: 2, D: 1, E: 0 }
/** Minimum weight of a passing grade. */
const MIN_LULUS = 2
/** Number of past semesters with unpaid bills from which KRS is locked. */
const SEMESTER_TUNGGAKAN_KUNCI_KRS = 2

/** Dates of the registrations of the story. Each opens at 08.00 and closes at 16.00. */
const JENDELA_KRS = {
  krss: { tanggalMulai: '2026-10-12', tanggalSelesai: '2026-10-23' },
  krs: { tanggalMulai: '2027-01-11', tanggalSelesai: '2027-01-15' },
  pkrs: { tanggalMulai: '2026-09-07', tanggalSelesai: '2026-09-11' },
} as const satisfies Record<JenisKrs, { tanggalMulai: string; tanggalSelesai: string }>
export const JAM_BUKA = '08.00'
export const JAM_TUTUP = '16.00'
/** The running period of the story. */
export const PERIODE_BERJALAN = { tahun: 2027, semester: 1, tanggalMulai: '2026-08-31', tanggalSelesai: '2027-01-15' }
/** Days between the UTS and the UAS of the same class. */
export const UTS_TO_UAS_DAYS = 70

/** Rounds half up to two decimals, safe against binary fractions. */
export const round2 = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100

export const countSks = (makul: readonly { sks: number }[]): number => makul.reduce((sum, { sks }) => sum + sks, 0)

export const bobotOf = (huruf: Huruf): number => BOBOT[huruf]
export const isLulus = (huruf: Huruf): boolean => BOBOT[huruf] >= MIN_LULUS

/** Returns the sum of credits times weight. */
export const countMutu = (makul: readonly MakulTempuh[]): number =>
  makul.reduce((sum, { sks, nilaiHuruf }) => sum + sks * BOBOT[nilaiHuruf], 0)

/** Returns the grade point average of makul; 0 without any. */
export const averageOf = (makul: readonly MakulTempuh[]): number =>
  makul.length === 0 ? 0 : round2(countMutu(makul) / countSks(makul))

/** Returns the average as text, in the format of a gateway that does not round: '3.511905'; '0.000000' without any. */
export const averageText = (makul: readonly MakulTempuh[]): string =>
  (makul.length === 0 ? 0 : countMutu(makul) / countSks(makul)).toFixed(6)

export const makulTempuh = (mahasiswa: Mahasiswa): MakulTempuh[] => mahasiswa.riwayat.flatMap(({ makul }) => makul)

/** Returns all makul up to and including a semester, for that semester's IPK; empty without a semester. */
export const makulUntil = ({ riwayat }: Mahasiswa, semester: SemesterTempuh | undefined): MakulTempuh[] =>
  semester ? riwayat.slice(0, riwayat.indexOf(semester) + 1).flatMap(({ makul }) => makul) : []

export const semesterOf = ({ riwayat }: Mahasiswa, { tahun, semester }: Periode): SemesterTempuh | undefined =>
  riwayat.find((row) => row.tahun === tahun && row.semester === semester)

/** Returns the week of the running semester, from 1. */
export const pekanOf = (nowMs: number): number =>
  Math.max(1, Math.floor((nowMs - fromTanggal(PERIODE_BERJALAN.tanggalMulai)) / (7 * 86_400_000)) + 1)

/** Returns whether an open bill locks the exam card: it is overdue, or of an earlier semester. */
export const isMengunciKartuUjian = (
  { semesterBerjalan }: Mahasiswa,
  { jatuhTempo, tingkatSemester }: TagihanDunia,
  nowMs: number,
): boolean => tingkatSemester < semesterBerjalan || (jatuhTempo !== null && fromTanggal(jatuhTempo) < nowMs)

/** Returns whether any open bill locks the exam card. */
export const isKartuUjianDikunci = (mahasiswa: Mahasiswa, nowMs: number): boolean =>
  tagihanTerbuka(mahasiswa.keuangan).some((tagihan) => isMengunciKartuUjian(mahasiswa, tagihan, nowMs))

/** Returns the first and the last day of a registration. */
export const jendelaKrs = (jenis: JenisKrs): { tanggalMulai: string; tanggalSelesai: string } => JENDELA_KRS[jenis]

/** Returns whether a registration is outside its window. */
export const isKrsTutup = (jenis: JenisKrs, nowMs: number): boolean => {
  const { tanggalMulai, tanggalSelesai } = JENDELA_KRS[jenis]
  return nowMs < fromTanggal(tanggalMulai, JAM_BUKA) || nowMs > fromTanggal(tanggalSelesai, JAM_TUTUP)
}

/** Returns whether registrations are locked, regardless of their window: bills of two past semesters are unpaid. */
export const isKrsTertunggak = ({ keuangan, semesterBerjalan }: Mahasiswa): boolean => {
  const lampau = tagihanTerbuka(keuangan)
    .map(({ tingkatSemester }) => tingkatSemester)
    .filter((tingkat) => tingkat < semesterBerjalan)
  return new Set(lampau).size >= SEMESTER_TUNGGAKAN_KUNCI_KRS
}
