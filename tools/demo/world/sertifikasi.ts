import {
  getGetSertifikasiResponseMock,
  getListSertifikasiResponseMock,
} from '#generated/mocks/sertifikasi/sertifikasi.msw.ts'
import type { SertifikasiMahasiswaWire } from '#generated/models/sertifikasi/sertifikasiMahasiswaWire.zod.ts'
import type { SertifikasiWire } from '#generated/models/sertifikasi/sertifikasiWire.zod.ts'
import type { SertifikatSertifikasiWire } from '#generated/models/sertifikasi/sertifikatSertifikasiWire.zod.ts'
import { acaraNow, type EventSubject } from './acara.ts'
import { type AcaraDunia, katalogOf, pembicaraOf, selesaiAt } from './acara-katalog.ts'
import { pendaftaranNow, sertifikatOf } from './acara-pendaftaran.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { PendaftaranDunia } from './student-parts.ts'
import { addHari } from './waktu.ts'

const MB = 1_000_000
/** Days before the last day on which the assignment is due. */
const TUGAS_DAYS = 2
const BERLAKU_TAHUN = 3

const TEMA = [
  'Administrator Basis Data',
  'Analis Data',
  'Pemrogram Gim',
  'Pengembang Aplikasi Bergerak',
  'Penguji Perangkat Lunak',
  'Keamanan Jaringan',
  'Komputasi Awan',
  'Manajemen Proyek TI',
  'Desain Antarmuka',
  'Penyunting Video',
  'Animator',
  'Pemasaran Digital',
  'Akuntansi Komputer',
  'Pelayanan Prima',
  'Juru Bahasa',
  'Penyusun Laporan Keuangan',
  'Pengawas K3',
  'Teknisi Komputer',
  'Internet untuk Segala',
  'Sistem Informasi Geografis',
  'Perpajakan Dasar',
  'Penulis Teknis',
  'Fasilitator Pelatihan',
  'Pengelola Media Sosial',
] as const

const text = (value: string | null | undefined): string => value ?? ''

const fromStory = (row: SertifikasiWire, index: number): AcaraDunia => {
  const mulai = text(row.tanggalMulai)
  const tempat = text(row.tempat)
  const told = getGetSertifikasiResponseMock()
  return {
    id: String(row.id),
    nama: text(row.nama),
    deskripsi: text(row.deskripsi),
    jenis: text(row.skema),
    penyelenggara: text(row.lembaga),
    status: 1,
    mulai,
    selesai: text(row.tanggalSelesai),
    jamMulai: text(row.jamMulai),
    jamSelesai: text(row.jamSelesai),
    tempat,
    buka: text(row.tanggalBuka),
    tutup: text(row.tanggalTutup),
    kuota: row.kuota ?? 0,
    peserta: row.jumlahPeserta ?? 0,
    biaya: row.biaya ?? 0,
    wajibBerkas: row.wajibTugas === true,
    poin: row.poinSkpi ?? 0,
    narahubung: text(row.narahubung),
    pembicara: told.id === row.id ? (told.pembicara ?? []) : pembicaraOf(index, text(row.skema), { mulai, tempat }),
  }
}

/** Builds an event before the start of the story. */
const past = (id: string, nama: string, jenis: string, mulai: string): AcaraDunia => ({
  id,
  nama,
  deskripsi: 'Pelatihan, tugas, dan uji kompetensi.',
  jenis,
  penyelenggara: 'LSP Informatika Semarang',
  status: 1,
  mulai,
  selesai: addHari(mulai, 7),
  jamMulai: '09.00',
  jamSelesai: '15.00',
  tempat: 'Lab 3',
  buka: addHari(mulai, -30),
  tutup: addHari(mulai, -7),
  kuota: 40,
  peserta: 36,
  biaya: 250_000,
  wajibBerkas: true,
  poin: 20,
  narahubung: 'Maya Lestari, M.Ds.',
  pembicara: [],
})

const STORY_ROWS: readonly PendaftaranDunia[] = [
  {
    id: '911',
    idAcara: '15',
    tanggalDaftar: '2026-10-08T20:15:00+07:00',
    dibatalkan: false,
    tanggalBayar: '2026-10-12T09:31:00+07:00',
    noTransaksi: 'SRT-2026-0155',
  },
  { id: '914', idAcara: '17', tanggalDaftar: '2026-10-05T07:50:00+07:00', dibatalkan: false, tanggalBayar: null },
  {
    id: '804',
    idAcara: '11',
    tanggalDaftar: '2026-05-25T16:44:00+07:00',
    dibatalkan: false,
    tanggalBayar: '2026-05-26T08:20:00+07:00',
    noTransaksi: 'SRT-2026-0098',
    berkas: {
      nama: 'tugas-basis-data.zip',
      url: 'https://gateway.example/berkas/sertifikasi/804',
      ukuran: 1_204_224,
      pada: '2026-06-17T21:30:00+07:00',
    },
  },
  {
    id: '755',
    idAcara: '9',
    tanggalDaftar: '2026-01-28T11:03:00+07:00',
    dibatalkan: true,
    tanggalBayar: null,
    noTransaksi: 'SRT-2026-0041',
  },
]

/** Certifications: several days each, some with an assignment, graded. */
export const SERTIFIKASI: EventSubject = {
  jenis: 'sertifikasi',
  nama: 'Sertifikasi',
  tanda: 'SRT',
  katalog: katalogOf(
    [
      ...getListSertifikasiResponseMock().data.map(fromStory),
      past('11', 'Sertifikasi Dasar Basis Data', 'Operator Basis Data', '2026-06-13'),
      past('9', 'Sertifikasi Desain Grafis Dasar', 'Desainer Grafis Muda', '2026-02-14'),
    ],
    {
      tema: TEMA,
      jenis: ['Muda', 'Madya', 'Dasar', 'Lanjut'],
      penyelenggara: ['LSP Informatika Semarang', 'LSP Teknologi Digital', 'LSP Universitas Arunika'],
      hari: 8,
      biaya: [250_000, 350_000, 0, 400_000],
      poin: 16,
      namaOf: (jenis, tema) => `Sertifikasi ${tema} ${jenis}`,
    },
  ),
  story: STORY_ROWS,
  berkas: {
    nama: 'tugas',
    formats: ['pdf', 'zip'],
    maxBytes: 20 * MB,
    sejakHari: false,
    batasOf: ({ selesai }) => addHari(selesai, -TUGAS_DAYS),
  },
}

/** Returns a certification for a student, in its current state. The list has no instructors. */
export const sertifikasiAnswer = (
  mahasiswa: Mahasiswa | null,
  { mulai, selesai, buka, tutup, peserta: _, poin, wajibBerkas, pembicara, jenis, penyelenggara, ...acara }: AcaraDunia,
  now: number,
  isDetail = false,
): SertifikasiWire => ({
  ...acara,
  skema: jenis,
  lembaga: penyelenggara,
  tanggalMulai: mulai,
  tanggalSelesai: selesai,
  tanggalBuka: buka,
  tanggalTutup: tutup,
  ...acaraNow(SERTIFIKASI, mahasiswa, acara.id, now),
  wajibTugas: wajibBerkas,
  poinSkpi: poin,
  pembicara: isDetail ? pembicara : null,
})

/** Returns the assignment of a certification while it is running. */
const soalOf = (acara: AcaraDunia, now: number) => {
  if (!acara.wajibBerkas || now > selesaiAt(acara)) return null
  const nama = acara.id === '15' ? 'tugas-web-muda.pdf' : `tugas-${acara.id}.pdf`
  return { nama, url: `https://gateway.example/berkas/sertifikasi/${acara.id}`, ukuran: 151_552 }
}

/** Returns the current state of a registration for a certification. */
export const sertifikasiMahasiswa = (
  mahasiswa: Mahasiswa,
  row: PendaftaranDunia,
  now: number,
): SertifikasiMahasiswaWire => {
  const { acara, umum, isLulus, nilai, berkas, batasBerkas } = pendaftaranNow(SERTIFIKASI, mahasiswa, row, now)
  return {
    ...umum,
    sertifikasiId: acara.id,
    tanggalMulai: acara.mulai,
    tanggalSelesai: acara.selesai,
    statusSertifikasi: isLulus ? 1 : 0,
    nilai,
    wajibTugas: acara.wajibBerkas,
    soalTugas: row.dibatalkan ? null : soalOf(acara, now),
    tugas: berkas,
    batasTugas: batasBerkas,
  }
}

/** Returns the content of a certification's certificate. @throws Refusal when there is none */
export const sertifikatSertifikasi = (
  mahasiswa: Mahasiswa,
  idAcara: string,
  now: number,
): SertifikatSertifikasiWire => {
  const { acara, umum, nilai } = sertifikatOf(SERTIFIKASI, mahasiswa, idAcara, now)
  const { jenis, penyelenggara, mulai, selesai } = acara
  const { tanggalTerbit } = umum
  return {
    ...umum,
    skema: jenis,
    lembaga: penyelenggara,
    tanggalMulai: mulai,
    tanggalSelesai: selesai,
    nilai,
    predikat: 'Kompeten',
    berlakuSampai: `${Number(tanggalTerbit.slice(0, 4)) + BERLAKU_TAHUN}${tanggalTerbit.slice(4)}`,
  }
}
