import { layOutKelas } from '../kelas-builder.ts'
import { makulSemester } from '../kurikulum.ts'
import { mahasiswaOf } from '../mahasiswa-builder.ts'
import type { Mahasiswa } from '../mahasiswa-types.ts'
import { bayar, billSemester, keuanganOf, rincianOf } from '../tagihan-builder.ts'

const ANGKATAN = 2026

/** A first-semester student: classes, one paid bill and one not due yet, no grades. */
export const baru = (): Mahasiswa => {
  const tagihan = billSemester(ANGKATAN, 1, [
    ['SPP-1', 'SPP cicilan 1', 3_000_000, 8, '2026-08-10'],
    ['SPP-2', 'SPP cicilan 2', 3_000_000, 11, '2026-11-10'],
  ])
  return mahasiswaOf({
    persona: 'baru',
    idMahasiswa: '260117041',
    nama: 'Raka Adi Nugraha',
    angkatan: ANGKATAN,
    semesterBerjalan: 1,
    kelas: layOutKelas(makulSemester(1)),
    keuangan: keuanganOf({
      tagihan,
      pembayaran: [
        bayar(
          '2026-08-07T10:02:00+07:00',
          [88, 188],
          'BRI Virtual Account',
          'SPP cicilan 1 semester 1',
          rincianOf(tagihan.slice(0, 1)),
        ),
      ],
    }),
    baca: { sampai: 0, satuan: {} },
  })
}

/** A student without data: every list is empty, every sum is zero. */
export const kosong = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'kosong',
    idMahasiswa: '250117099',
    nama: 'Tirta Maheswari',
    angkatan: 2025,
    semesterBerjalan: 3,
    pengumuman: 'kosong',
    baca: { sampai: 0, satuan: {} },
  })
