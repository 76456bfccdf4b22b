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

/** Returns whether a form value is a chosen reference. */
export const isPilihan = (value: unknown): value is Pilihan => isRecord(value) && typeof value['kode'] === 'string'

const valuesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns the chosen codes in the order of the field's choices. Codes that are no longer offered are dropped. */
const chosenOf = ({ choices }: Pick<Several, 'choices'>, value: unknown): string[] =>
  choices.map(({ kode }) => kode).filter((kode) => valuesOf(value).some((given) => text(given) === kode))

/** Returns the choice of a scale by its code alone, because most have no name. */
const onScale = ({ choices }: Pick<Extract<FieldSpec, { kind: 'scale' }>, 'choices'>, value: unknown) =>
  choices.find(({ kode }) => kode === text(value))

const toReferensi = (value: unknown) => toPilihan(readReferensi(value))

/** Readers of a field's start value by kind; all other kinds are text. */
const START: Partial<Record<Field['kind'], (value: unknown) => unknown>> = {
  list: toReferensi,
  search: toReferensi,
  rupiah: (value) => rupiah(value) ?? null,
  tick: (value) => flag(value) ?? false,
  file: () => null,
  password: () => '',
  texts: (value) => valuesOf(value).map(text),
}

/**
 * Returns the start value of a field. A missing or wrongly typed value is an empty field; an unreadable entry is an
 * empty entry.
 */
const startOf = (field: Field, value: unknown): unknown => {
  if (field.kind === 'choice') return findPilihan(field.choices, value)?.kode ?? ''
  if (field.kind === 'scale') return onScale(field, value)?.kode ?? ''
  if (field.kind === 'several') return chosenOf(field, value)
  if (field.kind === 'rows') return Array.isArray(value) ? value.map((row) => startValues(field.parts, row)) : []
  return (START[field.kind] ?? text)(value)
}

/**
 * Returns the start values of the fields. @param known the response that they change, by key of the table; empty fields
 * without it
 */
export const startValues = (fields: readonly Field[], known?: unknown): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, startOf(field, isRecord(known) ? known[field.key] : null)]))

const numberOf = (value: unknown): number | undefined => {
  const written = numericWireText(typedText(value))
  return written === '' ? undefined : Number(written)
}
const kodeOf = (value: unknown): string => (isPilihan(value) ? value.kode : '')

/** Converters of a field's value to the wire by kind; all other kinds send the text as typed. */
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

/** Returns a line as typed. A phone number and a numeric-only field follow their own rule (section 5). */
const lineOf = (field: Extract<FieldSpec, { kind: 'text' }>, value: unknown): unknown => {
  const typed = typedText(value)
  if (field.rule === 'telepon') return toLocalPhone(typed)
  return field.input === 'numeric' ? digitsOnly(typed) : typed
}

/** Returns the wire value of a field in the contract's form; undefined or '' for an empty one. */
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

/** Returns whether a field sends nothing. */
export const isEmpty = (wire: unknown): boolean =>
  wire === '' || wire === undefined || (Array.isArray(wire) && wire.length === 0)

/** Returns the fields whose condition (`when`) holds for the current values. */
export const visibleFields = <Shown extends Field>(fields: readonly Shown[], values: FieldValues): Shown[] =>
  fields.filter(({ when }) => !when || when(values))

/** Returns the fields that the user has changed, compared by their wire values. */
export const changedFields = <Changed extends Field>(
  fields: readonly Changed[],
  before: FieldValues,
  after: FieldValues,
): Changed[] =>
  fields.filter((field) => {
    const [was, is] = [before, after].map((values) => wireOf(field, values[field.name]))
    return was instanceof Blob || is instanceof Blob ? was !== is : JSON.stringify(was) !== JSON.stringify(is)
  })

/** Returns whether the contract accepts a value of a field. */
const takes = ({ schema }: Field, wire: unknown): boolean => wire !== undefined && schema.safeParse(wire).success

/**
 * Returns the body of a form: the filled-in fields whose condition holds, by their names in the contract.
 * @param cleared for a form that changes existing data: an emptied field of any kind is sent as empty if the contract
 * accepts that
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

/** Returns the label of a choice in the screen's language. */
export const choiceText = (
  { kode, texts }: Pick<Choice, 'kode' | 'texts'>,
  { kode: code, nama }: Pilihan,
  t: TFunction,
) => {
  if (kode !== undefined) return kodeText(kode, code)
  return texts === undefined ? nama : t(`${texts}.${code}`)
}

/** Returns each entry on one line: 'Raka, 240117024; Sari'. */
const rowsText = ({ parts }: Field, value: unknown, t: TFunction, language: string): string =>
  (Array.isArray(value) ? value : [])
    .map((row) => parts.map((part) => showValue(part, isRecord(row) ? row[part.name] : null, t, language)))
    .map((shown) => shown.filter(Boolean).join(', '))
    .join('; ')

/** Returns a scale value as its number and meaning: '5, Sangat sesuai'. */
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

/** Returns the value of a field as text in the given language; '' when empty. @param t of the namespace of the form */
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
