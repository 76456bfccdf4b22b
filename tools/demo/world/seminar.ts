import { getGetSeminarResponseMock, getListSeminarResponseMock } from '#generated/mocks/seminar/seminar.msw.ts'
import type { SeminarMahasiswaWire } from '#generated/models/seminar/seminarMahasiswaWire.zod.ts'
import type { SeminarWire } from '#generated/models/seminar/seminarWire.zod.ts'
import type { SertifikatSeminarWire } from '#generated/models/seminar/sertifikatSeminarWire.zod.ts'
import { acaraNow, type EventSubject } from './acara.ts'
import { type AcaraDunia, katalogOf, pembicaraOf } from './acara-katalog.ts'
import { pendaftaranNow, sertifikatOf } from './acara-pendaftaran.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { PendaftaranDunia } from './student-parts.ts'
import { addHari } from './waktu.ts'

const MB = 1_000_000
/** Days after the event in which a resume can be submitted. */
const RESUME_DAYS = 7

const TEMA = [
  'Kecerdasan Artifisial',
  'Keamanan Data',
  'Energi Terbarukan',
  'Kewirausahaan Sosial',
  'Literasi Keuangan',
  'Kesehatan Mental Mahasiswa',
  'Kota Cerdas',
  'Ekonomi Kreatif',
  'Pertanian Presisi',
  'Hukum Siber',
  'Penulisan Ilmiah',
  'Transformasi Digital',
  'Desain Layanan Publik',
  'Komputasi Awan',
  'Rekayasa Perangkat Lunak',
  'Bahasa dan Budaya',
  'Mitigasi Bencana',
  'Pendidikan Inklusif',
  'Logistik Kepulauan',
  'Robotika',
  'Etika Profesi',
  'Ekonomi Sirkular',
  'Statistika Terapan',
  'Karier Global',
] as const

const text = (value: string | null | undefined): string => value ?? ''

const fromStory = (row: SeminarWire, index: number): AcaraDunia => {
  const mulai = text(row.tanggal)
  const tempat = text(row.tempat)
  const told = getGetSeminarResponseMock()
  return {
    id: String(row.id),
    nama: text(row.nama),
    deskripsi: text(row.deskripsi),
    jenis: text(row.jenis),
    penyelenggara: text(row.penyelenggara),
    status: 1,
    mulai,
    selesai: mulai,
    jamMulai: text(row.jamMulai),
    jamSelesai: text(row.jamSelesai),
    tempat,
    buka: text(row.tanggalBuka),
    tutup: text(row.tanggalTutup),
    kuota: row.kuota ?? 0,
    peserta: row.jumlahPeserta ?? 0,
    biaya: row.biaya ?? 0,
    wajibBerkas: row.wajibResume === true,
    poin: row.poinSkpi ?? 0,
    narahubung: text(row.narahubung),
    pembicara: told.id === row.id ? (told.pembicara ?? []) : pembicaraOf(index, text(row.nama), { mulai, tempat }),
  }
}

/** Builds an event before the start of the story. */
const past = (id: string, nama: string, mulai: string, more: Partial<AcaraDunia>): AcaraDunia => ({
  id,
  nama,
  deskripsi: `${nama}, terbuka untuk semua program studi.`,
  jenis: 'Seminar nasional',
  penyelenggara: 'Program Studi Teknik Informatika',
  status: 1,
  mulai,
  selesai: mulai,
  jamMulai: '09.00',
  jamSelesai: '12.00',
  tempat: 'Aula Barat',
  buka: addHari(mulai, -30),
  tutup: addHari(mulai, -2),
  kuota: 300,
  peserta: 240,
  biaya: 50_000,
  wajibBerkas: true,
  poin: 10,
  narahubung: 'Yusuf Maulana, M.T.',
  pembicara: [],
  ...more,
})

const STORY_ROWS: readonly PendaftaranDunia[] = [
  { id: '3021', idAcara: '78', tanggalDaftar: '2026-10-19T19:25:00+07:00', dibatalkan: false, tanggalBayar: null },
  {
    id: '2874',
    idAcara: '71',
    tanggalDaftar: '2026-05-11T08:40:00+07:00',
    dibatalkan: false,
    tanggalBayar: '2026-05-12T10:02:00+07:00',
    noTransaksi: 'SEM-2026-0871',
    berkas: {
      nama: 'resume-ka-pendidikan.pdf',
      url: 'https://gateway.example/berkas/seminar/2874',
      ukuran: 241_007,
      pada: '2026-05-23T20:10:00+07:00',
    },
  },
  {
    id: '2790',
    idAcara: '69',
    tanggalDaftar: '2026-04-06T14:10:00+07:00',
    dibatalkan: true,
    tanggalBayar: null,
    noTransaksi: 'SEM-2026-0702',
  },
]

/** Seminars: one day each, some with a resume. */
export const SEMINAR: EventSubject = {
  jenis: 'seminar',
  nama: 'Seminar',
  tanda: 'SEM',
  katalog: katalogOf(
    [
      ...getListSeminarResponseMock().data.map(fromStory),
      past('71', 'Seminar Nasional Kecerdasan Artifisial dalam Pendidikan', '2026-05-23', {}),
      past('69', 'Seminar Kewirausahaan Digital', '2026-04-18', { biaya: 35_000, wajibBerkas: false, poin: 5 }),
    ],
    {
      tema: TEMA,
      jenis: ['Seminar nasional', 'Kuliah umum', 'Lokakarya', 'Webinar'],
      penyelenggara: ['Fakultas Teknik', 'Program Studi Teknik Informatika', 'UPT Kreatif', 'Himpunan Mahasiswa'],
      hari: 1,
      biaya: [0, 50_000, 0, 75_000, 25_000],
      poin: 5,
      namaOf: (jenis, tema) => `${jenis} ${tema}`,
    },
  ),
  story: STORY_ROWS,
  berkas: {
    nama: 'resume',
    formats: ['pdf'],
    maxBytes: 5 * MB,
    sejakHari: true,
    batasOf: ({ selesai }) => addHari(selesai, RESUME_DAYS),
  },
}

/** Returns a seminar for a student, in its current state. The list has no speakers. */
export const seminarAnswer = (
  mahasiswa: Mahasiswa | null,
  { mulai, selesai: _, buka, tutup, peserta: __, poin, wajibBerkas, pembicara, ...acara }: AcaraDunia,
  now: number,
  isDetail = false,
): SeminarWire => ({
  ...acara,
  tanggal: mulai,
  tanggalBuka: buka,
  tanggalTutup: tutup,
  ...acaraNow(SEMINAR, mahasiswa, acara.id, now),
  wajibResume: wajibBerkas,
  poinSkpi: poin,
  pembicara: isDetail ? pembicara : null,
})

/** Returns the current state of a registration for a seminar. */
export const seminarMahasiswa = (mahasiswa: Mahasiswa, row: PendaftaranDunia, now: number): SeminarMahasiswaWire => {
  const { acara, umum, isLulus, berkas, batasBerkas } = pendaftaranNow(SEMINAR, mahasiswa, row, now)
  return {
    ...umum,
    seminarId: acara.id,
    tanggal: acara.mulai,
    statusSeminar: isLulus ? 1 : 0,
    wajibResume: acara.wajibBerkas,
    resume: berkas,
    batasResume: batasBerkas,
  }
}

const hours = (jam: string): number => Number(jam.slice(0, 2)) + Number(jam.slice(3)) / 60

/** Returns the content of a seminar's certificate. @throws Refusal when there is none */
export const sertifikatSeminar = (mahasiswa: Mahasiswa, idAcara: string, now: number): SertifikatSeminarWire => {
  const { acara, umum } = sertifikatOf(SEMINAR, mahasiswa, idAcara, now)
  const { penyelenggara, mulai, tempat, jamMulai, jamSelesai } = acara
  return {
    ...umum,
    peran: 'Peserta',
    penyelenggara,
    tanggal: mulai,
    tempat,
    durasiJam: hours(jamSelesai) - hours(jamMulai),
  }
}
