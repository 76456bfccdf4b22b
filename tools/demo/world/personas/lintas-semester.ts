import { layOutKelas } from '../kelas-builder.ts'
import { makulPilihan, makulSemester, withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Mahasiswa, SemesterTempuh } from '../mahasiswa-types.ts'
import { bayar, bayarUsual, billSemester, billUsual, keuanganOf, rincianOf } from '../tagihan-builder.ts'

const ANGKATAN = 2024
const PAST = [1, 2, 3, 4]
/** The short semester between the fourth and the fifth: 2025/2026 SP Ganjil, with the semester number 4. */
const SP_GANJIL = { tahun: 2026, semester: 3 }

const semesterPendek = (): SemesterTempuh => ({
  semesterKe: 4,
  ...SP_GANJIL,
  makul: withNilai(
    makulPilihan().filter(({ kodeMakul }) => ['IF2614', 'UN2611'].includes(kodeMakul)),
    ['A', 'AB'],
  ),
})

const tagihanPendek = () =>
  billSemester(ANGKATAN, 4, [['SP', 'Semester pendek 4 SKS', 1_000_000, 7, '2026-07-06']]).map((item) => ({
    ...item,
    ...SP_GANJIL,
  }))

/** A student with makul of a short semester: a period with the code 3 in grades, bills and registrations. */
export const lintasSemester = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'lintas-semester',
    idMahasiswa: '240117081',
    nama: 'Farah Nabila Salsabila',
    angkatan: ANGKATAN,
    semesterBerjalan: 5,
    riwayat: [
      ...riwayatOf(
        ANGKATAN,
        PAST.map((semesterKe) => withNilai(makulSemester(semesterKe), ['B', 'BC', 'AB', 'B'])),
      ),
      semesterPendek(),
    ],
    kelas: layOutKelas(makulSemester(5)),
    keuangan: keuanganOf({
      tagihan: [...PAST, 5].flatMap((semesterKe) => billUsual(ANGKATAN, semesterKe)).concat(tagihanPendek()),
      pembayaran: [
        bayarUsual(ANGKATAN, 5),
        bayar(
          '2026-07-03T14:20:00+07:00',
          [81, 361],
          'QRIS',
          'Semester pendek 4 SKS, 2025/2026 SP Ganjil',
          rincianOf(tagihanPendek()),
        ),
        ...PAST.map((semesterKe) => bayarUsual(ANGKATAN, semesterKe)).reverse(),
      ],
    }),
  })
