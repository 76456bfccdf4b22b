import { layOutKelas } from '../kelas-builder.ts'
import { withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Mahasiswa } from '../mahasiswa-types.ts'
import { bayarCicilan, bayarUsual, billUsual, keuanganOf } from '../tagihan-builder.ts'
import { topikKhusus } from '../topik-khusus.ts'

const ANGKATAN = 2019
/** Number of finished semesters; semester 15 is running. 14 x 13 finished makul and 18 classes are 200. */
const PAST_SEMESTERS = 14
const MAKUL_EACH = 13
const KELAS_NOW = 18
/** The maximum number of meetings in a semester. */
const MEETINGS = 16
/**
 * Semesters paid bill by bill, with five payments each. Together with the others there are 45 payments, more than two
 * pages.
 */
const CICILAN_SEMESTERS = 8
/** Announcements up to this id count as read. */
const READ_UNTIL = 900

/** The maximum data of a student: 200 makul, 1,000 announcements, eight years of bills, 45 payments. */
export const padat = (): Mahasiswa => {
  const semesters = Array.from({ length: PAST_SEMESTERS }, (_, index) => index)
  const billed = Array.from({ length: PAST_SEMESTERS + 1 }, (_, index) => index + 1)
  return mahasiswaOf({
    persona: 'padat',
    idMahasiswa: '190117005',
    nama: 'Muhammad Fathurrahman Al-Ghifari Kusumadiningrat Suryohadiprojo',
    email: 'fathurrahman@arunika.example',
    angkatan: ANGKATAN,
    semesterBerjalan: PAST_SEMESTERS + 1,
    riwayat: riwayatOf(
      ANGKATAN,
      semesters.map((index) => withNilai(topikKhusus(1 + index * MAKUL_EACH, MAKUL_EACH), ['A', 'AB', 'B', 'C', 'BC'])),
    ),
    kelas: layOutKelas(topikKhusus(1 + PAST_SEMESTERS * MAKUL_EACH, KELAS_NOW), { pertemuan: MEETINGS }),
    keuangan: keuanganOf({
      tagihan: billed.flatMap((semesterKe) => billUsual(ANGKATAN, semesterKe)),
      pembayaran: semesters
        .slice(0, -1)
        .flatMap((index) =>
          index < CICILAN_SEMESTERS ? bayarCicilan(ANGKATAN, index + 1) : [bayarUsual(ANGKATAN, index + 1)],
        )
        .reverse(),
      mutasi: [
        {
          idMutasi: '8702',
          tanggal: '2026-08-12T08:30:00+07:00',
          tipe: 'masuk',
          nominal: 300_000,
          keterangan: 'Klaim lebih bayar SPP cicilan 1',
        },
      ],
    }),
    pengumuman: 'padat',
    baca: { sampai: READ_UNTIL, satuan: { 1036: '2026-10-15T12:40:00+07:00' } },
  })
}
