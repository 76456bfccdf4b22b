import { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import { UpdateBiodataUtamaBody } from '#generated/models/biodata/updateBiodataUtamaBody.zod.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { isRecord } from '#shared/is-record.ts'
import { type BiodataField, FIELDS, type Group, sentFields, valuesOf } from './biodata-fields.ts'

/** The writes of the contract: utama has a call of its own, the others are types of one call. */
export const TARGETS = ['utama', 'diri', 'alamat', 'orangtua', 'pendidikan'] as const
export type Target = (typeof TARGETS)[number]

/** The write that a group of fields goes with. */
export const targetOf = (group: Group): Target =>
  group === 'ayah' || group === 'ibu' || group === 'wali' ? 'orangtua' : group

/** What is sent, by the write it goes with; a write without changes is not there. */
export type BiodataBodies = { utama?: UpdateBiodataUtamaBody } & Partial<
  Record<Exclude<Target, 'utama'>, UpdateBiodataBody>
>

/** Place of a field in the body of its write, as the gateway names it in a field error: 'telepon', 'ayah.nama'. */
export const placeOf = ({ group, bodyKey }: Pick<BiodataField, 'group' | 'bodyKey'>): string =>
  targetOf(group) === 'orangtua' ? `${group}.${bodyKey}` : bodyKey

/** What the fields of one write send, emptied ones too: of parents by parent, of all else as it is. */
const rawBody = (target: Target, fields: readonly BiodataField[], values: FieldValues): Record<string, unknown> => {
  const own = fields.filter(({ group }) => targetOf(group) === target)
  if (target !== 'orangtua') return bodyOf(own, values, true)
  const parents = new Set(own.map(({ group }) => group))
  const fieldsOf = (parent: Group) => own.filter(({ group }) => group === parent)
  return Object.fromEntries([...parents].map((parent) => [parent, bodyOf(fieldsOf(parent), values, true)]))
}

/**
 * The bodies of a save: of each group that was changed the changed fields and those that the contract asks for, and
 * nothing that was not touched. The values have been checked before.
 */
export const bodiesOf = (before: FieldValues, after: FieldValues): BiodataBodies => {
  const sent = sentFields(before, after)
  const targets = TARGETS.filter((target) => sent.some(({ group }) => targetOf(group) === target))
  return Object.fromEntries(
    targets.map((target) => {
      const raw = rawBody(target, sent, after)
      return [target, target === 'utama' ? UpdateBiodataUtamaBody.parse(raw) : UpdateBiodataBody.parse(raw)]
    }),
  )
}

/** What the fields of one write are, as the gateway's answer holds them. */
export const standOf = (target: Target, biodata: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  rawBody(target, FIELDS, valuesOf(biodata))

/** The same once a body has been written. */
export const standAfter = (stand: Record<string, unknown>, body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(stand).map(([key, before]) => {
      const sent = body[key]
      return [key, isRecord(before) && isRecord(sent) ? { ...before, ...sent } : (sent ?? before)]
    }),
  )
