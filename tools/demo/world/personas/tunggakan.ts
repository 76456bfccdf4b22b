import { layOutKelas } from '../kelas-builder.ts'
import { makulSemester, withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Mahasiswa } from '../mahasiswa-types.ts'
import { bayarUsual, billUsual, keuanganOf } from '../tagihan-builder.ts'

const ANGKATAN = 2023
const PAID = [1, 2, 3, 4]
/** Semesters without any payment. With two of them, KRS and exam card are locked. */
const UNPAID = [5, 6]

export const tunggakan = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'tunggakan',
    idMahasiswa: '230117088',
    nama: 'Bima Aryasatya',
    angkatan: ANGKATAN,
    semesterBerjalan: 7,
    riwayat: riwayatOf(
      ANGKATAN,
      [...PAID, ...UNPAID].map((semesterKe) => withNilai(makulSemester(semesterKe), ['B', 'BC', 'A', 'C'])),
    ),
    kelas: layOutKelas(makulSemester(7)),
    keuangan: keuanganOf({
      aturanCicilan: 1,
      tagihan: [...PAID, ...UNPAID].flatMap((semesterKe) => billUsual(ANGKATAN, semesterKe)),
      pembayaran: PAID.map((semesterKe) => bayarUsual(ANGKATAN, semesterKe)).reverse(),
    }),
  })
