import * as z from 'zod/mini'
import { isTanggalLahirAllowed } from '#domain/mahasiswa/tanggal-lahir.ts'
import { BiodataOrangTuaIsian } from '#generated/models/biodata/biodataOrangTuaIsian.zod.ts'
import { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import { UpdateBiodataUtamaBody } from '#generated/models/biodata/updateBiodataUtamaBody.zod.ts'
import { now } from '#shared/clock.ts'
import { isEmail } from '#shared/validation/email.ts'
import { isNik } from '#shared/validation/nik.ts'
import { isPhone } from '#shared/validation/phone.ts'
import { targetOf } from './biodata-body.ts'
import type { BiodataField, Rule } from './biodata-fields.ts'
import { wireOf } from './biodata-values.ts'

type Check = (value: string) => boolean

/** Section 5, by rule, with the text key of what is said. */
const RULES: Record<Rule, { accepts: Check; error: string }> = {
  nik: { accepts: isNik, error: 'biodata:rule.nik' },
  telepon: { accepts: isPhone, error: 'biodata:rule.telepon' },
  email: { accepts: isEmail, error: 'biodata:rule.email' },
  usiaMahasiswa: {
    accepts: (value) => isTanggalLahirAllowed('mahasiswa', value, now()),
    error: 'biodata:rule.usiaMahasiswa',
  },
  usiaOrangTua: {
    accepts: (value) => value === '' || isTanggalLahirAllowed('orangTua', value, now()),
    error: 'biodata:rule.usiaOrangTua',
  },
}

/** Input of a field as the generated bodies state it. */
type Stated = z.ZodMiniType<unknown, string | undefined>

const shapeOf = ({ group }: BiodataField): Record<string, unknown> => {
  if (group === 'utama') return UpdateBiodataUtamaBody.shape
  return targetOf(group) === 'orangtua' ? BiodataOrangTuaIsian.shape : UpdateBiodataBody.shape
}

/** Typed as the input of a body's field is. */
const sent = (value: unknown): string | undefined => wireOf(value)

const isStated = (schema: unknown): schema is Stated => schema instanceof z.ZodMiniType

const schemaOfField = (field: BiodataField): z.ZodMiniType => {
  const { bodyKey, required, rule } = field
  const stated = shapeOf(field)[bodyKey]
  if (!isStated(stated)) throw new Error(`the contract has no ${field.name}`)
  const missing = (value: string) => required && value === ''
  const filled = z.string().check(
    z.refine((value) => !missing(value), 'ui:form.required'),
    z.refine((value) => rule === null || missing(value) || RULES[rule].accepts(value), {
      error: rule === null ? 'ui:form.invalid' : RULES[rule].error,
    }),
  )
  return z.pipe(z.pipe(z.transform(sent), z.optional(filled)), stated)
}

/** What is sent of the biodata, checked by the generated body schemas and the rules of section 5; by name in the form. */
export const biodataSchema = (fields: readonly BiodataField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])))
