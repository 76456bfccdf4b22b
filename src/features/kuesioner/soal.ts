import type { KuesionerFormulir, KuesionerPertanyaan, KuesionerPilihan } from '#generated/client/kuesioner/readers.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { groupSoal, type KelompokSoal, type Pertanyaan, type PilihanSoal } from '#kit/soal/soal.ts'
import { isWhole, readRows } from '#shared/wire/readers.ts'

/** A question with its previous answer. */
export interface PertanyaanKuesioner extends Pertanyaan {
  jawaban: string
}

/** Maximum length of a text in the contract. */
const MAX_TEXT = 1000

const pilihanOf = (rows: readonly (KuesionerPilihan | null)[] | null): PilihanSoal[] =>
  readRows(rows, 'noted').flatMap(({ nilai, label }) =>
    nilai === null || nilai === '' ? [] : [{ nilai: String(nilai), wire: nilai, label }],
  )

/** Returns the kind of a question; an unknown kind falls back to its own choices, then to the scale. */
const jenisOf = (jenisJawaban: string, hasOwn: boolean, hasScale: boolean): Pertanyaan['jenis'] => {
  if (jenisJawaban === 'skala' || jenisJawaban === 'pilihan') return jenisJawaban
  if (jenisJawaban === 'teks') return 'paragraf'
  if (hasOwn) return 'pilihan'
  return hasScale ? 'skala' : 'paragraf'
}

const pertanyaanOf = (row: KuesionerPertanyaan, skala: readonly PilihanSoal[]): PertanyaanKuesioner => {
  const own = pilihanOf(row.pilihan)
  return {
    id: row.idPertanyaan,
    pertanyaan: row.pertanyaan,
    jenis: jenisOf(row.jenisJawaban, own.length > 0, skala.length > 0),
    isWajib: row.isWajib,
    pilihan: own.length > 0 ? own : skala,
    maksimalKarakter: row.maksimalKarakter,
    jawaban: row.jawaban,
  }
}

/** Returns the initial values: answers of an unsent form that the gateway already has. */
export const startOf = (groups: readonly KelompokSoal<PertanyaanKuesioner>[]): FieldValues =>
  Object.fromEntries(
    groups.flatMap(({ soal }) =>
      soal.flatMap(({ name, jenis, jawaban }) => (jenis === 'unreadable' || jawaban === '' ? [] : [[name, jawaban]])),
    ),
  )

/** Returns whether every question is readable: an incomplete submission could not be sent again. */
export const isReadableForm = ({ kelompok, skala }: KuesionerFormulir): boolean =>
  kelompok !== null && isWhole(kelompok) && isWhole(skala)

/** Returns the questions by section; a question without choices of its own uses those of the questionnaire. */
export const kelompokSoal = ({ kelompok, skala }: KuesionerFormulir): KelompokSoal<PertanyaanKuesioner>[] => {
  const scale = pilihanOf(skala)
  const bagian = readRows(kelompok, 'noted').map(({ nama, pertanyaan }) => ({
    nama,
    pertanyaan: readRows(pertanyaan, 'noted').map((row) => pertanyaanOf(row, scale)),
  }))
  return groupSoal(bagian, { maxLength: MAX_TEXT, unknown: 'paragraf' })
}
