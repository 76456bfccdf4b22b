import type { TFunction } from 'i18next'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { today } from '#shared/campus/today.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { isEmail } from '#shared/validation/email.ts'
import { isNik } from '#shared/validation/nik.ts'
import { isPhone } from '#shared/validation/phone.ts'
import { FIRST_YEAR, LAST_YEAR, tanggal } from '#shared/wire/readers.ts'
import { elementOf, type Field, type FieldValues, type Rule } from './field.ts'
import { isEmpty, visibleFields, wireOf } from './field-values.ts'
import { isTanggalLahirAllowed, latestTanggalLahir } from './tanggal-lahir.ts'

const ACCEPTS: Record<Rule, (value: string) => boolean> = {
  nik: isNik,
  telepon: isPhone,
  email: isEmail,
  angka: (value) => /^\d*$/.test(value),
  usiaMahasiswa: (value) => isTanggalLahirAllowed('mahasiswa', value, today()),
  usiaOrangTua: (value) => value === '' || isTanggalLahirAllowed('orangTua', value, today()),
}

/** The latest day that a field of a date of birth takes, YYYY-MM-DD; undefined for other fields (section 5). */
export const latestDay = (rule: Rule | undefined): string | undefined => {
  if (rule === 'usiaMahasiswa') return latestTanggalLahir('mahasiswa', today())
  return rule === 'usiaOrangTua' ? latestTanggalLahir('orangTua', today()) : undefined
}

/** Whether a rule takes what a field sends; what it says else is the text `ui:rule.<rule>`. */
const accepts = (rule: Rule, value: string): boolean => ACCEPTS[rule](value)

/** What the sentences about a field name: the latest day that it takes, in words of the language. */
export const ruleValues = (rule: Rule | undefined, language: string): Record<string, string> => {
  const latest = latestDay(rule)
  return latest === undefined ? {} : { latest: formatTanggal(latest, language) }
}

/** A rule of the form itself: the text key of what is said (judge.ts) against what the fields hold together; null takes it. */
export type Check = (values: FieldValues) => Readonly<Record<string, string | null>>

const ruled = ({ schema, rule }: Field): z.ZodMiniType =>
  rule === undefined
    ? schema
    : schema.check(z.refine((value) => typeof value === 'string' && accepts(rule, value), `ui:rule.${rule}`))

/** Schema of a repeated field: its entries, texts or choices, and how many of them. */
const repeated = (element: z.ZodMiniType, { minItems = 0, maxItems = Number.MAX_SAFE_INTEGER }: Field) =>
  z.array(element).check(z.minLength(minItems), z.maxLength(maxItems))

const isFilledIn = z.refine((value) => value !== '', 'ui:form.required')

/** A day in a year that no answer names. */
const isOutOfYears = (day: unknown): boolean =>
  typeof day === 'string' && /^\d{4}-/.test(day) && (day < FIRST_YEAR || day > `${LAST_YEAR}-12-31`)
/** A day that can be read again once it was sent. */
const isDay = [
  z.refine((day) => isOutOfYears(day) || tanggal(day) === day, 'ui:form.invalid'),
  z.refine((day) => !isOutOfYears(day), `ui:form.years?first=${FIRST_YEAR}&last=${LAST_YEAR}`),
] as const

const ownSchema = (field: Field): z.ZodMiniType => {
  if (field.kind === 'date') return ruled(field).check(...isDay)
  if (field.kind === 'rows') return repeated(schemaOf(field.parts), field)
  if (field.kind === 'texts') return repeated(elementOf(field.schema).check(isFilledIn), field)
  return field.kind === 'several' ? repeated(elementOf(field.schema), field) : ruled(field)
}

const judgedBy = (field: Field): z.ZodMiniType => (field.required ? ownSchema(field) : z.optional(ownSchema(field)))

/** What is sent of some fields, checked by the contract and the rules of section 5. @param fields those that are judged */
const schemaOf = (fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, judgedBy(field)])))

/** What one field sends; of a repeated field each entry by name in the form too, where its errors belong. */
const wireByName = (field: Field, value: unknown): unknown =>
  field.kind === 'rows' && Array.isArray(value)
    ? value.map((row) => wires(field.parts, isRecord(row) ? row : {}))
    : wireOf(field, value)

/** What the fields send, by name in the form; what is left empty is not there. */
const wires = (fields: readonly Field[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const wire = wireByName(field, values[field.name])
      return isEmpty(wire) || (field.kind === 'tick' && wire === false) ? [] : [[field.name, wire]]
    }),
  )

/**
 * Judges a form. What is said against a field is a text key, with what its sentence names: 'ui:form.atLeast?min=5'.
 * @param judged the fields that have to answer for themselves, with what the form holds now
 */
export const fieldsResolver =
  (judged: (values: FieldValues) => readonly Field[], check?: Check): Resolver<FieldValues> =>
  async (values) => {
    const all = judged(values)
    const fields = visibleFields(all, values)
    const isHidden = (name: string) => all.some((one) => one.name === name && !fields.includes(one))
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { errors } = await formResolver(schemaOf(fields))(wires(fields, values), undefined, options)
    for (const [name, message] of Object.entries(check?.(values) ?? {}))
      if (message !== null && !isHidden(name)) errors[name] ??= { type: 'check', message }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

/** A text key with what its sentence names: 'withdraw.limits?minimal=Rp 50.000'. */
export const withValues = (key: string, values: Readonly<Record<string, string>>): string =>
  `${key}?${new URLSearchParams(values).toString()}`

/** The sentence of a text key, which may bring along what it names. @param known what sentences of its kind name besides */
export const messageOf = (t: TFunction, text: string, known: Readonly<Record<string, string>> = {}): string => {
  const [key = '', values] = text.split('?')
  return t(key, { ...known, ...Object.fromEntries(new URLSearchParams(values)) })
}
