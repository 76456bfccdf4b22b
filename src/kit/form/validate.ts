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

/** Returns the latest day that a date of birth field accepts, YYYY-MM-DD; undefined for other fields (section 5). */
export const latestDay = (rule: Rule | undefined): string | undefined => {
  if (rule === 'usiaMahasiswa') return latestTanggalLahir('mahasiswa', today())
  return rule === 'usiaOrangTua' ? latestTanggalLahir('orangTua', today()) : undefined
}

/** Returns whether a rule accepts a value. Its error is the text `ui:rule.<rule>`. */
const accepts = (rule: Rule, value: string): boolean => ACCEPTS[rule](value)

/** Returns the values to interpolate into texts about a field: the latest day that it accepts, formatted. */
export const ruleValues = (rule: Rule | undefined, language: string): Record<string, string> => {
  const latest = latestDay(rule)
  return latest === undefined ? {} : { latest: formatTanggal(latest, language) }
}

/**
 * A rule across the fields of a form. Returns the text key of the error per field (validate.ts), or null when it is valid.
 */
export type Check = (values: FieldValues) => Readonly<Record<string, string | null>>

const ruled = ({ schema, rule }: Field): z.ZodMiniType =>
  rule === undefined
    ? schema
    : schema.check(z.refine((value) => typeof value === 'string' && accepts(rule, value), `ui:rule.${rule}`))

/** Returns the schema of a repeated field: its entries, texts or choices, and their number. */
const repeated = (element: z.ZodMiniType, { minItems = 0, maxItems = Number.MAX_SAFE_INTEGER }: Field) =>
  z.array(element).check(z.minLength(minItems), z.maxLength(maxItems))

const isFilledIn = z.refine((value) => value !== '', 'ui:form.required')

/** Returns whether a day is outside the years that the readers accept. */
const isOutOfYears = (day: unknown): boolean =>
  typeof day === 'string' && /^\d{4}-/.test(day) && (day < FIRST_YEAR || day > `${LAST_YEAR}-12-31`)
/** Checks of a day: it must be parsed unchanged when it is read back. */
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

/**
 * Returns the schema of the sent values of some fields: the contract and the rules of section 5. @param fields fields
 * to validate
 */
const schemaOf = (fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, judgedBy(field)])))

/**
 * Returns the wire value of a field. Entries of a repeated field keep their names in the form, to which their errors
 * belong.
 */
const wireByName = (field: Field, value: unknown): unknown =>
  field.kind === 'rows' && Array.isArray(value)
    ? value.map((row) => wires(field.parts, isRecord(row) ? row : {}))
    : wireOf(field, value)

/** Returns the wire values of the fields by form name, without empty ones. */
const wires = (fields: readonly Field[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const wire = wireByName(field, values[field.name])
      return isEmpty(wire) || (field.kind === 'tick' && wire === false) ? [] : [[field.name, wire]]
    }),
  )

/**
 * Returns a resolver that validates a form. An error message is a text key with its values: 'ui:form.atLeast?min=5'.
 * @param judged returns the fields to validate for the current values
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

/** Appends values to a text key: 'withdraw.limits?minimal=Rp 50.000'. */
export const withValues = (key: string, values: Readonly<Record<string, string>>): string =>
  `${key}?${new URLSearchParams(values).toString()}`

/** Returns the text of a key, which may carry its own values. @param known further values to interpolate */
export const messageOf = (t: TFunction, text: string, known: Readonly<Record<string, string>> = {}): string => {
  const [key = '', values] = text.split('?')
  return t(key, { ...known, ...Object.fromEntries(new URLSearchParams(values)) })
}
