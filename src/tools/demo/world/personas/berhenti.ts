import { makulSemester, withNilai } from '../kuliah/kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Mahasiswa } from '../mahasiswa-types.ts'
import { bayarUsual, billUsual, keuanganOf } from '../uang/tagihan-builder.ts'

const paidUntil = (angkatan: number, last: number) => {
  const semesters = Array.from({ length: last }, (_, index) => index + 1)
  return keuanganOf({
    tagihan: semesters.flatMap((semesterKe) => billUsual(angkatan, semesterKe)),
    pembayaran: semesters.map((semesterKe) => bayarUsual(angkatan, semesterKe)).reverse(),
  })
}

/** On leave this semester: reads everything, registers for nothing. */
export const cuti = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'cuti',
    idMahasiswa: '230117062',
    nama: 'Anindya Larasati',
    angkatan: 2023,
    semesterBerjalan: 7,
    status: 'Cuti',
    riwayat: riwayatOf(
      2023,
      [1, 2, 3, 4, 5, 6].map((semesterKe) => withNilai(makulSemester(semesterKe), ['AB', 'B', 'A'])),
    ),
    keuangan: paidUntil(2023, 6),
  })

/** Has graduated: the portal stays open for SKPI and tracer study. */
export const lulus = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'lulus',
    idMahasiswa: '210117014',
    nama: 'Yohanes Kristianto',
    angkatan: 2021,
    semesterBerjalan: 8,
    status: 'Lulus',
    riwayat: riwayatOf(
      2021,
      [1, 2, 3, 4, 5, 6, 7].map((semesterKe) => withNilai(makulSemester(semesterKe), ['A', 'A', 'AB', 'B'])),
    ),
    keuangan: paidUntil(2021, 8),
  })
