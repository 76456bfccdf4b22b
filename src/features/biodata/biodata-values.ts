import { findPilihan, PILIHAN, type Pilihan } from '#domain/referensi/pilihan.ts'
import { toPilihan } from '#domain/referensi/referensi-rows.ts'
import type { Biodata } from '#generated/readers/biodata.ts'
import { readReferensi } from '#generated/readers/umum.ts'
import { isRecord } from '#shared/is-record.ts'
import { type BiodataField, FIELDS } from './biodata-fields.ts'

/** What a field of the form holds: text, the code of a built-in list, or a reference. */
export type FieldValue = string | Pilihan | null
/** The form: by name of the field. */
export type BiodataValues = Record<string, FieldValue>

const textOf = (value: unknown): string => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value : ''
}

/** What an answer holds for a field; a value that is missing or of a wrong kind is an empty field. */
const readValue = (field: BiodataField, value: unknown): FieldValue => {
  switch (field.kind) {
    case 'choice':
      return findPilihan(PILIHAN[field.pilihan], value)?.kode ?? ''
    case 'list':
    case 'search':
      return toPilihan(readReferensi(value))
    case 'date':
    case 'text':
      return textOf(value)
  }
}

/** The form as the gateway's answer fills it. */
export const valuesOf = (biodata: Biodata): BiodataValues => {
  const groups: Record<string, unknown> = biodata
  return Object.fromEntries(
    FIELDS.map((field) => {
      const group = groups[field.group]
      return [field.name, readValue(field, isRecord(group) ? group[field.key] : null)]
    }),
  )
}

/** What a field sends: text without spaces around it, a reference by its code. */
export const wireOf = (value: unknown): string => {
  if (isRecord(value)) return textOf(value['kode'])
  return textOf(value).trim()
}

/** The fields that the person has changed: compared by what they would send. */
export const changedFields = (before: BiodataValues, after: BiodataValues): BiodataField[] =>
  FIELDS.filter(({ name }) => wireOf(after[name]) !== wireOf(before[name]))

/**
 * The fields that a save has to answer for: what was changed, and what the contract asks for beside it. What the person
 * did not touch is neither judged nor sent.
 */
export const sentFields = (before: BiodataValues, after: BiodataValues): BiodataField[] => {
  const changed = new Set(changedFields(before, after))
  const groups = new Set([...changed].map(({ group }) => group))
  return FIELDS.filter((field) => changed.has(field) || (field.required && groups.has(field.group)))
}
