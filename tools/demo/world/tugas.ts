import {
  getListBahanKuliahResponseMock,
  getListTugasKuliahResponseMock,
} from '#generated/mocks/bahan-dan-tugas/bahan-dan-tugas.msw.ts'
import type { BahanTugasKuliahWire } from '#generated/models/bahan-dan-tugas/bahanTugasKuliahWire.zod.ts'
import type { BahanTugasMakulWire } from '#generated/models/bahan-dan-tugas/bahanTugasMakulWire.zod.ts'
import type { TugasKuliahWire } from '#generated/models/bahan-dan-tugas/tugasKuliahWire.zod.ts'
import { endingOf, hasFormat } from '../file-ending.ts'
import { Refusal } from '../refusal.ts'
import { isPeriode, kelasOfPeriode } from './kelas-periode.ts'
import type { Kelas, Mahasiswa, Periode } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './rules.ts'
import { STORY_NOW } from './seed.ts'
import type { Jawaban } from './student-parts.ts'
import { bahanOfKelas, demoFile, type TugasDunia, tugasOfKelas } from './tugas-kelas.ts'
import { DAY_MS, toIso } from './waktu.ts'

/** Whose courses the story tells (docs/story.md). */
const STORY = 'aktif'
/** How many assignments a course has: hundreds in all for who has the most. */
const MANY = { usual: 5, padat: 30 }
/** An assignment is announced so long before it begins. */
const AHEAD_MS = 7 * DAY_MS
/** A lecturer grades so long after the deadline, or after what came later. */
const GRADING_MS = 4 * DAY_MS
const LOWEST = 65
const SPREAD = 31

/** Whether the story itself tells a course of the student. */
const toldOf = (mahasiswa: Mahasiswa, periode: Periode, rows: readonly BahanTugasMakulWire[]) => {
  const told = mahasiswa.persona === STORY && isPeriode(periode, PERIODE_BERJALAN) ? rows : []
  return new Map(told.map((row) => [String(row.idMakul), row]))
}

/** A course that the story tells, in the shape of the others: what it says of the student is its beginning. */
const asDunia = ({ dokumenJawaban, tanggalKumpul, ...tugas }: TugasKuliahWire): TugasDunia => {
  const [dokumen] = dokumenJawaban ?? []
  const { nama, url, ukuran } = dokumen ?? {}
  const stored = nama && url && tanggalKumpul
  return {
    tugas,
    toleransiMs: 0,
    jawaban: stored ? { dikumpulkanPada: tanggalKumpul, dokumen: { nama, url, ukuran: ukuran ?? 0 } } : null,
  }
}

const numberOf = (id: unknown): number => Array.from(String(id)).reduce((sum, letter) => sum * 3 + Number(letter), 0)

const SOME = 75

/** What the lecturer says of it: what the story tells, or what follows from its id. */
const penilaianOf = ({ idTugas, nilai, komentarDosen }: TugasKuliahWire, isTold: boolean) => {
  const own = LOWEST + (numberOf(idTugas) % SPREAD)
  const words = own < SOME ? 'Lengkapi pembahasan pada bagian kedua.' : null
  return {
    status: 'Dinilai',
    nilai: isTold ? (nilai ?? own) : own,
    komentarDosen: isTold ? (komentarDosen ?? words) : words,
  }
}

const momentOf = (iso: string | null | undefined): number => Date.parse(iso ?? '')

const answerFiles = (jawaban: Jawaban | null) => ({
  dokumenJawaban: jawaban ? [jawaban.dokumen] : [],
  tanggalKumpul: jawaban?.dikumpulkanPada ?? null,
})

const statusOf = (kumpul: number | null, batas: number, now: number): string => {
  if (kumpul === null) return now > batas ? 'Terlambat' : 'Belum dikumpulkan'
  return kumpul > batas ? 'Terlambat' : 'Sudah dikumpulkan'
}

/** An assignment as the gateway says it now: what was handed in, whether it is late, and graded some days later. */
const tugasNow = (
  { tugas, toleransiMs, jawaban: begun }: TugasDunia,
  later: Jawaban | undefined,
  now: number,
): TugasKuliahWire => {
  const jawaban = later ?? begun
  const [mulai, batas] = [momentOf(tugas.tanggalMulai), momentOf(tugas.batasWaktu)]
  const kumpul = jawaban && momentOf(jawaban.dikumpulkanPada)
  const isDinilai = kumpul !== null && now >= Math.max(kumpul, batas) + GRADING_MS
  const belum = { status: statusOf(kumpul, batas, now), nilai: null, komentarDosen: null }
  const penilaian = isDinilai ? penilaianOf(tugas, !later) : belum
  return {
    ...tugas,
    isBuka: mulai <= now && now <= batas + toleransiMs && !isDinilai,
    ...answerFiles(jawaban),
    ...penilaian,
  }
}

const makulOf = ({ idKelas, kodeMakul, namaMakul, kelas, dosen }: Kelas) => ({
  idKelas,
  kodeMakul,
  namaMakul,
  kelas,
  dosen: [dosen],
})

const answerOf = (makul: BahanTugasMakulWire[]): BahanTugasKuliahWire => ({
  makul,
  meta: { currentPage: 1, itemsPerPage: makul.length, totalItems: makul.length },
})

/** The assignments of a period with what the student has handed in; a course without any is not in the answer. */
export const tugasAnswer = (mahasiswa: Mahasiswa, periode: Periode, now: number): BahanTugasKuliahWire => {
  const told = toldOf(mahasiswa, periode, getListTugasKuliahResponseMock().makul)
  const many = mahasiswa.persona === 'padat' ? MANY.padat : MANY.usual
  const rows = kelasOfPeriode(mahasiswa, periode).flatMap((kelas, index) => {
    const row = told.get(kelas.idMakul)
    const given = row ? (row.tugas ?? []).map(asDunia) : tugasOfKelas(kelas, index, many, STORY_NOW)
    const tugas = given
      .filter((one) => momentOf(one.tugas.tanggalMulai) <= now + AHEAD_MS)
      .map((one) => tugasNow(one, mahasiswa.jawaban?.[String(one.tugas.idTugas)], now))
    return row || tugas.length > 0 ? [{ idMakul: kelas.idMakul, ...makulOf(kelas), tugas }] : []
  })
  return answerOf(rows)
}

/** The materials of a period; ids come as numbers where the story does not tell them, as they may. */
export const bahanAnswer = (mahasiswa: Mahasiswa, periode: Periode, now: number): BahanTugasKuliahWire => {
  const told = toldOf(mahasiswa, periode, getListBahanKuliahResponseMock().makul)
  const rows = kelasOfPeriode(mahasiswa, periode).flatMap((kelas, index) => {
    const row = told.get(kelas.idMakul)
    if (row) return [row]
    const bahan = bahanOfKelas(kelas, index, now)
    return bahan.length > 0 ? [{ idMakul: Number(kelas.idMakul), ...makulOf(kelas), bahan }] : []
  })
  return answerOf(rows)
}

/** Why a file is not taken; null when it is. */
const refusalOf = (
  { tanggalMulai, isBuka, formatBerkas, ukuranMaksimal }: TugasKuliahWire,
  file: File,
  now: number,
): string | null => {
  if (now < momentOf(tanggalMulai)) return 'Tugas belum dibuka.'
  if (!isBuka) return 'Batas waktu pengumpulan sudah lewat.'
  if (file.size === 0) return 'Berkas kosong.'
  const formats = formatBerkas ?? []
  if (formats.length > 0 && !hasFormat(file.name, formats)) return `Berkas harus berjenis ${formats.join(', ')}.`
  return file.size > (ukuranMaksimal ?? Number.POSITIVE_INFINITY) ? 'Berkas terlalu besar.' : null
}

/**
 * Keeps a file that a student hands in, by name and size; a later one replaces it while the assignment is open.
 * @throws Refusal 404 for an assignment that is not the student's; 422 when it is closed or the file does not fit
 */
export const handIn = (mahasiswa: Mahasiswa, idTugas: string, file: File, now: number): TugasKuliahWire => {
  const find = () => {
    const { makul } = tugasAnswer(mahasiswa, PERIODE_BERJALAN, now)
    return makul.flatMap((row) => row.tugas ?? []).find((one) => String(one.idTugas) === idTugas)
  }
  const tugas = find()
  if (!tugas) throw new Refusal(404, 'Tugas tidak ditemukan.')
  const refusal = refusalOf(tugas, file, now)
  if (refusal !== null) throw new Refusal(422, refusal)
  const { url } = demoFile(`jawaban-${idTugas}.${endingOf(file.name)}`, file.size, `${mahasiswa.idMahasiswa}/`)
  const jawaban = { dikumpulkanPada: toIso(now), dokumen: { nama: file.name, url, ukuran: file.size } }
  mahasiswa.jawaban = { ...mahasiswa.jawaban, [idTugas]: jawaban }
  return find() ?? tugas
}
