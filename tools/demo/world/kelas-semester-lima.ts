import { DOSEN, type IsianKelas, kelasOf } from './kelas-builder.ts'
import { makulSemester } from './kurikulum.ts'
import type { Kelas } from './mahasiswa-types.ts'

const MATERI_BASIS_DATA = [
  'Pengantar dan kontrak kuliah',
  'Normalisasi lanjut',
  'Optimasi kueri',
  'Indeks dan struktur penyimpanan',
  'Transaksi dan konkurensi',
  'Pemulihan basis data',
  'Basis data terdistribusi',
]

/** The classes of docs/story.md, in the order of the week. */
const KELAS: Record<string, IsianKelas> = {
  IF2504: {
    idKelas: '50402',
    kelas: 'B',
    hari: 1,
    jam: ['08.00', '10.30'],
    ruang: 'R. 305',
    gedung: 'Gedung C',
    dosen: DOSEN.bagas,
    uts: { kursi: 14 },
  },
  IF2505: {
    idKelas: '50501',
    kelas: 'A',
    hari: 2,
    jam: ['10.30', '13.00'],
    ruang: 'R. 210',
    gedung: 'Gedung B',
    dosen: DOSEN.hendra,
    uts: { kursi: 9 },
    tanda: { 5: 'I' },
  },
  IF2506: {
    idKelas: '50601',
    kelas: 'A',
    hari: 3,
    jam: ['08.00', '10.30'],
    ruang: 'R. 401',
    gedung: 'Gedung C',
    dosen: DOSEN.yusuf,
    uts: { kursi: 21 },
    tandaUjian: { UTS: 'I' },
  },
  IF2507: {
    idKelas: '50704',
    kelas: 'B2',
    hari: 3,
    jam: ['13.00', '15.00'],
    ruang: 'Lab 3',
    gedung: 'Gedung C',
    dosen: DOSEN.ratna,
    uts: { pekan: 1, kursi: 6, sifat: 'Praktik' },
    tandaUjian: { UTS: 'A' },
  },
  UN2501: {
    idKelas: '90103',
    kelas: 'C',
    hari: 4,
    jam: ['08.00', '10.30'],
    ruang: 'Aula Barat',
    gedung: null,
    dosen: DOSEN.dewi,
    uts: { menit: 90, kursi: 32 },
    jedaTandaJam: 24, // this morning's meeting has no mark yet
  },
  IF2501: {
    idKelas: '50102',
    kelas: 'B',
    hari: 4,
    jam: ['15.30', '18.00'],
    ruang: 'R. 402',
    gedung: 'Gedung C',
    dosen: DOSEN.ratna,
    uts: { pekan: 1, kursi: 17 },
    tanda: { 3: 'S' },
    keterangan: { 3: 'Surat dokter' },
    materi: MATERI_BASIS_DATA,
    jamDatang: ['15.21', '15.24', '', '15.22', '15.25', '15.28', '15.23'],
  },
  IF2502: {
    idKelas: '50201',
    kelas: 'A',
    hari: 5,
    jam: ['08.00', '10.30'],
    ruang: 'R. 210',
    gedung: 'Gedung B',
    dosen: DOSEN.maya,
    uts: { kursi: 11 },
  },
  IF2503: {
    idKelas: '50301',
    kelas: 'A',
    hari: 5,
    jam: ['13.30', '16.00'],
    ruang: 'Lab 2',
    gedung: 'Gedung C',
    dosen: DOSEN.bagas,
    uts: { pekan: 1, kursi: 4, sifat: 'Praktik' },
  },
}

/** Builds the eight classes of semester 5 (22 SKS). */
export const kelasSemesterLima = (): Kelas[] =>
  makulSemester(5).flatMap((makul) => {
    const isian = KELAS[makul.kodeMakul]
    return isian ? [kelasOf(makul, isian)] : []
  })
