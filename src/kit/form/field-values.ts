import type { TFunction } from 'i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { findPilihan, type Pilihan, toPilihan } from '#domain/referensi/pilihan.ts'
import { readReferensi } from '#generated/client/umum/readers.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { digitsOnly, numericWireText } from '#shared/validation/numeric-text.ts'
import { toLocalPhone } from '#shared/validation/phone.ts'
import { flag, rupiah, text } from '#shared/wire/readers.ts'
import type { Field, FieldSpec, FieldValues } from './field.ts'

/** Whether the form holds a reference that was chosen. */
export const isPilihan = (value: unknown): value is Pilihan => isRecord(value) && typeof value['kode'] === 'string'

const valuesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Codes of the choices that a field offers, in their order; what it no longer offers is not chosen. */
const chosenOf = ({ choices }: Pick<Several, 'choices'>, value: unknown): string[] =>
  choices.map(({ kode }) => kode).filter((kode) => valuesOf(value).some((given) => text(given) === kode))

/** A number of a scale, by its code alone: most have no name. */
const onScale = ({ choices }: Pick<Extract<FieldSpec, { kind: 'scale' }>, 'choices'>, value: unknown) =>
  choices.find(({ kode }) => kode === text(value))

const toReferensi = (value: unknown) => toPilihan(readReferensi(value))

/** What an answer holds for a field, by its kind; text for all others. */
const START: Partial<Record<Field['kind'], (value: unknown) => unknown>> = {
  list: toReferensi,
  search: toReferensi,
  rupiah: (value) => rupiah(value) ?? null,
  tick: (value) => flag(value) ?? false,
  file: () => null,
  password: () => '',
  texts: (value) => valuesOf(value).map(text),
}

/** A value that is missing or of a wrong kind is an empty field; an entry that can not be read is an empty entry. */
const startOf = (field: Field, value: unknown): unknown => {
  if (field.kind === 'choice') return findPilihan(field.choices, value)?.kode ?? ''
  if (field.kind === 'scale') return onScale(field, value)?.kode ?? ''
  if (field.kind === 'several') return chosenOf(field, value)
  if (field.kind === 'rows') return Array.isArray(value) ? value.map((row) => startValues(field.parts, row)) : []
  return (START[field.kind] ?? text)(value)
}

/** What the fields begin with. @param known the answer that they change, by key of the table; without it they are empty */
export const startValues = (fields: readonly Field[], known?: unknown): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, startOf(field, isRecord(known) ? known[field.key] : null)]))

const numberOf = (value: unknown): number | undefined => {
  const written = numericWireText(typedText(value))
  return written === '' ? undefined : Number(written)
}
const kodeOf = (value: unknown): string => (isPilihan(value) ? value.kode : '')

/** What a kind of field sends; text as it was typed for all others. */
const WIRE: Partial<Record<Field['kind'], (value: unknown) => unknown>> = {
  number: numberOf,
  scale: numberOf,
  texts: (value) => valuesOf(value).map(typedText),
  rupiah: (value) => (typeof value === 'number' ? value : undefined),
  tick: (value) => value === true,
  file: (value) => (value instanceof Blob ? value : undefined),
  list: kodeOf,
  search: kodeOf,
  password: (value) => (typeof value === 'string' ? value : ''),
}

/** A line as it was typed; a phone number and a numeric-only field by their own rule (section 5). */
const lineOf = (field: Extract<FieldSpec, { kind: 'text' }>, value: unknown): unknown => {
  const typed = typedText(value)
  if (field.rule === 'telepon') return toLocalPhone(typed)
  return field.input === 'numeric' ? digitsOnly(typed) : typed
}

/** What a field sends, as the contract has it; undefined or '' for nothing. */
export const wireOf = (field: FieldSpec, value: unknown): unknown => {
  if (field.kind === 'text') return lineOf(field, value)
  if (field.kind === 'several') return chosenOf(field, value)
  if (field.kind === 'choice' && field.numeric) return numberOf(value)
  if (field.kind !== 'rows') return (WIRE[field.kind] ?? typedText)(value)
  return Array.isArray(value) ? value.map((row) => rowOf(field.fields, row)) : []
}

const rowOf = (fields: Readonly<Record<string, FieldSpec>>, row: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, spec]) => {
      const wire = wireOf(spec, isRecord(row) ? row[key] : null)
      return isEmpty(wire) ? [] : [[spec.bodyKey ?? key, wire]]
    }),
  )

/** Whether a field sends nothing. */
export const isEmpty = (wire: unknown): boolean =>
  wire === '' || wire === undefined || (Array.isArray(wire) && wire.length === 0)

/** The fields that are asked for with what the form holds now. */
export const visibleFields = <Shown extends Field>(fields: readonly Shown[], values: FieldValues): Shown[] =>
  fields.filter(({ when }) => !when || when(values))

/** The fields that the person has changed, compared by what they would send. */
export const changedFields = <Changed extends Field>(
  fields: readonly Changed[],
  before: FieldValues,
  after: FieldValues,
): Changed[] =>
  fields.filter((field) => {
    const [was, is] = [before, after].map((values) => wireOf(field, values[field.name]))
    return was instanceof Blob || is instanceof Blob ? was !== is : JSON.stringify(was) !== JSON.stringify(is)
  })

/** Whether the contract takes a value of a field. */
const takes = ({ schema }: Field, wire: unknown): boolean => wire !== undefined && schema.safeParse(wire).success

/**
 * The body of a form: what is asked for and filled in, by its name in the contract.
 * @param cleared of a form that changes what is known: a field of any kind that was emptied is sent as empty, where the
 * contract takes that
 */
export const bodyOf = (fields: readonly Field[], values: FieldValues, cleared = false): Record<string, unknown> =>
  Object.fromEntries(
    visibleFields(fields, values).flatMap((field) => {
      const wire = wireOf(field, values[field.name])
      return isEmpty(wire) && !(cleared && takes(field, wire)) ? [] : [[field.bodyKey, wire]]
    }),
  )

type Choice = Extract<Field, { kind: 'choice' }>
type Several = Extract<FieldSpec, { kind: 'several' }>

/** What a choice is called in the language of the screen. */
export const choiceText = (
  { kode, texts }: Pick<Choice, 'kode' | 'texts'>,
  { kode: code, nama }: Pilihan,
  t: TFunction,
) => {
  if (kode !== undefined) return kodeText(kode, code)
  return texts === undefined ? nama : t(`${texts}.${code}`)
}

/** Each entry in one line: 'Raka, 240117024; Sari'. */
const rowsText = ({ parts }: Field, value: unknown, t: TFunction, language: string): string =>
  (Array.isArray(value) ? value : [])
    .map((row) => parts.map((part) => showValue(part, isRecord(row) ? row[part.name] : null, t, language)))
    .map((shown) => shown.filter(Boolean).join(', '))
    .join('; ')

/** A scale as its number and what that means: '5, Sangat sesuai'. */
const scaleText = (field: Extract<Field, { kind: 'scale' }>, value: unknown, t: TFunction): string => {
  const chosen = onScale(field, value)
  return chosen ? [chosen.kode, choiceText(field, chosen, t)].filter(Boolean).join(', ') : ''
}

const severalText = (field: Extract<Field, { kind: 'several' }>, value: unknown, t: TFunction): string =>
  field.choices
    .filter(({ kode }) => chosenOf(field, value).includes(kode))
    .map((one) => choiceText(field, one, t))
    .join(', ')

const lineText = (field: Field, value: unknown, t: TFunction, language: string): string => {
  const shown = typedText(value)
  if (field.kind === 'choice') {
    const chosen = findPilihan(field.choices, shown)
    return chosen ? choiceText(field, chosen, t) : ''
  }
  return field.kind === 'date' ? formatTanggal(shown, language) : shown
}

/** What a field's value reads as, in words of the language; '' for none. @param t of the namespace of the form */
export const showValue = (field: Field, value: unknown, t: TFunction, language: string): string => {
  if (value instanceof File) return value.name
  if (isPilihan(value)) return value.nama
  switch (field.kind) {
    case 'rows':
      return rowsText(field, value, t, language)
    case 'texts':
      return valuesOf(value).map(typedText).filter(Boolean).join(', ')
    case 'several':
      return severalText(field, value, t)
    case 'scale':
      return scaleText(field, value, t)
    case 'tick':
      return t(value === true ? 'ui:form.yes' : 'ui:form.no')
    case 'rupiah':
      return formatRupiah(typeof value === 'number' ? value : null)
    default:
      return lineText(field, value, t, language)
  }
}
