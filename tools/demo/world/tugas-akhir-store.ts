import {
  getGetAturanTugasAkhirResponseMock,
  getListJenisPenelitianResponseMock,
  getListUsulanTugasAkhirResponseMock,
} from '#generated/mocks/tugas-akhir/tugas-akhir.msw.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { SidangDunia, TugasAkhirDunia, UsulanDunia } from './student-parts.ts'
import { DAY_MS, fromTanggal, toIso } from './waktu.ts'

const MANY = 24

/** Returns the lecturers of the rules, with their quota. */
export const calonPembimbing = () => getGetAturanTugasAkhirResponseMock().calonPembimbing ?? []

/** Returns the name of a lecturer by NIDN; the number itself for an unknown one. */
export const namaDosen = (id: string): string => Object.values(DOSEN).find((dosen) => dosen.id === id)?.nama ?? id

/** Returns a kind of research by its id. */
export const jenisPenelitianOf = (id: string) =>
  getListJenisPenelitianResponseMock().data.find((row) => String(row.id) === id)

/** Returns the proposals of the contract's example, for the persona aktif. */
const ofExample = (): UsulanDunia[] =>
  getListUsulanTugasAkhirResponseMock().data.map((row) => ({
    id: String(row.id),
    judul: row.judul ?? '',
    judulInggris: row.judulInggris ?? null,
    latarBelakang: row.latarBelakang ?? '',
    jalur: row.jalur ?? 'skripsi',
    idJenisPenelitian: String(row.jenisPenelitian?.id ?? '1'),
    kataKunci: row.kataKunci ?? [],
    pembimbing: (row.pembimbing ?? []).map(({ urutan, id }) => ({ urutan: urutan ?? 1, idDosen: String(id) })),
    dibuatPada: row.tanggalDibuat ?? '',
    diajukanPada: row.tanggalDiajukan ?? null,
    ...(row.tanggalDisetujui && {
      keputusan: { pada: row.tanggalDisetujui, status: 'disetujui', catatan: row.catatan ?? null },
    }),
  }))

const HENDRA_RATNA = [
  { urutan: 1, idDosen: String(DOSEN.hendra.id) },
  { urutan: 2, idDosen: String(DOSEN.ratna.id) },
]

const OF_KIRANA: UsulanDunia = {
  id: '388',
  judul: 'Deteksi Kantuk Pengemudi dari Kamera Ponsel',
  judulInggris: 'Driver Drowsiness Detection from a Phone Camera',
  latarBelakang: 'Kamera ponsel yang murah cukup untuk mengenali mata yang lama terpejam sebelum pengemudi tertidur.',
  jalur: 'skripsi',
  idJenisPenelitian: '2',
  kataKunci: ['kantuk', 'penglihatan komputer', 'ponsel'],
  pembimbing: HENDRA_RATNA,
  dibuatPada: '2026-02-23T20:15:00+07:00',
  diajukanPada: '2026-03-02T09:30:00+07:00',
  keputusan: {
    pada: '2026-03-06T10:20:00+07:00',
    status: 'disetujui',
    catatan: 'Sertakan pengemudi yang berkacamata.',
  },
}

const OF_GRADUATE: UsulanDunia = {
  ...OF_KIRANA,
  id: '215',
  judul: 'Sistem Rekomendasi Mata Kuliah Pilihan dengan Collaborative Filtering',
  judulInggris: null,
  latarBelakang: 'Mahasiswa memilih mata kuliah dari kabar teman. Riwayat nilai dapat memberi saran yang lebih baik.',
  kataKunci: ['rekomendasi', 'collaborative filtering'],
  dibuatPada: '2025-09-08T19:00:00+07:00',
  diajukanPada: '2025-09-15T08:10:00+07:00',
  keputusan: { pada: '2025-09-18T10:00:00+07:00', status: 'disetujui', catatan: null },
}

/** Returns rejected proposals of earlier years, for the persona with the longest history. */
const oldOnes = (): UsulanDunia[] =>
  Array.from({ length: MANY }, (_, index) => {
    const pada = fromTanggal('2026-09-07', '10.00') - index * 30 * DAY_MS
    return {
      ...OF_GRADUATE,
      id: String(199 - index),
      judul: `Sistem Informasi Peminjaman Alat Laboratorium, Rancangan ke-${MANY - index}`,
      dibuatPada: toIso(pada),
      diajukanPada: toIso(pada + DAY_MS),
      keputusan: {
        pada: toIso(pada + 4 * DAY_MS),
        status: 'ditolak',
        catatan: 'Pokok bahasan sudah dipakai usulan lain.',
      },
    }
  })

const SEEDED: Readonly<Record<string, () => UsulanDunia[]>> = {
  aktif: ofExample,
  'tugas-akhir': () => [OF_KIRANA],
  lulus: () => [OF_GRADUATE],
  padat: oldOnes,
}

const sidang = (id: string, usulanId: string, jenisSidang: string, pada: string, jadwal: SidangDunia['jadwal']) => ({
  id,
  usulanId,
  jenisSidang,
  tanggalUsulan: null,
  tautanNaskah: `https://naskah.example/${usulanId}/${jenisSidang}.pdf`,
  catatan: null,
  setujuHadir: false,
  pada,
  ...(jadwal && { jadwal }),
})

const SEEDED_SIDANG: Readonly<Record<string, SidangDunia[]>> = {
  aktif: [
    {
      ...sidang('71', '412', 'usulan', '2026-10-21T09:10:00+07:00', {
        tanggal: '2026-11-24',
        jamMulai: '13.30',
        ruang: 'R. 305',
      }),
      tautanNaskah: 'https://naskah.example/240117023/usulan.pdf',
    },
  ],
  'tugas-akhir': [
    {
      ...sidang('62', '388', 'usulan', '2026-04-30T10:00:00+07:00', {
        tanggal: '2026-05-19',
        jamMulai: '09.00',
        ruang: 'R. 301',
      }),
      setujuHadir: true,
    },
  ],
  lulus: [
    {
      ...sidang('58', '215', 'akhir', '2026-06-08T10:00:00+07:00', {
        tanggal: '2026-06-30',
        jamMulai: '09.00',
        ruang: 'R. 301',
      }),
      setujuHadir: true,
    },
    {
      ...sidang('49', '215', 'usulan', '2025-11-03T10:00:00+07:00', {
        tanggal: '2025-11-25',
        jamMulai: '13.30',
        ruang: 'R. 305',
      }),
      setujuHadir: true,
    },
  ],
}

/** Returns a student's actions for the final project in the demo. */
export const partOf = (mahasiswa: Mahasiswa): TugasAkhirDunia =>
  mahasiswa.tugasAkhir ?? { usulan: [], hapus: [], sidang: [], hadir: {} }

/** Returns the stored proposals of a student, newest first. */
export const storedUsulan = (mahasiswa: Mahasiswa): UsulanDunia[] => {
  const { usulan, hapus } = partOf(mahasiswa)
  const changed = new Set([...usulan.map(({ id }) => id), ...hapus])
  const seeded = (SEEDED[mahasiswa.persona]?.() ?? []).filter(({ id }) => !changed.has(id))
  return [...usulan, ...seeded].sort((one, other) => Date.parse(other.dibuatPada) - Date.parse(one.dibuatPada))
}

/** Returns the defences requested by a student, newest first. */
export const storedSidang = (mahasiswa: Mahasiswa): SidangDunia[] => [
  ...partOf(mahasiswa).sidang,
  ...(SEEDED_SIDANG[mahasiswa.persona] ?? []),
]

/**
 * Returns an id that is unique among the rows of all students.
 * @param last highest id of the story
 */
export const nextId = (rows: readonly { id: string }[], last: number): string =>
  String(Math.max(last, ...rows.map(({ id }) => Number(id))) + 1)
