import * as z from 'zod/mini'
import type { KuesionerFormulir, KuesionerPertanyaan, KuesionerPilihan } from '#generated/client/kuesioner/readers.ts'
import { type Field, type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { present } from '#shared/wire/readers.ts'

/** One choice: what stands there, and what is sent as the gateway wrote it. */
export interface Pilihan {
  nilai: string
  kirim: string | number
  label: string
}

/** One question as a student answers it; what was answered before stands in it. */
export interface Soal extends Omit<KuesionerPertanyaan, 'pilihan'> {
  /** Of its field in the form. */
  nama: string
  /** From 1, over all groups. */
  nomor: number
  /** rusak: it can not be answered, since its choices can not be read. */
  jenis: 'skala' | 'pilihan' | 'teks' | 'rusak'
  pilihan: readonly Pilihan[]
  isWajib: boolean
  maks: number
}

export interface KelompokSoal {
  nama: string
  soal: Soal[]
}

/** What the contract takes of any text. */
const MAX_TEXT = 1000
/** More of them do not fit beside each other under a thumb. */
const MOST_CELLS = 7

const pilihanOf = (rows: readonly (KuesionerPilihan | null)[]): Pilihan[] =>
  present(rows).flatMap(({ nilai, label }) =>
    nilai === null || nilai === '' ? [] : [{ nilai: String(nilai), kirim: nilai, label }],
  )

const jenisOf = ({ jenisJawaban, idPertanyaan }: KuesionerPertanyaan, choices: number, isOwn: boolean) => {
  if (idPertanyaan === '') return 'rusak'
  if (jenisJawaban === 'teks' || (choices === 0 && !['skala', 'pilihan'].includes(jenisJawaban))) return 'teks'
  if (choices === 0) return 'rusak'
  return jenisJawaban === 'pilihan' || (isOwn && jenisJawaban !== 'skala') || choices > MOST_CELLS ? 'pilihan' : 'skala'
}

const soalOf = (row: KuesionerPertanyaan, nomor: number, skala: readonly Pilihan[]): Soal => {
  const own = pilihanOf(row.pilihan)
  const choices = own.length > 0 ? own : skala
  const jenis = jenisOf(row, choices.length, own.length > 0)
  const isChosen = jenis === 'skala' || jenis === 'pilihan'
  return {
    ...row,
    nama: `soal-${row.idPertanyaan.replace(/\W/g, '_')}`,
    nomor,
    jenis,
    pilihan: isChosen ? choices : [],
    isWajib: row.isWajib === true && jenis !== 'rusak',
    maks: Math.min(MAX_TEXT, Math.max(0, row.maksimalKarakter ?? 0) || MAX_TEXT),
  }
}

/** The questions of a questionnaire by group, numbered through; one that stands there twice is asked once. */
export const kelompokSoal = ({ kelompok, skala }: KuesionerFormulir): KelompokSoal[] => {
  const scale = pilihanOf(skala)
  const known = new Set<string>()
  let nomor = 0
  return present(kelompok).flatMap(({ nama, pertanyaan }) => {
    const soal = present(pertanyaan).flatMap((row) => {
      if (row.idPertanyaan !== '' && known.has(row.idPertanyaan)) return []
      known.add(row.idPertanyaan)
      nomor += 1
      return soalOf(row, nomor, scale)
    })
    return soal.length > 0 ? [{ nama, soal }] : []
  })
}

const schemaOf = ({ jenis, pilihan, maks }: Soal): z.ZodMiniType =>
  jenis === 'teks'
    ? z.string().check(z.maxLength(maks))
    : z.string().check(z.refine((nilai) => pilihan.some((one) => one.nilai === nilai), 'ui:form.required'))

/** The questions as fields of a form. */
export const fieldsOfSoal = (rows: readonly Soal[]): Field[] => {
  const asked = rows.filter(({ jenis }) => jenis !== 'rusak')
  return fieldsOf(
    z.object(Object.fromEntries(asked.map((soal) => [soal.nama, schemaOf(soal)]))),
    Object.fromEntries(asked.map(({ nama, isWajib }) => [nama, { kind: 'lines', required: isWajib }])),
  )
}

/** What the form holds for a question; of a choice only what it still offers. */
export const nilaiOf = ({ jenis, nama, pilihan }: Soal, values: FieldValues): string => {
  const value = typedText(values[nama])
  return jenis === 'teks' || pilihan.some(({ nilai }) => nilai === value) ? value : ''
}

/** Whether a question must be answered and is not. */
export const isTerbuka = (soal: Soal, values: FieldValues): boolean => soal.isWajib && nilaiOf(soal, values) === ''

/** How far a student is: of the questions that must be answered, or of all where none must. */
export const kemajuanOf = (rows: readonly Soal[], values: FieldValues): { soal: Soal[]; dijawab: number } => {
  const required = rows.filter(({ isWajib }) => isWajib)
  const soal = required.length > 0 ? required : rows.filter(({ jenis }) => jenis !== 'rusak')
  return { soal, dijawab: soal.filter((one) => nilaiOf(one, values) !== '').length }
}

/** The answers of a body, as the gateway wrote its choices; what is left empty is not sent. */
export const jawabanOf = (rows: readonly Soal[], values: FieldValues) =>
  rows.flatMap((soal) => {
    const nilai = nilaiOf(soal, values)
    const jawaban = soal.pilihan.find((one) => one.nilai === nilai)?.kirim ?? nilai
    return nilai === '' ? [] : [{ idPertanyaan: soal.idPertanyaan, jawaban }]
  })

/** What was answered, in words: of a scale its value and label, of other choices the label, or the text. */
export const jawabanText = ({ jenis, pilihan, jawaban }: Pick<Soal, 'jenis' | 'pilihan' | 'jawaban'>): string => {
  const { nilai = jawaban, label = '' } = pilihan.find((one) => one.nilai === jawaban) ?? {}
  if (jenis === 'skala') return [nilai, label].filter(Boolean).join(', ')
  return label || nilai
}
