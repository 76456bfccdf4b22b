import { getListNilaiKonversiResponseMock } from '#generated/mocks/nilai/nilai.msw.ts'
import type { NilaiKonversiWire } from '#generated/models/nilai/nilaiKonversiWire.zod.ts'
import type { NilaiPerkomponenWire } from '#generated/models/nilai/nilaiPerkomponenWire.zod.ts'
import { isPeriode } from './kelas-periode.ts'
import type { Kelas, Mahasiswa, MakulTempuh, Periode } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN, semesterOf } from './rules.ts'

/** Exams are still to come: task and quiz have marks, UTS and UAS have none. */
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

/** A finished makul: its parts make its mark, 0.2 x +2, 0.1 x -4, 0.3 x -2, 0.4 x +1.5. A laboratory brings no parts. */
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

/** The component marks of a period: of the running one as far as they are, of an earlier one all. */
export const perkomponenOf = (mahasiswa: Mahasiswa, periode: Periode): NilaiPerkomponenWire[] =>
  isPeriode(periode, PERIODE_BERJALAN)
    ? mahasiswa.kelas.map(berjalan)
    : (semesterOf(mahasiswa, periode)?.makul ?? []).map(selesai)

/** How many courses a student who changed from elsewhere brings along. */
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

/** Recognised courses: a certificate in the story, two semesters elsewhere of who has the most, none of anybody else. */
export const konversiOf = ({ persona, riwayat }: Mahasiswa): NilaiKonversiWire[] => {
  if (persona === 'aktif') return getListNilaiKonversiResponseMock().data
  if (persona !== 'padat') return []
  return riwayat
    .flatMap(({ makul }) => makul)
    .slice(0, MANY)
    .map(pindahan)
}
