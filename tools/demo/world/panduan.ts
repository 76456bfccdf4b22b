import type { PanduanWire } from '#generated/models/panduan/panduanWire.zod.ts'
import { fromTanggal, toIso } from './waktu.ts'

const DAY_MS = 86_400_000
const ARSIP = 240
/** Number of the newest archived guide. The numbers begin above the story's ids. */
const NEWEST_ARSIP = 46 + ARSIP
const TOPIK = [
  'surat keterangan aktif',
  'cuti akademik',
  'pendaftaran wisuda',
  'peminjaman ruang',
  'kuesioner',
] as const
const OLDEST = '2018-01-08'

const toArsip = (_: unknown, place: number): PanduanWire => {
  const nomor = ARSIP - place
  const topik = TOPIK[nomor % TOPIK.length] ?? TOPIK[0]
  return {
    idPanduan: `arsip-${NEWEST_ARSIP - place}`,
    judul: `Panduan ${topik}, edisi ${nomor}`,
    deskripsi: `Langkah-langkah ${topik} sesuai edaran nomor ${nomor}.`,
    kategori: nomor % 3 === 0 ? 'Akademik' : 'Kemahasiswaan',
    hak: [{ jenis: 2 }],
    dokumen: {
      nama: `panduan-${nomor}.pdf`,
      url: `https://gateway.example/media/061001/panduan-${nomor}.pdf`,
      ukuran: 100_000 + nomor * 1000,
    },
    urlVideo: null,
    createdAt: toIso(fromTanggal(OLDEST, '09.00') + nomor * 12 * DAY_MS),
  }
}

/** Returns the guides of a persona, newest first. @param cerita those of the story (docs/story.md) */
export const panduanOf = (persona: string | undefined, cerita: PanduanWire[]): PanduanWire[] => {
  if (persona === 'kosong') return []
  return persona === 'padat' ? [...cerita, ...Array.from({ length: ARSIP }, toArsip)] : cerita
}
