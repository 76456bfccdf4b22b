import { makulSemester, makulTugasAkhir, withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Mahasiswa } from '../mahasiswa-types.ts'
import { bayarUsual, billUsual, keuanganOf } from '../tagihan-builder.ts'

const paidUntil = (angkatan: number, last: number) => {
  const semesters = Array.from({ length: last }, (_, index) => index + 1)
  return keuanganOf({
    tagihan: semesters.flatMap((semesterKe) => billUsual(angkatan, semesterKe)),
    pembayaran: semesters.map((semesterKe) => bayarUsual(angkatan, semesterKe)).reverse(),
  })
}

/** A student on leave this semester: can read everything, cannot register. */
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

/**
 * Makul of the seventh semester that the graduate did not take; without them the total is 144 SKS, the programme's
 * requirement.
 */
const NOT_TAKEN = ['IF2703', 'IF2706']

/** A graduate: the portal stays open for SKPI, graduation and tracer study. */
export const lulus = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'lulus',
    idMahasiswa: '210117014',
    nama: 'Yohanes Kristianto',
    angkatan: 2021,
    semesterBerjalan: 8,
    status: 'Lulus',
    riwayat: riwayatOf(2021, [
      ...[1, 2, 3, 4, 5, 6, 7].map((semesterKe) =>
        withNilai(
          makulSemester(semesterKe).filter(({ kodeMakul }) => !NOT_TAKEN.includes(kodeMakul)),
          ['A', 'A', 'AB', 'B'],
        ),
      ),
      withNilai([makulTugasAkhir()], ['A']),
    ]),
    keuangan: paidUntil(2021, 8),
  })
