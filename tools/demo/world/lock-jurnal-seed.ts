import { getGetJudulSkripsiResponseMock } from '#generated/mocks/lock-jurnal/lock-jurnal.msw.ts'
import type { OrangWire } from '#generated/models/orangWire.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { AjuanJurnal } from './student-parts.ts'
import { addHari, DAY_MS, fromTanggal, toIso, toTanggal } from './waktu.ts'

/** A thesis title registered at the campus. */
export interface JudulTerdaftar {
  judul: string
  inggris: string | null
  pembimbing: OrangWire[]
  /** Day of the registration. */
  tanggal: string
}

const MANY = 24

const HENDRA: OrangWire = { id: '0603067502', nama: 'Dr. Hendra Wijaya, M.Kom.' }
const RATNA: OrangWire = { id: '0612057901', nama: 'Dr. Ratna Wulandari, M.Kom.' }

const ofStory = (): JudulTerdaftar => {
  const { judulSkripsi, judulSkripsiInggris, pembimbing } = getGetJudulSkripsiResponseMock()
  return {
    judul: judulSkripsi ?? '',
    inggris: judulSkripsiInggris ?? null,
    pembimbing: pembimbing ?? [],
    tanggal: '2026-10-09',
  }
}

const TITLES: Readonly<Record<string, () => JudulTerdaftar>> = {
  aktif: ofStory,
  'tugas-akhir': () => ({
    judul: 'Deteksi Kantuk Pengemudi dari Kamera Ponsel',
    inggris: 'Driver Drowsiness Detection from a Phone Camera',
    pembimbing: [HENDRA, RATNA],
    tanggal: '2026-03-12',
  }),
  lulus: () => ({
    judul: 'Sistem Rekomendasi Mata Kuliah Pilihan dengan Collaborative Filtering',
    inggris: null,
    pembimbing: [RATNA],
    tanggal: '2025-03-10',
  }),
  padat: () => ({
    judul: 'Pemetaan Kebutuhan Layanan Kampus dari Percakapan Mahasiswa Lintas Fakultas Menggunakan Pemodelan Topik',
    inggris: null,
    pembimbing: [HENDRA, RATNA],
    tanggal: '2025-09-08',
  }),
}

/** Returns the thesis title registered for a student; null when there is none. */
export const judulTerdaftarOf = ({ persona }: Pick<Mahasiswa, 'persona'>): JudulTerdaftar | null =>
  TITLES[persona]?.() ?? null

const article = (id: string, tanggal: string, more: Partial<AjuanJurnal>): AjuanJurnal => ({
  id,
  pada: `${tanggal}T09:20:00+07:00`,
  judulSkripsi: '',
  judulJurnal: '',
  namaJurnal: 'Jurnal Informatika Arunika',
  issn: '2716-0418',
  volume: null,
  nomor: null,
  tahunTerbit: 2026,
  tautanJurnal: `https://jurnal.arunika.example/artikel/${id}`,
  dihapus: false,
  ...more,
})

const ofAktif = (): AjuanJurnal[] => [
  article('J-118', '2026-10-14', {
    judulSkripsi: 'Rancang Bangun Sistem Presensi Kuliah Berbasis Kode QR Dinamis',
    judulJurnal: 'Dynamic QR Codes for Class Attendance',
    volume: '8',
    nomor: '2',
    tautanJurnal: 'https://jurnal.arunika.example/jia/8/2/41',
  }),
  article('J-097', '2026-09-21', {
    judulSkripsi: 'Sistem Presensi Kuliah Berbasis Kode QR',
    judulJurnal: 'Presensi Kuliah dengan Kode QR',
    volume: '9',
    nomor: '1',
    tahunTerbit: 2027,
    tautanJurnal: 'https://jurnal.arunika.example/jia/9/1/12',
    diperiksaPada: '2026-09-25T10:12:00+07:00',
  }),
]

/** Returns unpublished articles of earlier years. */
const oldOnes = (): AjuanJurnal[] =>
  Array.from({ length: MANY }, (_, index) => {
    const tanggal = toTanggal(fromTanggal('2026-09-28') - index * 13 * DAY_MS)
    return article(`J-0${MANY - index + 10}`, tanggal, {
      judulSkripsi: 'Pemetaan Kebutuhan Layanan Kampus dari Percakapan Mahasiswa',
      judulJurnal: `Pemodelan topik percakapan kampus, bagian ${MANY - index}`,
      tahunTerbit: 2028,
      diperiksaPada: toIso(fromTanggal(addHari(tanggal, 9), '10.00')),
    })
  })

const SEEDED: Readonly<Record<string, () => AjuanJurnal[]>> = {
  aktif: ofAktif,
  'tugas-akhir': () => [
    article('J-064', '2026-06-15', {
      judulSkripsi: 'Deteksi Kantuk Pengemudi dari Kamera Ponsel',
      judulJurnal: 'Drowsiness Detection on Low-Cost Phones',
      volume: '7',
      nomor: '2',
    }),
  ],
  lulus: () => [
    article('J-031', '2025-06-16', {
      judulSkripsi: 'Sistem Rekomendasi Mata Kuliah Pilihan dengan Collaborative Filtering',
      judulJurnal: 'Collaborative Filtering for Elective Courses',
      tahunTerbit: 2025,
    }),
  ],
  padat: oldOnes,
}

/** Returns the articles that a student submitted before the start of the story, newest first. */
export const ajuanJurnalSeed = ({ persona }: Pick<Mahasiswa, 'persona'>): AjuanJurnal[] => SEEDED[persona]?.() ?? []
