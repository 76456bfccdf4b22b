import { DOSEN, kelasOf, layOutKelas } from '../kelas-builder.ts'
import { makulSemester, withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Kelas, Mahasiswa } from '../mahasiswa-types.ts'
import { bayarUsual, billUsual, keuanganOf } from '../tagihan-builder.ts'

const ANGKATAN = 2024
const PAST = [1, 2, 3, 4]
/** Graded E in the second semester, repeated in the running one. */
const DIULANG = 'IF2202'
/** A course whose practical is a separate class. */
const BERPRAKTIKUM = 'IF2501'
/** An evening class for working students: it ends after midnight. */
const MALAM = 'IF2503'

const kelasBerjalan = (): Kelas[] => {
  const [malam] = makulSemester(5).filter(({ kodeMakul }) => kodeMakul === MALAM)
  const diulang = makulSemester(2).filter(({ kodeMakul }) => kodeMakul === DIULANG)
  const others = makulSemester(5).filter(({ kodeMakul }) => ['IF2504', 'IF2505', BERPRAKTIKUM].includes(kodeMakul))
  const siang = layOutKelas([...others, ...diulang]).map((kelas) =>
    kelas.kodeMakul === BERPRAKTIKUM
      ? {
          ...kelas,
          praktikum: {
            idKelas: `${kelas.idMakul}2`,
            kelas: 'P1',
            hari: 4,
            jamMulai: '13.30',
            jamSelesai: '16.00',
            ruang: 'Lab Basis Data',
            tanda: { 2: 'A', 5: 'A', 6: 'S' },
          },
        }
      : kelas,
  )
  if (!malam) return siang
  const isian = { idKelas: `${malam.idMakul}9`, kelas: 'M', hari: 3, ruang: 'R. 305', gedung: 'Gedung B' }
  return [...siang, kelasOf(malam, { ...isian, jam: ['22.00', '00.30'], dosen: DOSEN.yusuf, uts: { menit: 90 } })]
}

/**
 * A student with a D and an E: repeats the course of the E, has a course with two classes, and a class past midnight.
 */
export const mengulang = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'mengulang',
    idMahasiswa: '240117095',
    nama: 'M. Ilham Ramadhan',
    angkatan: ANGKATAN,
    semesterBerjalan: 5,
    riwayat: riwayatOf(
      ANGKATAN,
      PAST.map((semesterKe) =>
        semesterKe === 2
          ? withNilai(makulSemester(2), ['C', 'E', 'BC', 'C', 'B', 'C', 'B', 'A', 'B'])
          : withNilai(makulSemester(semesterKe), semesterKe === 3 ? ['C', 'B', 'BC', 'D'] : ['B', 'C', 'BC', 'B']),
      ),
    ),
    kelas: kelasBerjalan(),
    keuangan: keuanganOf({
      tagihan: [...PAST, 5].flatMap((semesterKe) => billUsual(ANGKATAN, semesterKe)),
      pembayaran: [5, ...PAST.toReversed()].map((semesterKe) => bayarUsual(ANGKATAN, semesterKe)),
    }),
  })
