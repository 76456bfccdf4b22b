import type { PeriodeKodeWire } from '#generated/models/periodeKodeWire.zod.ts'
import type { Mahasiswa, Periode } from './mahasiswa-types.ts'
import { periodeOf } from './tagihan-builder.ts'

const NAMA = ['', 'Ganjil', 'Genap', 'SP Ganjil', 'SP Genap']

export const labelPeriode = (tahun: number, semester: number): string => `${tahun - 1}/${tahun} ${NAMA[semester] ?? ''}`

const toAnswer = ({ tahun, semester }: Periode, semesterKe: number, isBerjalan: boolean): PeriodeKodeWire => ({
  tahun,
  semester,
  code: tahun * 10 + semester,
  codeAlternative: `${tahun - 1}${semester}`,
  label: labelPeriode(tahun, semester),
  semesterKe,
  isBerjalan,
})

/** Returns a semester of a student in the format of the period lists. */
export const periodeAnswer = ({ angkatan, semesterBerjalan }: Mahasiswa, semesterKe: number): PeriodeKodeWire =>
  toAnswer(periodeOf(angkatan, semesterKe), semesterKe, semesterKe === semesterBerjalan)

const isPendek = ({ semester }: Periode): boolean => semester > 2

/** Returns the semesters of a student up to the last one, including short ones, newest first. */
export const periodeAnswers = (mahasiswa: Mahasiswa, last: number): PeriodeKodeWire[] => {
  const regular = Array.from({ length: last }, (_, index) => periodeAnswer(mahasiswa, index + 1))
  const pendek = mahasiswa.riwayat.filter(isPendek).map((row) => toAnswer(row, row.semesterKe, false))
  return [...regular, ...pendek].toSorted((a, b) => Number(b.code) - Number(a.code))
}
