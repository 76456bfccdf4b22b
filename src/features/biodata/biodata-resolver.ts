import type { FieldErrors, Resolver } from 'react-hook-form'
import { formResolver } from '#shared/form/form-resolver.ts'
import { biodataSchema } from './biodata-schema.ts'
import { type BiodataValues, sentFields } from './biodata-values.ts'

/** Judges what would be sent, and nothing else: what the gateway holds against its own rules hinders nobody. */
export const biodataResolver =
  (before: BiodataValues): Resolver<BiodataValues> =>
  async (values, _context, { shouldUseNativeValidation }) => {
    const check = formResolver(biodataSchema(sentFields(before, values)))
    const { errors } = await check(values, undefined, { fields: {}, shouldUseNativeValidation })
    const found: FieldErrors<BiodataValues> = {}
    for (const [name, error] of Object.entries(errors)) {
      if (typeof error?.message === 'string') found[name] = { type: 'rule', message: error.message }
    }
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} }
  }
