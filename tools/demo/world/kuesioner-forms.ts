import {
  getGetKuesionerKritiksaranResponseMock,
  getGetKuesionerLayananResponseMock,
  getGetKuesionerProsesPembelajaranResponseMock,
} from '#generated/mocks/kuesioner/kuesioner.msw.ts'
import type { KuesionerFormulirWire } from '#generated/models/kuesioner/kuesionerFormulirWire.zod.ts'
import type { KuesionerPertanyaanWire } from '#generated/models/kuesioner/kuesionerPertanyaanWire.zod.ts'
import type { KuesionerPilihanWire } from '#generated/models/kuesioner/kuesionerPilihanWire.zod.ts'
import { Refusal } from '../refusal.ts'
import { isPeriode, kelasOfPeriode } from './kelas-periode.ts'
import {
  batasKuesioner,
  idKuesioner,
  jawabanOf,
  makulKuesioner,
  periodeKuesioner,
  sectionsOf,
  terkirimPada,
} from './kuesioner.ts'
import type { Mahasiswa, Periode } from './mahasiswa-types.ts'
import { labelPeriode } from './periode.ts'
import type { JenisKuesioner, KuesionerSection } from './student-parts.ts'
import { toIso } from './waktu.ts'

const FORMULIR: Record<JenisKuesioner, { nama: string; contoh: () => KuesionerFormulirWire }> = {
  proses_pembelajaran: {
    nama: 'Kuesioner Proses Pembelajaran',
    contoh: getGetKuesionerProsesPembelajaranResponseMock,
  },
  layanan: { nama: 'Kuesioner Layanan', contoh: getGetKuesionerLayananResponseMock },
  kritiksaran: { nama: 'Kritik dan Saran', contoh: getGetKuesionerKritiksaranResponseMock },
}
const SOME_TEXT = 'Sudah baik, terima kasih.'

/** One answer of a body. */
interface Jawaban {
  idPertanyaan: string | number
  jawaban: string | number
}

/** A submission. Only the teaching questionnaire has a course. */
export interface SentKuesioner extends Periode {
  idKuesioner: string | number
  idMakul?: string | number
  jawaban: Jawaban[]
}

const pilihanOf = ({ pilihan }: KuesionerPertanyaanWire, skala: KuesionerPilihanWire[] | null | undefined) =>
  pilihan ?? skala ?? []

/** Returns a generated answer for an earlier period. */
const contohJawaban = (
  soal: KuesionerPertanyaanWire,
  nomor: number,
  skala: KuesionerFormulirWire['skala'],
): string | number | null => {
  if (soal.jenisJawaban === 'teks') return soal.isWajib ? SOME_TEXT : null
  const choices = pilihanOf(soal, skala)
  return choices[Math.max(0, choices.length - 1 - (nomor % 2))]?.nilai ?? null
}

const withJawaban = (
  formulir: KuesionerFormulirWire,
  of: (soal: KuesionerPertanyaanWire, nomor: number) => string | number | null,
): KuesionerFormulirWire['kelompok'] => {
  let nomor = 0
  return formulir.kelompok.map((group) => ({
    ...group,
    pertanyaan: (group.pertanyaan ?? []).map((soal) => ({ ...soal, jawaban: of(soal, nomor++) })),
  }))
}

/** Returns the part that a call names. @throws Refusal 404 when the student has no such part */
const bagianCari = (
  mahasiswa: Mahasiswa,
  jenis: JenisKuesioner,
  periode: Periode,
  idMakul: string | null,
): KuesionerSection => {
  const isOwn = periodeKuesioner(mahasiswa).some((one) => isPeriode(one, periode))
  const found = isOwn ? sectionsOf(mahasiswa, jenis, periode).find((one) => one.idMakul === idMakul) : undefined
  if (!found) throw new Refusal(404, 'Kuesioner ini tidak ditemukan.')
  return found
}

/**
 * Returns a questionnaire with its questions, and with its answers once it was submitted.
 * @throws Refusal 404
 */
export const formulirAnswer = (
  mahasiswa: Mahasiswa,
  jenis: JenisKuesioner,
  periode: Periode,
  idMakul: string | null,
  now: number,
): KuesionerFormulirWire => {
  const bagian = bagianCari(mahasiswa, jenis, periode, idMakul)
  const { nama, contoh } = FORMULIR[jenis]
  const formulir = contoh()
  const sent = terkirimPada(mahasiswa, bagian, now) !== null
  const given = jawabanOf(mahasiswa, bagian)
  const kelas = kelasOfPeriode(mahasiswa, periode).find((one) => one.idMakul === idMakul)
  const answerOf = (soal: KuesionerPertanyaanWire, nomor: number) => {
    if (!sent) return null
    return given ? (given[String(soal.idPertanyaan)] ?? null) : contohJawaban(soal, nomor, formulir.skala)
  }
  const { semester } = periode
  return {
    ...formulir,
    idKuesioner: idKuesioner(periode, jenis),
    judul: `${nama} ${labelPeriode(periode.tahun, semester)}`,
    tahun: periode.tahun,
    semester: semester === 1 || semester === 2 || semester === 3 || semester === 4 ? semester : null,
    makul: kelas ? makulKuesioner(mahasiswa, periode, kelas, now) : null,
    isSudahDiisi: sent,
    kelompok: withJawaban(formulir, answerOf),
  }
}

const wrong = (idPertanyaan: string | number, message: string): Refusal =>
  new Refusal(422, message, [{ field: `jawaban.${idPertanyaan}`, message }])

const checkNilai = (
  soal: KuesionerPertanyaanWire,
  nilai: string | number,
  skala: KuesionerFormulirWire['skala'],
): void => {
  const { idPertanyaan, jenisJawaban, maksimalKarakter } = soal
  if (jenisJawaban === 'teks') {
    if (String(nilai).length > (maksimalKarakter ?? Number.POSITIVE_INFINITY))
      throw wrong(idPertanyaan, `Jawaban paling banyak ${maksimalKarakter} karakter.`)
    return
  }
  if (!pilihanOf(soal, skala).some((one) => one.nilai === nilai))
    throw wrong(idPertanyaan, 'Jawaban di luar pilihan yang ada.')
}

/** Validates answers against their questions. @throws Refusal 422 */
const checkJawaban = ({ kelompok, skala }: KuesionerFormulirWire, jawaban: readonly Jawaban[]): void => {
  const soal = kelompok.flatMap(({ pertanyaan }) => pertanyaan ?? [])
  const given = new Map(jawaban.map((one) => [String(one.idPertanyaan), one.jawaban]))
  if (given.size < jawaban.length) throw new Refusal(422, 'Satu pertanyaan dijawab lebih dari sekali.')
  for (const { idPertanyaan, jawaban: nilai } of jawaban) {
    const one = soal.find((row) => String(row.idPertanyaan) === String(idPertanyaan))
    if (!one) throw wrong(idPertanyaan, 'Pertanyaan ini bukan bagian dari kuesioner.')
    checkNilai(one, nilai, skala)
  }
  const missing = soal.find(
    ({ isWajib, idPertanyaan }) => isWajib && String(given.get(String(idPertanyaan)) ?? '') === '',
  )
  if (missing) throw wrong(missing.idPertanyaan, 'Masih ada pertanyaan wajib yang belum dijawab.')
}

/**
 * Stores the answers of a student, once.
 * @throws Refusal 404 for a questionnaire of another student, 409 for one that was submitted, 422 outside of its window
 * or when an answer is invalid
 */
export const sendKuesioner = (
  mahasiswa: Mahasiswa,
  jenis: JenisKuesioner,
  kiriman: SentKuesioner,
  now: number,
): void => {
  const { tahun, semester, jawaban } = kiriman
  const idMakul = kiriman.idMakul === undefined ? null : String(kiriman.idMakul)
  const bagian = bagianCari(mahasiswa, jenis, { tahun, semester }, idMakul)
  if (String(kiriman.idKuesioner) !== idKuesioner(bagian, jenis))
    throw new Refusal(404, 'Kuesioner ini tidak ditemukan.')
  if (terkirimPada(mahasiswa, bagian, now) !== null)
    throw new Refusal(409, 'Kuesioner ini sudah dikirim dan tidak dapat diubah.')
  const { mulai, selesai } = batasKuesioner(mahasiswa, jenis, bagian)
  if (now < mulai) throw new Refusal(422, 'Kuesioner ini belum dibuka.')
  if (now > selesai) throw new Refusal(422, 'Kuesioner ini sudah ditutup.')
  checkJawaban(formulirAnswer(mahasiswa, jenis, bagian, idMakul, now), jawaban)
  const kept = {
    ...bagian,
    waktu: toIso(now),
    jawaban: Object.fromEntries(jawaban.map((one) => [String(one.idPertanyaan), one.jawaban])),
  }
  mahasiswa.kuesioner = [...(mahasiswa.kuesioner ?? []), kept]
}
