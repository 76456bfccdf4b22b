import { getListDaftarKegiatanResponseMock } from '#generated/mocks/akademik/akademik.msw.ts'
import type { KegiatanWire } from '#generated/models/akademik/kegiatanWire.zod.ts'
import type { Mahasiswa, Periode } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './rules.ts'
import { STORY_NOW } from './seed.ts'
import { addHari, DAY_MS } from './waktu.ts'

/** An activity as the campus offers it, without the state of a student. */
export type KegiatanTawaran = Pick<
  KegiatanWire,
  | 'biaya'
  | 'nama'
  | 'jenis'
  | 'penyelenggara'
  | 'tanggalMulai'
  | 'tanggalSelesai'
  | 'tempat'
  | 'batasPendaftaran'
  | 'keterangan'
> & {
  idKegiatan: string
  kuota: number | null
  /** Seats taken by others at the start of the story; perHari is the number of seats taken on each further day. */
  terisi: number
  perHari: number
}

type Isian = readonly [
  id: string,
  nama: string,
  jenis: string,
  penyelenggara: string,
  mulai: string,
  selesai: string,
  tempat: string,
  batas: string,
  biaya: number,
  kuota: number | null,
  terisi: number,
  perHari: number,
]

const tawaran = ([
  id,
  nama,
  jenis,
  penyelenggara,
  mulai,
  selesai,
  tempat,
  batas,
  biaya,
  kuota,
  terisi,
  perHari,
]: Isian) =>
  ({
    idKegiatan: id,
    nama,
    jenis,
    penyelenggara,
    tanggalMulai: `${mulai}:00+07:00`,
    tanggalSelesai: `${selesai}:00+07:00`,
    tempat,
    batasPendaftaran: `${batas}:00+07:00`,
    biaya,
    kuota,
    terisi,
    perHari,
    keterangan: null,
  }) satisfies KegiatanTawaran

/**
 * Seats taken each day, for the activities of the contract. A seat of the story's student is already counted in their
 * number.
 */
const PER_HARI: Readonly<Record<string, number>> = { '311': 3, '314': 1, '317': 4 }

const ofStory = (): KegiatanTawaran[] =>
  getListDaftarKegiatanResponseMock().kegiatanMahasiswa.data.map(({ idKegiatan, status, kuota, terisi, ...row }) => ({
    ...row,
    idKegiatan: String(idKegiatan),
    kuota: kuota ?? null,
    terisi: (terisi ?? 0) - (String(status) === '1' ? 1 : 0),
    perHari: PER_HARI[String(idKegiatan)] ?? 0,
    keterangan: String(status) === '2' ? null : (row.keterangan ?? null),
  }))

/** Cases without an example in the contract: one that clashes with a class, one that is full, one that is over. */
const LAINNYA: readonly Isian[] = [
  [
    '319',
    'Pelatihan penulisan ilmiah',
    'Pelatihan',
    'Perpustakaan',
    '2026-11-05T08:00',
    '2026-11-05T10:30',
    'R. 210',
    '2026-11-03T16:00',
    0,
    25,
    21,
    2,
  ],
  [
    '318',
    'Kunjungan pusat data nasional',
    'Kunjungan',
    'Teknik Informatika',
    '2026-11-28T07:00',
    '2026-11-28T17:00',
    'Halaman Gedung C',
    '2026-11-20T16:00',
    100_000,
    40,
    40,
    0,
  ],
  [
    '320',
    'Lomba pemrograman antarkelas',
    'Lomba',
    'Himpunan Informatika',
    '2026-10-31T09:00',
    '2026-10-31T15:00',
    'Lab 2',
    '2026-10-20T16:00',
    0,
    30,
    24,
    0,
  ],
]

const MANY = { persona: 'padat', count: 60 }

const ofPadat = (): KegiatanTawaran[] =>
  Array.from({ length: MANY.count }, (_, index) => {
    const hari = addHari('2026-11-02', index)
    return tawaran([
      String(4000 + index),
      `Lokakarya pengembangan diri dan keterampilan kerja bagi mahasiswa tingkat akhir, bagian ${index + 1}`,
      'Lokakarya',
      'Pusat Pengembangan Karier dan Kewirausahaan Mahasiswa',
      `${hari}T16:00`,
      `${hari}T18:00`,
      'Aula Barat',
      `${addHari(hari, -2)}T16:00`,
      (index % 4) * 50_000,
      index % 5 === 0 ? null : 30,
      index % 31,
      0,
    ])
  })

/** Returns a lecture of a past period. */
const lampau = ({ tahun, semester }: Periode): KegiatanTawaran => {
  const hari = semester === 1 ? `${tahun - 1}-11-12` : `${tahun}-05-14`
  return tawaran([
    `1${tahun}${semester}`,
    'Kuliah umum: Karier di bidang informatika',
    'Kuliah umum',
    'Teknik Informatika',
    `${hari}T13:00`,
    `${hari}T15:00`,
    'Aula Barat',
    `${addHari(hari, -2)}T16:00`,
    0,
    200,
    164,
    0,
  ])
}

/** Returns the activities offered to a student in a period, in the gateway's order. */
export const tawaranKegiatan = ({ persona, riwayat }: Mahasiswa, periode: Periode): KegiatanTawaran[] => {
  const isSame = (one: Periode) => one.tahun === periode.tahun && one.semester === periode.semester
  if (persona === 'kosong') return []
  if (!isSame(PERIODE_BERJALAN)) return riwayat.some(isSame) ? [lampau(periode)] : []
  return [...ofStory(), ...LAINNYA.map(tawaran), ...(persona === MANY.persona ? ofPadat() : [])]
}

/** Returns the seats that others have taken by now, between 0 and the quota. */
export const terisiOleh = ({ kuota, terisi, perHari }: KegiatanTawaran, now: number): number => {
  const grown = terisi + Math.floor(((now - STORY_NOW) / DAY_MS) * perHari)
  return Math.max(0, Math.min(kuota ?? Number.POSITIVE_INFINITY, grown))
}

/** Returns whether a moment in the campus's format is in the past. */
export const isLewat = (moment: string | null | undefined, now: number): boolean =>
  moment !== null && moment !== undefined && Date.parse(moment) < now
