import type { KalenderAkademikWire } from '#generated/models/info/kalenderAkademikWire.zod.ts'

type Row = readonly [
  id: number,
  mulai: string,
  selesai: string,
  tanggal: string,
  kegiatan: string,
  kategori: string,
  semester: 1 | 2,
]

/** Dates of the academic year before the story's, and dates that the story does not define. */
const TAHUN: Record<number, readonly Row[]> = {
  2026: [
    [601, '2025-09-01', '2025-09-01', '1 September 2025', 'Awal kuliah 2025/2026 Ganjil', 'Perkuliahan', 1],
    [604, '2025-10-27', '2025-11-07', '27 Oktober – 7 November 2025', 'Ujian Tengah Semester', 'Ujian', 1],
    [606, '2025-12-25', '2025-12-25', '25 Desember 2025', 'Libur Natal', 'Libur', 1],
    [608, '2026-01-05', '2026-01-16', '5–16 Januari 2026', 'Ujian Akhir Semester', 'Ujian', 1],
    [609, '2026-01-12', '2026-01-16', '12–16 Januari 2026', 'Pengisian KRS 2025/2026 Genap', 'KRS', 2],
    [611, '2026-02-16', '2026-02-16', '16 Februari 2026', 'Awal kuliah 2025/2026 Genap', 'Perkuliahan', 2],
    [613, '2026-03-19', '2026-03-27', '19–27 Maret 2026', 'Libur Idulfitri 1447 H', 'Libur', 2],
    [615, '2026-06-08', '2026-06-19', '8–19 Juni 2026', 'Ujian Akhir Semester', 'Ujian', 2],
    [618, '2026-08-17', '2026-08-17', '17 Agustus 2026', 'Hari Kemerdekaan', 'Libur', 2],
  ],
  2027: [
    [702, '2026-09-07', '2026-09-11', '7–11 September 2026', 'Masa PKRS 2026/2027 Ganjil', 'KRS', 1],
    [711, '2027-02-15', '2027-02-15', '15 Februari 2027', 'Awal kuliah 2026/2027 Genap', 'Perkuliahan', 2],
    [713, '2027-03-09', '2027-03-17', '9–17 Maret 2027', 'Libur Idulfitri 1448 H', 'Libur', 2],
    [715, '2027-06-07', '2027-06-18', '7–18 Juni 2027', 'Ujian Akhir Semester', 'Ujian', 2],
  ],
}

const toRow =
  (tahun: number) =>
  ([id, tanggalMulai, tanggalSelesai, tanggal, kegiatan, kategori, semester]: Row): KalenderAkademikWire => ({
    tanggalMulai,
    tanggal,
    idKalender: String(id),
    kegiatan,
    tanggalSelesai,
    kategori,
    isLibur: kategori === 'Libur',
    tahun,
    semester,
  })

/** Returns two academic years, in the order of an office's document. @param cerita the dates of the story */
export const kalenderOf = (cerita: KalenderAkademikWire[]): KalenderAkademikWire[] => [
  ...cerita,
  ...Object.entries(TAHUN).flatMap(([tahun, rows]) => rows.map(toRow(Number(tahun)))),
]
