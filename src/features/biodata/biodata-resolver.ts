import type { FieldErrors, Resolver } from 'react-hook-form'
import { formResolver } from '#shared/form/form-resolver.ts'
import { biodataSchema } from './biodata-schema.ts'
import { type BiodataValues, sentFields, wireOf } from './biodata-values.ts'

const REQUIRED = 'ui:form.required'

/** Judges what would be sent, and nothing else: what the gateway holds against its own rules hinders nobody. */
export const biodataResolver =
  (before: BiodataValues): Resolver<BiodataValues> =>
  async (values, _context, { shouldUseNativeValidation }) => {
    const fields = sentFields(before, values)
    const wire = Object.fromEntries(fields.map(({ name }) => [name, wireOf(values[name])]))
    const check = formResolver(biodataSchema(fields))
    const { errors } = await check(wire, undefined, { fields: {}, shouldUseNativeValidation })
    const found: FieldErrors<BiodataValues> = {}
    for (const { name, required } of fields) {
      const message = required && wire[name] === '' ? REQUIRED : errors[name]?.message
      if (typeof message === 'string') found[name] = { type: 'rule', message }
    }
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} }
  }
