import { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import { UpdateBiodataUtamaBody } from '#generated/models/biodata/updateBiodataUtamaBody.zod.ts'
import type { Biodata } from '#generated/readers/biodata.ts'
import { isRecord } from '#shared/is-record.ts'
import { type BiodataField, FIELDS, type Group } from './biodata-fields.ts'
import { type BiodataValues, sentFields, valuesOf, wireOf } from './biodata-values.ts'

/** The writes of the contract: utama has a call of its own, the others are types of one call. */
export const TARGETS = ['utama', 'diri', 'alamat', 'orangtua', 'pendidikan'] as const
export type Target = (typeof TARGETS)[number]

/** The write that a group of fields goes with. */
export const targetOf = (group: Group): Target =>
  group === 'ayah' || group === 'ibu' || group === 'wali' ? 'orangtua' : group

/** What is sent, by the write it goes with; a write without changes is not there. */
export interface BiodataBodies {
  utama?: UpdateBiodataUtamaBody
  diri?: UpdateBiodataBody
  alamat?: UpdateBiodataBody
  orangtua?: UpdateBiodataBody
  pendidikan?: UpdateBiodataBody
}

/** Place of a field in the body of its write, as the gateway names it in a field error: 'telepon', 'ayah.nama'. */
export const placeOf = ({ group, bodyKey }: BiodataField): string =>
  targetOf(group) === 'orangtua' ? `${group}.${bodyKey}` : bodyKey

const put = (body: Record<string, unknown>, [head = '', ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) {
    body[head] = value
    return
  }
  const inner = body[head]
  const next: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  put(next, rest, value)
  body[head] = next
}

/**
 * The bodies of a save: of each group that was changed the changed fields and those that the contract asks for, and
 * nothing that was not touched. The values have been checked before.
 */
export const bodiesOf = (before: BiodataValues, after: BiodataValues): BiodataBodies => {
  const raw: Partial<Record<Target, Record<string, unknown>>> = {}
  for (const field of sentFields(before, after)) {
    const target = targetOf(field.group)
    const body = raw[target] ?? {}
    raw[target] = body
    put(body, placeOf(field).split('.'), wireOf(after[field.name]))
  }
  const section = (target: Exclude<Target, 'utama'>) =>
    raw[target] ? { [target]: UpdateBiodataBody.parse(raw[target]) } : {}
  return {
    ...(raw.utama && { utama: UpdateBiodataUtamaBody.parse(raw.utama) }),
    ...section('diri'),
    ...section('alamat'),
    ...section('orangtua'),
    ...section('pendidikan'),
  }
}

/** What the fields of one write are, as the gateway's answer holds them, by their place in the body. */
export const standOf = (target: Target, biodata: Biodata): Record<string, string> => {
  const values = valuesOf(biodata)
  const own = FIELDS.filter(({ group }) => targetOf(group) === target)
  return Object.fromEntries(own.map((field) => [placeOf(field), wireOf(values[field.name])]))
}

/** The same once a body has been written. */
export const standAfter = (stand: Record<string, string>, body: unknown): Record<string, string> => {
  const sent = (place: string) =>
    place.split('.').reduce<unknown>((inner, part) => (isRecord(inner) ? inner[part] : undefined), body)
  return Object.fromEntries(
    Object.entries(stand).map(([place, before]) => [place, sent(place) === undefined ? before : wireOf(sent(place))]),
  )
}
