import { getGetProposalResponseMock } from '#generated/mocks/proposal/proposal.msw.ts'
import type { BimbinganCatatanWire } from '#generated/models/bimbingan/bimbinganCatatanWire.zod.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { ProposalDunia } from './student-parts.ts'
import { DAY_MS, fromTanggal, toIso } from './waktu.ts'

/** Days of a proposal fixed by the story, used instead of those derived from the office's working days. */
interface Cerita {
  diterimaPada: string
  catatan: string | null
  dijadwalkanPada: string
  idJadwal: string
  tanggalUjian: string
  bimbingan: BimbinganCatatanWire[]
}

const MANY = 24

const OF_STORY = getGetProposalResponseMock()

const record = (usulanId: string, pertemuanKe: number, tanggal: string, topik: string): BimbinganCatatanWire => ({
  idBimbingan: String(Number(usulanId) * 10 + pertemuanKe),
  usulanId,
  pertemuanKe,
  tanggal,
  topik,
  uraian: `Pembahasan ${topik.toLowerCase()} bersama pembimbing.`,
  pembimbing: { id: String(DOSEN.ratna.id), nama: DOSEN.ratna.nama },
  status: 'disetujui',
  tanggapan: 'Lanjutkan ke bagian berikutnya.',
  tanggalTanggapan: `${tanggal}T15:40:00+07:00`,
  tugasBerikutnya: null,
  berkas: [],
})

const CERITA: Readonly<Record<string, Cerita>> = {
  '205': {
    diterimaPada: OF_STORY.tanggalDisetujui ?? '',
    catatan: OF_STORY.catatan ?? null,
    dijadwalkanPada: '2026-10-20T10:00:00+07:00',
    idJadwal: '88',
    tanggalUjian: '2026-11-17',
    bimbingan: [
      record('205', 1, '2026-10-12', 'Rumusan masalah'),
      record('205', 2, '2026-10-14', 'Tinjauan pustaka'),
      record('205', 3, '2026-10-16', 'Rancangan metode'),
    ],
  },
  '131': {
    diterimaPada: '2025-10-06T10:00:00+07:00',
    catatan: null,
    dijadwalkanPada: '2025-11-05T10:00:00+07:00',
    idJadwal: '61',
    tanggalUjian: '2025-11-18',
    bimbingan: [
      record('131', 1, '2025-10-13', 'Rumusan masalah'),
      record('131', 2, '2025-10-20', 'Data latih'),
      record('131', 3, '2025-10-27', 'Rancangan pengujian'),
    ],
  },
}

/** Returns the days of a proposal fixed by the story; undefined when all are derived from the working days. */
export const ceritaOf = ({ id }: Pick<ProposalDunia, 'id'>): Cerita | undefined => CERITA[id]

const pair = (utama: keyof typeof DOSEN, pendamping: keyof typeof DOSEN) => [
  { urutan: 1, idDosen: String(DOSEN[utama].id) },
  { urutan: 2, idDosen: String(DOSEN[pendamping].id) },
]

const written = (id: string, judul: string, more: Partial<ProposalDunia>): ProposalDunia => ({
  id,
  judul,
  judulInggris: null,
  latarBelakang: 'Usulan cadangan.',
  bidang: null,
  kataKunci: [],
  tautanNaskah: null,
  pembimbing: pair('hendra', 'yusuf'),
  diajukanPada: null,
  judulDipakai: false,
  dihapus: false,
  ...more,
})

const ofAktif = (): ProposalDunia[] => [
  written('218', 'Deteksi Titip Absen dari Pola Waktu Presensi', {
    bidang: 'Sains data',
    kataKunci: ['presensi', 'anomali'],
  }),
  written('205', OF_STORY.judul ?? '', {
    judulInggris: OF_STORY.judulInggris ?? null,
    latarBelakang: OF_STORY.latarBelakang ?? '',
    bidang: OF_STORY.bidang ?? null,
    kataKunci: OF_STORY.kataKunci ?? [],
    tautanNaskah: OF_STORY.tautanNaskah ?? null,
    pembimbing: pair('ratna', 'yusuf'),
    diajukanPada: OF_STORY.tanggalPengajuan ?? null,
  }),
]

/** Returns proposals of earlier years that were rejected because their title was taken. */
const oldOnes = (): ProposalDunia[] =>
  Array.from({ length: MANY }, (_, index) =>
    written(String(99 - index), `Sistem Informasi Kampus, Usulan ke-${MANY - index}`, {
      diajukanPada: toIso(fromTanggal('2026-08-03', '10.00') - index * 28 * DAY_MS),
      judulDipakai: true,
    }),
  )

const SEEDED: Readonly<Record<string, () => ProposalDunia[]>> = {
  aktif: ofAktif,
  'tugas-akhir': () => [
    written('131', 'Deteksi Kantuk Pengemudi dari Kamera Ponsel', {
      judulInggris: 'Driver Drowsiness Detection from a Phone Camera',
      latarBelakang: 'Kamera ponsel yang murah cukup untuk mengenali mata yang lama terpejam.',
      bidang: 'Penglihatan komputer',
      kataKunci: ['kantuk', 'ponsel'],
      pembimbing: pair('hendra', 'ratna'),
      diajukanPada: '2025-10-01T09:15:00+07:00',
    }),
  ],
  padat: oldOnes,
}

/** Returns the proposals that a student wrote before the start of the story, newest first. */
export const proposalSeed = ({ persona }: Pick<Mahasiswa, 'persona'>): ProposalDunia[] => SEEDED[persona]?.() ?? []
