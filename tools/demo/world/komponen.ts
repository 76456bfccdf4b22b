import { getListNilaiKonversiResponseMock } from '#generated/mocks/nilai/nilai.msw.ts'
import type { NilaiKonversiWire } from '#generated/models/nilai/nilaiKonversiWire.zod.ts'
import type { NilaiPerkomponenWire } from '#generated/models/nilai/nilaiPerkomponenWire.zod.ts'
import { isPeriode } from './kelas-periode.ts'
import type { Kelas, Mahasiswa, MakulTempuh, Periode } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN, semesterOf } from './rules.ts'

/** Returns a running makul: task and quiz are graded, UTS and UAS are not yet. */
const berjalan = ({ idMakul, kodeMakul, namaMakul, kelas, sks }: Kelas, index: number): NilaiPerkomponenWire => ({
  idMakul,
  kodeMakul,
  namaMakul,
  kelas,
  sks,
  komponen: [
    { nama: 'Tugas', persentase: 20, nilai: 80 + ((index * 7) % 15) },
    { nama: 'Kuis', persentase: 10, nilai: 75 + ((index * 5) % 15) },
    { nama: 'UTS', persentase: 30, nilai: null },
    { nama: 'UAS', persentase: 40, nilai: null },
  ],
  nilaiAkhir: null,
  nilaiHuruf: null,
})

/**
 * Returns a finished makul. The components add up to its grade: 0.2 x +2, 0.1 x -4, 0.3 x -2, 0.4 x +1.5. A laboratory
 * has no components.
 */
const selesai = ({
  idMakul,
  kodeMakul,
  namaMakul,
  sks,
  nilaiAngka,
  nilaiHuruf,
}: MakulTempuh): NilaiPerkomponenWire => ({
  idMakul,
  kodeMakul,
  namaMakul,
  kelas: 'A',
  sks,
  komponen:
    sks === 1
      ? null
      : [
          { nama: 'Tugas', persentase: 20, nilai: nilaiAngka + 2 },
          { nama: 'Kuis', persentase: 10, nilai: nilaiAngka - 4 },
          { nama: 'UTS', persentase: 30, nilai: nilaiAngka - 2 },
          { nama: 'UAS', persentase: 40, nilai: nilaiAngka + 1.5 },
        ],
  nilaiAkhir: nilaiAngka,
  nilaiHuruf,
})

/** Returns the component grades of a period: those entered so far for the running period, all for an earlier one. */
export const perkomponenOf = (mahasiswa: Mahasiswa, periode: Periode): NilaiPerkomponenWire[] =>
  isPeriode(periode, PERIODE_BERJALAN)
    ? mahasiswa.kelas.map(berjalan)
    : (semesterOf(mahasiswa, periode)?.makul ?? []).map(selesai)

/** Number of recognised courses of a transfer student. */
const MANY = 24

const pindahan = ({ kodeMakul, namaMakul, sks, nilaiHuruf }: MakulTempuh, index: number): NilaiKonversiWire => ({
  kodeMakulAsal: `TI${101 + index}`,
  namaMakulAsal: namaMakul,
  institusiAsal: 'Politeknik Bahari Nusantara',
  sksAsal: sks,
  nilaiAsal: nilaiHuruf,
  kodeMakul,
  namaMakul,
  sks,
  nilaiHuruf,
  tanggal: '2019-09-02',
})

/**
 * Returns the recognised courses: a certificate for the story's persona, two semesters elsewhere for the one with the
 * most data, none for all others.
 */
export const konversiOf = ({ persona, riwayat }: Mahasiswa): NilaiKonversiWire[] => {
  if (persona === 'aktif') return getListNilaiKonversiResponseMock().data
  if (persona !== 'padat') return []
  return riwayat
    .flatMap(({ makul }) => makul)
    .slice(0, MANY)
    .map(pindahan)
}
