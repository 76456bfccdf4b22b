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

/** Persona whose courses are those of the story (docs/story.md). */
const STORY = 'aktif'
/** Number of assignments of a course: hundreds in total for the persona with the most data. */
const MANY = { usual: 5, padat: 30 }
/** Time before its start at which an assignment becomes visible. */
const AHEAD_MS = 7 * DAY_MS
/** Time from the deadline, or from a later submission, to the grade. */
const GRADING_MS = 4 * DAY_MS
const LOWEST = 65
const SPREAD = 31

/** Returns the courses that the story defines for the student. */
const toldOf = (mahasiswa: Mahasiswa, periode: Periode, rows: readonly BahanTugasMakulWire[]) => {
  const told = mahasiswa.persona === STORY && isPeriode(periode, PERIODE_BERJALAN) ? rows : []
  return new Map(told.map((row) => [String(row.idMakul), row]))
}

/** Converts an assignment of the story to the common shape. Its submission becomes the initial one. */
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

/** Returns the lecturer's grade and comment: those of the story, or ones derived from the id. */
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

/** Returns the current state of an assignment: submission, whether it is late, and its grade some days later. */
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

/** Returns the assignments of a period with the student's submissions. Courses without assignments are left out. */
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

/** Returns the materials of a period. Ids of courses outside of the story are numbers, which the contract allows. */
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

/** Returns the reason to reject a file; null when it is accepted. */
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
 * Stores a submission by name and size. A later file replaces it while the assignment is open.
 * @throws Refusal 404 for an assignment of another student; 422 when it is closed or the file is invalid
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
