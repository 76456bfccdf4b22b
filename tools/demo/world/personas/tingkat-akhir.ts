import { DOSEN, kelasOf, layOutKelas } from '../kelas-builder.ts'
import { makulPilihan, makulSemester, makulTugasAkhir, withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Keuangan, Mahasiswa } from '../mahasiswa-types.ts'
import { bayar, bayarUsual, billUsual, keuanganOf, rincianOf } from '../tagihan-builder.ts'

/** Finances with everything paid except the last instalment of the running semester, which is not due yet. */
const lancar = (angkatan: number, semesterBerjalan: number): Keuangan => {
  const past = Array.from({ length: semesterBerjalan - 1 }, (_, index) => index + 1)
  const now = billUsual(angkatan, semesterBerjalan)
  const notDue = now.filter(({ bulan }) => bulan === 11)
  return keuanganOf({
    tagihan: [...past.flatMap((semesterKe) => billUsual(angkatan, semesterKe)), ...now],
    pembayaran: [
      bayar(
        '2026-10-09T08:40:00+07:00',
        [124, 431],
        'BNI Virtual Account',
        `SPP cicilan 1 sampai 3, praktikum dan asuransi semester ${semesterBerjalan}`,
        rincianOf(now.filter((item) => !notDue.includes(item))),
      ),
      ...past.map((semesterKe) => bayarUsual(angkatan, semesterKe)).reverse(),
    ],
  })
}

/** A student with a final project: all other makul are finished, one class and the guidance remain. */
export const tugasAkhir = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'tugas-akhir',
    idMahasiswa: '220117031',
    nama: 'Kirana Maheswari Putri',
    angkatan: 2022,
    semesterBerjalan: 9,
    riwayat: riwayatOf(2022, [
      ...[1, 2, 3, 4, 5, 6, 7].map((semesterKe) => withNilai(makulSemester(semesterKe), ['A', 'AB', 'B', 'A'])),
      withNilai(makulPilihan().slice(1, 3), ['A', 'AB']),
    ]),
    kelas: [
      kelasOf(makulTugasAkhir(), {
        idKelas: '28011',
        kelas: 'A',
        hari: 3,
        jam: ['13.30', '16.00'],
        ruang: 'Ruang Bimbingan 2',
        gedung: 'Gedung B',
        dosen: DOSEN.hendra,
        uts: { menit: 60, sifat: 'Laporan kemajuan' },
      }),
    ],
    keuangan: lancar(2022, 9),
  })

/** A student with an internship among the classes of the seventh semester. */
export const kerjaPraktik = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'kerja-praktik',
    idMahasiswa: '230117054',
    nama: 'Gilang Ramadhan',
    angkatan: 2023,
    semesterBerjalan: 7,
    riwayat: riwayatOf(
      2023,
      [1, 2, 3, 4, 5, 6].map((semesterKe) => withNilai(makulSemester(semesterKe), ['B', 'AB', 'A', 'B'])),
    ),
    kelas: layOutKelas(makulSemester(7)),
    keuangan: lancar(2023, 7),
  })
