import type { BahanKuliahWire } from '#generated/models/bahan-dan-tugas/bahanKuliahWire.zod.ts'
import type { TugasKuliahWire } from '#generated/models/bahan-dan-tugas/tugasKuliahWire.zod.ts'
import type { Kelas } from './mahasiswa-types.ts'
import type { Jawaban } from './student-parts.ts'
import { addHari, DAY_MS, fromTanggal, toIso } from './waktu.ts'

/** One assignment of a lecturer, and the student's submission at the start of the story. */
export interface TugasDunia {
  tugas: TugasKuliahWire
  /** Time after the deadline in which a late file is accepted. */
  toleransiMs: number
  jawaban: Jawaban | null
}

const JUDUL = [
  'Ringkasan bacaan dan pertanyaan',
  'Studi kasus dan pembahasannya',
  'Latihan terstruktur',
  'Laporan percobaan',
  'Rancangan proyek akhir',
] as const
const MATERI = [
  'Kontrak kuliah dan pengantar',
  'Konsep dasar',
  'Contoh dari industri',
  'Metode dan alat',
  'Latihan soal',
  'Pendalaman',
  'Tinjauan sebelum ujian',
] as const
const FORMATS = [['pdf'], ['pdf', 'docx'], ['zip'], ['pdf', 'jpg', 'png'], []] as const
const MB = 1_000_000
const LATE_DAYS = 14
const MEETINGS = 14
/** Returns a file of the simulated gateway with its address. */
export const demoFile = (name: string, ukuran: number, folder = '') => ({
  nama: name,
  url: `https://gateway.example/berkas/${folder}${name}`,
  ukuran,
})

/** Returns the submission before the start of the story: usually on time, sometimes late or missing. */
const jawabanOf = (
  id: string,
  [index, n]: readonly [number, number],
  { mulai, batas, isLateTaken }: { mulai: number; batas: number; isLateTaken: boolean },
  now: number,
): Jawaban | null => {
  const isPast = batas < now
  if (isPast && (isLateTaken ? n % 2 === 1 : (index + n) % 5 === 4)) return null
  if (!isPast && (index + n) % 3 !== 0) return null
  const early = isPast ? batas - DAY_MS - 4 * 3_600_000 : mulai + DAY_MS
  const at = isPast && isLateTaken ? batas + DAY_MS / 2 : early
  if (at >= now) return null
  return { dikumpulkanPada: toIso(at), dokumen: demoFile(`jawaban-${id}.pdf`, 300_000 + index * 41_000) }
}

/**
 * Returns the assignments of a class, derived from its index among the student's classes: every fifth class has none.
 * @param many number of assignments, including future ones
 * @param storyNow start of the story; submissions before it are those of the seed
 */
export const tugasOfKelas = (kelas: Kelas, index: number, many: number, storyNow: number): TugasDunia[] => {
  if (index % 5 === 3) return []
  const step = many > JUDUL.length ? 0.5 : 3 // weeks
  return Array.from({ length: many }, (_, n) => {
    const idTugas = `${kelas.idKelas}${n + 1}`
    const first = addHari(kelas.pertemuanPertama, 7 * (1 + (index % 3) + step * n))
    const mulai = fromTanggal(first, '18.00')
    const batas = fromTanggal(addHari(first, 4 + ((index * 3) % 12)), '23.59')
    const isLateTaken = index % 4 === 0
    const late = isLateTaken ? ' Berkas yang terlambat masih diterima selama dua minggu, dengan pengurangan nilai.' : ''
    const format = FORMATS[(index + n) % FORMATS.length] ?? FORMATS[0]
    return {
      toleransiMs: isLateTaken ? LATE_DAYS * DAY_MS : 0,
      jawaban: jawabanOf(idTugas, [index, n], { mulai, batas, isLateTaken }, storyNow),
      tugas: {
        idTugas,
        judul: `Tugas ${n + 1}: ${JUDUL[(index + n) % JUDUL.length]}`,
        keterangan: `Kerjakan sendiri, tulis nama dan NIM di halaman pertama.${late}`,
        tanggalMulai: toIso(mulai),
        batasWaktu: toIso(batas),
        dokumenTugas: n % 2 === 0 ? [demoFile(`soal-${idTugas}.pdf`, 180_000 + n * 20_000)] : [],
        formatBerkas: [...format],
        ukuranMaksimal: n % 3 === 2 ? null : (format[0] === 'zip' ? 10 : 5) * MB,
      },
    }
  })
}

/** Returns the materials of a class so far, latest first; every fourth class has none. */
export const bahanOfKelas = (kelas: Kelas, index: number, now: number): BahanKuliahWire[] => {
  if (index % 4 === 1) return []
  return Array.from({ length: MEETINGS }, (_, n) => {
    const idBahan = `${kelas.idKelas}${String(n + 1).padStart(2, '0')}`
    return {
      idBahan,
      judul: kelas.materi[n] ?? MATERI[n % MATERI.length] ?? null,
      keterangan: n % 3 === 1 ? 'Baca sebelum kuliah.' : null,
      pertemuanKe: n + 1,
      tanggal: addHari(kelas.pertemuanPertama, 7 * n),
      dokumen: [demoFile(`${kelas.kodeMakul.toLowerCase()}-${String(n + 1).padStart(2, '0')}.pdf`, (n + 4) * 240_000)],
      tautan: n % 4 === 2 ? `https://video.arunika.example/${kelas.kodeMakul.toLowerCase()}-${n + 1}` : null,
    }
  })
    .filter(({ tanggal }) => fromTanggal(tanggal) <= now)
    .reverse()
}
