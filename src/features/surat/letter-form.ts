import type { JenisSurat } from '#generated/client/surat/readers.ts'
import { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import { type Field, type FieldSpec, type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { fieldsOfSoal, groupSoal, jawabanOf, type Soal, soalOfRefusal } from '#kit/soal/soal.ts'
import { isWhole, readRows } from '#shared/wire/readers.ts'
import { languagesOf } from './letter.ts'

/** Default and upper limit of a field's length, in characters. */
const USUAL_LENGTH = 500
const MOST_LENGTH = 2000

/** The form of one kind of letter. */
export interface LetterForm {
  jenis: JenisSurat
  /** Fields of the kind, as questions. */
  isian: readonly Soal[]
  fields: readonly Field[]
  start: FieldValues
}

/**
 * Returns whether all fields and languages of a kind could be read: a missing field would be absent from a request that
 * is sent only once.
 */
export const isReadableKind = ({ isian, bahasa }: JenisSurat): boolean => isWhole(isian) && isWhole(bahasa)

const soalOf = ({ isian }: JenisSurat): Soal[] =>
  groupSoal(
    [
      {
        nama: '',
        pertanyaan: readRows(isian, 'noted').map(
          ({ kode, label, jenis, isWajib, isBulat, nilaiMinimal, maksimalKarakter, pilihan }) => ({
            ...{ id: kode, pertanyaan: label || kode, jenis, isWajib, isBulat, nilaiMinimal },
            maksimalKarakter: maksimalKarakter ?? USUAL_LENGTH,
            pilihan: readRows(pilihan, 'noted').flatMap((one) =>
              one.kode === '' ? [] : [{ nilai: one.kode, wire: one.kode, label: one.nama }],
            ),
          }),
        ),
      },
    ],
    { maxLength: MOST_LENGTH, unknown: 'teks' },
  ).flatMap(({ soal }) => soal)

/** Returns a field of the kind with the campus's label and without a number. */
const isianField = (field: Field, isian: readonly Soal[]): Field => {
  const soal = isian.find(({ name }) => name === field.name)
  if (!soal) return field
  const choices = soal.pilihan.map(({ nilai, label }) => ({ kode: nilai, nama: label || nilai }))
  const named = { ...field, labelText: soal.pertanyaan }
  return soal.jenis === 'pilihan' ? { ...named, kind: 'choice', choices } : named
}

const fixedFields = (jenis: JenisSurat): Field[] => {
  const languages = languagesOf(jenis)
  const tujuan: FieldSpec = { kind: 'text', wide: true, required: jenis.isTujuanDiminta === true }
  const bahasa: FieldSpec = {
    kind: 'choice',
    choices: languages.map((kode) => ({ kode, nama: kode })),
    kode: 'bahasaPengantar',
  }
  return fieldsOf(CreateSuratBody, {
    keperluan: { kind: 'text', wide: true },
    ...(jenis.isTujuanDiminta !== false && { tujuan }),
    ...(languages.length > 1 && { bahasa }),
  })
}

/** Returns the form of a kind of letter: purpose, addressee and language if required, and the kind's own fields. */
export const letterFormOf = (jenis: JenisSurat): LetterForm => {
  const isian = soalOf(jenis)
  const fixed = fixedFields(jenis)
  const own = fieldsOfSoal(isian).map((field): Field => ({ ...isianField(field, isian), wide: true }))
  const fields = [...fixed, ...own]
  return { jenis, isian, fields, start: { ...startValues(fields), bahasa: languagesOf(jenis)[0] } }
}

/** Returns the body of a request; null when the contract does not accept it. */
export const letterBodyOf = ({ jenis, isian, fields }: LetterForm, values: FieldValues): CreateSuratBody | null => {
  const fixed = fields.filter(({ name }) => isian.every((soal) => soal.name !== name))
  const body = {
    bahasa: languagesOf(jenis)[0],
    ...bodyOf(fixed, values),
    idJenisSurat: jenis.idJenisSurat,
    isian: jawabanOf(isian, values).map(({ id, nilai }) => ({ kode: id, nilai: nilai.join() })),
  }
  return CreateSuratBody.safeParse(body).data ?? null
}

/** Returns the name of a rejected field: 'isian.1' is a position among the sent values, a code names its field. */
export const refusedPathOf =
  ({ isian }: LetterForm) =>
  (path: string, values: FieldValues): string =>
    soalOfRefusal(isian, path, { list: 'isian', sent: jawabanOf(isian, values) })?.name ?? path
