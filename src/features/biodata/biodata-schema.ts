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

const shapeOf = ({ group }: BiodataField): Record<string, unknown> => {
  if (group === 'utama') return UpdateBiodataUtamaBody.shape
  return targetOf(group) === 'orangtua' ? BiodataOrangTuaIsian.shape : UpdateBiodataBody.shape
}

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType

const schemaOfField = (field: BiodataField): z.ZodMiniType => {
  const stated = shapeOf(field)[field.bodyKey]
  if (!isSchema(stated)) throw new Error(`the contract has no ${field.name}`)
  if (field.rule === null) return stated
  const { accepts, error } = RULES[field.rule]
  return stated.check(z.refine((value) => typeof value === 'string' && accepts(value), error))
}

/**
 * What is sent of the biodata, checked by the generated body schemas and the rules of section 5.
 * @param fields those that are sent, by name in the form; their values as they are sent
 */
export const biodataSchema = (fields: readonly BiodataField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])))
