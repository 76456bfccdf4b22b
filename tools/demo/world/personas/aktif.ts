import { kelasSemesterLima } from '../kelas-semester-lima.ts'
import { makulSemester, withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Keuangan, Mahasiswa, MakulTempuh, PerubahanKelas, TagihanDunia } from '../mahasiswa-types.ts'
import { bayar, billSemester, keuanganOf, rincianOf } from '../tagihan-builder.ts'
import { biodataCerita } from './aktif-biodata.ts'

const ANGKATAN = 2024

/** Grades of docs/story.md: 20 SKS 3.40, 22 SKS 3.57, 20 SKS 3.30, 22 SKS 3.75; together 84 SKS, IPK 3.51. */
export const nilaiCerita = (): MakulTempuh[][] => [
  withNilai(makulSemester(1), ['A', 'B', 'B', 'A', 'B', 'B', 'A', 'B']),
  withNilai(makulSemester(2), ['A', 'B', 'A', 'A', 'B', 'B', 'A', 'AB', 'A']),
  withNilai(makulSemester(3), ['B', 'A', 'A', 'B', 'B', 'B', 'B', 'B']),
  withNilai(makulSemester(4), ['A', 'A', 'AB', 'A', 'B', 'A', 'A', 'B', 'A'], [88, 90, 78, 92, 71, 86, 94, 72, 89]),
]

const semesterDua = billSemester(ANGKATAN, 2, [
  ['SPP', 'SPP', 6_350_000, 2, '2025-02-10'],
  ['ASR', 'Asuransi mahasiswa', 150_000],
])
const semesterSatu = billSemester(ANGKATAN, 1, [
  ['SPP', 'SPP', 6_000_000, 8, '2024-08-12'],
  ['ORI', 'Orientasi mahasiswa baru', 350_000],
  ['ASR', 'Asuransi mahasiswa', 150_000],
])
const semesterTiga = billSemester(ANGKATAN, 3, [
  ['SPP', 'SPP', 6_000_000, 8, '2025-08-11'],
  ['PRK', 'Praktikum', 350_000],
  ['ASR', 'Asuransi mahasiswa', 150_000],
])
const semesterEmpat = billSemester(ANGKATAN, 4, [
  ['SPP-1', 'SPP cicilan 1', 1_500_000, 2, '2026-02-10'],
  ['SPP-2', 'SPP cicilan 2', 1_500_000, 3, '2026-03-10'],
  ['SPP-3', 'SPP cicilan 3', 1_500_000, 4, '2026-04-10'],
  ['PRK', 'Praktikum', 500_000],
  ['SPP-4', 'SPP cicilan 4', 1_500_000, 6, '2026-06-10'],
  ['ASR', 'Asuransi mahasiswa', 150_000],
])
const praktikumLanjut: TagihanDunia[] = billSemester(ANGKATAN, 5, [
  ['PRK', 'Praktikum Basis Data Lanjut', 450_000, 10, '2026-10-31'],
]).map((item) => ({ ...item, idEvent: '2507', namaEvent: 'IF2507 kelas B2' }))
const semesterLima = billSemester(ANGKATAN, 5, [
  ['SPP-1', 'SPP cicilan 1', 1_500_000, 8, '2026-08-10'],
  ['KPR', 'Kartu praktikum', 50_000],
  ['SPP-2', 'SPP cicilan 2', 1_500_000, 9, '2026-09-10'],
  ['SPP-3', 'SPP cicilan 3', 1_500_000, 10, '2026-10-10'],
])

/** Finance of docs/story.md: 28,400,000 paid, 2,750,000 open, balance 125,000. */
export const keuanganCerita = (): Keuangan =>
  keuanganOf({
    tagihan: [...semesterSatu, ...semesterDua, ...semesterTiga, ...semesterEmpat, ...semesterLima, ...praktikumLanjut],
    pembayaran: [
      bayar(
        '2026-09-10T09:12:00+07:00',
        [117, 412],
        'BNI Virtual Account',
        'SPP cicilan 2 semester 5',
        rincianOf(semesterLima.slice(2, 3)),
      ),
      bayar(
        '2026-08-10T10:40:00+07:00',
        [93, 221],
        'BNI Virtual Account',
        'SPP cicilan 1 dan kartu praktikum semester 5',
        rincianOf(semesterLima.slice(0, 2)),
      ),
      bayar(
        '2026-06-08T19:03:00+07:00',
        [71, 108],
        'QRIS',
        'Sebagian SPP cicilan 4 semester 4',
        rincianOf(semesterEmpat.slice(4, 5), [850_000]),
      ),
      bayar(
        '2026-02-09T08:55:00+07:00',
        [50, 305],
        'BNI Virtual Account',
        'SPP cicilan 1 sampai 3 dan praktikum semester 4',
        rincianOf(semesterEmpat.slice(0, 4)),
      ),
      bayar(
        '2025-08-11T11:20:00+07:00',
        [38, 190],
        'BNI Virtual Account',
        'SPP, praktikum dan asuransi semester 3',
        rincianOf(semesterTiga),
      ),
      bayar(
        '2025-02-10T13:31:00+07:00',
        [22, 177],
        'BRI Virtual Account',
        'SPP dan asuransi semester 2',
        rincianOf(semesterDua),
      ),
      bayar(
        '2024-08-12T09:05:00+07:00',
        [7, 66],
        'BRI Virtual Account',
        'SPP, orientasi dan asuransi semester 1',
        rincianOf(semesterSatu),
      ),
    ],
    mutasi: [
      {
        idMutasi: '8842',
        tanggal: '2026-09-02T11:15:00+07:00',
        tipe: 'keluar',
        nominal: 75_000,
        keterangan: 'Pembayaran legalisasi dokumen',
      },
      {
        idMutasi: '8791',
        tanggal: '2026-08-12T08:30:00+07:00',
        tipe: 'masuk',
        nominal: 200_000,
        keterangan: 'Klaim lebih bayar SPP cicilan 1',
      },
    ],
  })

/** Returns the class changes of the PKRS. @param sebelum the class before, by kodeMakul */
const gantiKelas = (sebelum: Record<string, string>): PerubahanKelas[] =>
  kelasSemesterLima()
    .filter(({ kodeMakul }) => kodeMakul in sebelum)
    .map((kelas) => ({ kelas, perubahan: 'Ganti kelas', kelasSebelumnya: sebelum[kelas.kodeMakul] ?? null }))

/** The student of docs/story.md. */
export const aktif = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'aktif',
    idMahasiswa: '240117023',
    uuid: '0b9d5f0e-7a54-4c1b-9a64-3f6b1f5f2c11',
    nama: 'Sekar Ayu Prameswari',
    email: 'sekar.prameswari@arunika.example',
    angkatan: ANGKATAN,
    semesterBerjalan: 5,
    biodata: biodataCerita(),
    riwayatPendidikan: [
      {
        id: '1',
        jenjang: 'SMA',
        namaInstitusi: 'SMA Negeri 3 Semarang',
        jurusan: 'IPA',
        kota: 'Semarang',
        tahunMasuk: 2021,
        tahunLulus: 2024,
        nilaiAkhir: 88.4,
        noIjazah: 'DN-03/M-SMA/K13/24/0114402',
      },
    ],
    riwayat: riwayatOf(ANGKATAN, nilaiCerita()),
    kelas: kelasSemesterLima(),
    registrasi: {
      krss: {
        makul: [
          { idMakul: '2601', idKelas: '60101' },
          { idMakul: '2602', idKelas: '60201' },
          { idMakul: '2606', idKelas: '60601' },
        ],
        makulCadangan: [{ idMakul: '2603', idKelas: '60301' }],
        disimpanPada: '2026-10-22T09:10:00+07:00',
      },
    },
    perubahanPkrs: gantiKelas({ IF2507: 'B1', UN2501: 'A' }),
    keuangan: keuanganCerita(),
  })
