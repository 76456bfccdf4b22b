import type { PeriodeKode } from '#generated/models/periodeKode.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { periodeOf } from './tagihan-builder.ts'

const NAMA = ['', 'Ganjil', 'Genap', 'SP Ganjil', 'SP Genap']

export const labelPeriode = (tahun: number, semester: number): string => `${NAMA[semester] ?? ''} ${tahun - 1}/${tahun}`

/** A semester of a student as the lists of periods write it. */
export const periodeAnswer = ({ angkatan, semesterBerjalan }: Mahasiswa, semesterKe: number): PeriodeKode => {
  const { tahun, semester } = periodeOf(angkatan, semesterKe)
  return {
    tahun,
    semester,
    code: tahun * 10 + semester,
    codeAlternative: `${tahun - 1}${semester}`,
    label: labelPeriode(tahun, semester),
    semesterKe,
    isBerjalan: semesterKe === semesterBerjalan,
  }
}
