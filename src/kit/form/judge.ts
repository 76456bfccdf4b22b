import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { formResolver } from '#shared/form/form-resolver.ts'
import { isRecord } from '#shared/is-record.ts'
import type { Field, FieldValues } from './field.ts'
import { askedFields, isEmpty, wireOf } from './field-values.ts'
import { accepts } from './rules.ts'

/** A rule of the form itself: the text key of what is said (say.ts) against what the fields hold together; null takes it. */
export type Check = (values: FieldValues) => Readonly<Record<string, string | null>>

const ruled = ({ schema, rule }: Field): z.ZodMiniType =>
  rule === undefined
    ? schema
    : schema.check(z.refine((value) => typeof value === 'string' && accepts(rule, value), `ui:rule.${rule}`))

const judgedBy = (field: Field): z.ZodMiniType => {
  const own = field.parts.length > 0 ? z.array(schemaOf(field.parts)) : ruled(field)
  return field.required ? own : z.optional(own)
}

/** What is sent of some fields, checked by the contract and the rules of section 5. @param fields those that are judged */
export const schemaOf = (fields: readonly Field[]) =>
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
    const fields = askedFields(all, values)
    const isHidden = (name: string) => all.some((one) => one.name === name && !fields.includes(one))
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { errors } = await formResolver(schemaOf(fields))(wires(fields, values), undefined, options)
    for (const [name, message] of Object.entries(check?.(values) ?? {}))
      if (message !== null && !isHidden(name)) errors[name] ??= { type: 'check', message }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
