import * as z from 'zod/mini'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { numericWireText } from '#shared/validation/numeric-text.ts'
import type { Angka } from '#shared/wire/readers.ts'
import { type Field, type FieldSpec, type FieldValues, fieldsOf } from '../form/field.ts'

/** Kind of a question, in the contract's words; `unreadable` cannot be answered. */
export type JenisSoal = 'teks' | 'paragraf' | 'angka' | 'tanggal' | 'pilihan' | 'pilihanGanda' | 'skala' | 'unreadable'

/** A choice: its code as the gateway wrote it, as text, and its label. */
export interface PilihanSoal {
  nilai: string
  wire: string | number
  label: string
}

/** A question as a subject's adapter returns it. */
export interface Pertanyaan {
  /** '' when it is unreadable: the question cannot be answered then. */
  id: string
  pertanyaan: string
  /** Hint from the gateway. */
  bantuan?: string
  /**
   * Kind in the gateway's own word. A question of an unknown kind is answered by its choices, or without choices as
   * text.
   */
  jenis: string
  isWajib: boolean | null
  /** Choices; for a scale, its numbers in order. */
  pilihan?: readonly PilihanSoal[]
  /** Maximum length of a text or number. */
  maksimalKarakter?: Angka
  /** True when the number must be whole, such as a number of copies. */
  isBulat?: boolean | null
  nilaiMinimal?: Angka
}

/** A section of questions. */
export interface QuestionSection<Row extends Pertanyaan = Pertanyaan> {
  nama: string
  keterangan?: string
  pertanyaan: readonly Row[]
}

/** A question in the form, with the fields that its adapter added. */
export type Soal<Row extends Pertanyaan = Pertanyaan> = Omit<Row, 'jenis' | 'isWajib' | 'pilihan'> & {
  /** Name of its field in the form. */
  name: string
  /** From 1, across all sections. */
  nomor: number
  jenis: JenisSoal
  isWajib: boolean
  pilihan: readonly PilihanSoal[]
  maxLength: number
}

/** A section of questions in the form. */
export interface KelompokSoal<Row extends Pertanyaan = Pertanyaan> {
  nama: string
  keterangan: string
  soal: Soal<Row>[]
}

interface Limits {
  /** Maximum length of any text in the contract. */
  maxLength: number
  /** Input of a question of an unknown kind without choices. */
  unknown: 'teks' | 'paragraf'
}

/** Maximum number of scale cells that fit side by side at touch size. */
const MOST_CELLS = 7

const WRITTEN = ['teks', 'paragraf', 'angka', 'tanggal'] as const
const CHOSEN = ['pilihan', 'pilihanGanda', 'skala'] as const
type Chosen = (typeof CHOSEN)[number]

const isChosen = (jenis: JenisSoal): jenis is Chosen => CHOSEN.some((one) => one === jenis)

const jenisOf = ({ id, jenis, pilihan = [] }: Pertanyaan, unknown: Limits['unknown']): JenisSoal => {
  if (id === '') return 'unreadable'
  const written = WRITTEN.find((one) => one === jenis)
  if (written) return written
  const chosen = CHOSEN.find((one) => one === jenis)
  if (pilihan.length === 0) return chosen ? 'unreadable' : unknown
  return chosen === 'skala' && pilihan.length > MOST_CELLS ? 'pilihan' : (chosen ?? 'pilihan')
}

/**
 * Returns a field name without dots and brackets, which a form would parse as a path. Different ids have different
 * names.
 */
const nameOf = (id: string): string => `soal-${id.replace(/[^a-z\d]/gi, (character) => `_${character.charCodeAt(0)}_`)}`

const soalOf = <Row extends Pertanyaan>(row: Row, nomor: number, { maxLength, unknown }: Limits): Soal<Row> => {
  const jenis = jenisOf(row, unknown)
  return {
    ...row,
    name: nameOf(row.id),
    nomor,
    jenis,
    pilihan: isChosen(jenis) ? (row.pilihan ?? []) : [],
    isWajib: row.isWajib === true && jenis !== 'unreadable',
    maxLength: Math.min(maxLength, Math.max(0, row.maksimalKarakter ?? 0) || maxLength),
  }
}

/** Returns the questions by section, numbered consecutively. A question that is listed twice appears once. */
export const groupSoal = <Row extends Pertanyaan>(
  bagian: readonly QuestionSection<Row>[],
  limits: Limits,
): KelompokSoal<Row>[] => {
  const known = new Set<string>()
  let nomor = 0
  return bagian.flatMap(({ nama, keterangan = '', pertanyaan }) => {
    const soal = pertanyaan.flatMap((row) => {
      if (row.id !== '' && known.has(row.id)) return []
      known.add(row.id)
      nomor += 1
      return [soalOf(row, nomor, limits)]
    })
    return soal.length > 0 ? [{ nama, keterangan, soal }] : []
  })
}

/**
 * Returns the numbers of a scale as choices.
 * @param lowest null when the gateway does not state it: no scale
 */
export const skalaSoal = (lowest: Angka, highest: Angka, low: string, high: string): PilihanSoal[] => {
  if (lowest == null || highest == null || !Number.isInteger(lowest) || highest - lowest > 100) return []
  return Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, place) => {
    const nilai = lowest + place
    return { nilai: String(nilai), wire: nilai, label: nilai === lowest ? low : nilai === highest ? high : '' }
  })
}

const numberSchema = ({ maxLength, isBulat, nilaiMinimal }: Soal): z.ZodMiniType =>
  z.number().check(
    z.refine((value) => isBulat !== true || Number.isInteger(value), 'ui:form.whole'),
    z.refine((value) => String(value).length <= maxLength, 'ui:form.tooLong'),
    z.minimum(nilaiMinimal ?? Number.NEGATIVE_INFINITY),
  )

const schemaOf = (soal: Soal): z.ZodMiniType => {
  const { jenis, pilihan, maxLength } = soal
  if (jenis === 'angka') return numberSchema(soal)
  if (jenis === 'tanggal') return z.string() // a date field is validated by its day
  const isOffered = z.refine(
    (nilai) => pilihan.some((one) => one.nilai === nilai),
    'ui:form.required', // a choice from a draft that is no longer offered
  )
  if (jenis === 'pilihanGanda') return z.array(z.string().check(isOffered))
  return isChosen(jenis) ? z.string().check(isOffered) : z.string().check(z.maxLength(maxLength))
}

const kindOf = ({ jenis, pilihan, isBulat, maxLength }: Soal): FieldSpec => {
  const choices = pilihan.map(({ nilai, label }) => ({ kode: nilai, nama: label || nilai }))
  if (jenis === 'angka') return { kind: 'number', maxLength, ...(isBulat !== true && { decimal: true }) }
  if (jenis === 'tanggal') return { kind: 'date' }
  if (jenis === 'pilihanGanda') return { kind: 'several', choices }
  return { kind: isChosen(jenis) || jenis === 'teks' ? 'text' : 'lines' }
}

/** Returns the questions as form fields, validated by a schema that is built from them. */
export const fieldsOfSoal = (rows: readonly Soal[]): Field[] => {
  const asked = rows.filter(({ jenis }) => jenis !== 'unreadable')
  return fieldsOf(
    z.object(Object.fromEntries(asked.map((soal) => [soal.name, schemaOf(soal)]))),
    Object.fromEntries(
      asked.map((soal) => [
        soal.name,
        { ...kindOf(soal), labelText: `${soal.nomor}. ${soal.pertanyaan}`, required: soal.isWajib },
      ]),
    ),
  )
}

/** Returns the values of a question in the form; for choices, the codes that are still offered. */
export const nilaiOf = ({ jenis, name, pilihan }: Soal, values: FieldValues): string[] => {
  const held = values[name]
  if (isChosen(jenis)) {
    const chosen = Array.isArray(held) ? held : [typedText(held)]
    return pilihan.map(({ nilai }) => nilai).filter((nilai) => chosen.includes(nilai))
  }
  const typed = jenis === 'angka' ? numericWireText(typedText(held)) : typedText(held)
  return typed === '' ? [] : [typed]
}

const isAnswered = (soal: Soal, values: FieldValues): boolean => nilaiOf(soal, values).length > 0

/** Returns whether a required question is unanswered. */
export const isOpen = (soal: Soal, values: FieldValues): boolean => soal.isWajib && !isAnswered(soal, values)

/** Returns the progress of the form: of its required questions, or of all when none is required. */
export const progressOf = (rows: readonly Soal[], values: FieldValues) => {
  const required = rows.filter(({ isWajib }) => isWajib)
  const counted = required.length > 0 ? required : rows.filter(({ jenis }) => jenis !== 'unreadable')
  const marks = counted.map((soal) => ({ nomor: soal.nomor, isAnswered: isAnswered(soal, values) }))
  return { marks, answered: marks.filter((one) => one.isAnswered).length, total: marks.length }
}

/** Returns the progress of one section; null when none of its questions is required. */
export const groupProgressOf = ({ soal }: KelompokSoal, values: FieldValues) =>
  soal.some(({ isWajib }) => isWajib)
    ? { answered: soal.filter((one) => isAnswered(one, values)).length, total: soal.length }
    : null

/** The answer to one question: texts, and codes as the gateway wrote them. */
export interface JawabanSoal {
  id: string
  /** At least one; more than one only for pilihanGanda. */
  nilai: (string | number)[]
}

/** Returns the answers to send, in the order of the questions, without empty ones. */
export const jawabanOf = (rows: readonly Soal[], values: FieldValues): JawabanSoal[] =>
  rows.flatMap((soal) => {
    const wire = (nilai: string) => soal.pilihan.find((one) => one.nilai === nilai)?.wire ?? nilai
    const nilai = nilaiOf(soal, values).map(wire)
    return nilai.length > 0 ? [{ id: soal.id, nilai }] : []
  })

type Read = Pick<Soal, 'jenis' | 'pilihan'>

const answerText = ({ jenis, pilihan }: Read, code: string, language: string): string => {
  const { label = '' } = pilihan.find((one) => one.nilai === code) ?? {}
  if (jenis === 'skala') return [code, label].filter(Boolean).join(', ')
  if (jenis === 'tanggal') return formatTanggal(code, language) || code
  if (jenis === 'angka') return language === 'en' ? code : code.replace('.', ',')
  return label || code
}

/**
 * Returns answers as text in the given language: for a scale the number and its label, for other choices the label; an
 * unknown code unchanged.
 */
export const jawabanText = (soal: Read, nilai: readonly string[], language: string): string =>
  nilai
    .map((code) => answerText(soal, code, language))
    .filter(Boolean)
    .join('; ')

/**
 * Returns the question that a refusal refers to: by its id, or by its index among the sent answers.
 * @param field as the gateway sends it: '721', 'jawaban.2', 'isian.0.nilai'
 * @param list name of the list of answers in the body
 */
export const soalOfRefusal = (
  rows: readonly Soal[],
  field: string,
  { list, sent }: { list: string; sent: readonly JawabanSoal[] },
): Soal | undefined => {
  const [first = '', place = ''] = field.split('.')
  const listed = first === list && /^\d+$/.test(place) ? sent[Number(place)]?.id : undefined
  return [listed, field, first].flatMap((id) => rows.find((soal) => id !== undefined && soal.id === id) ?? [])[0]
}
