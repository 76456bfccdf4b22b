import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { KodeGroup } from '#domain/kode/kode-text.ts'
import type { Pilihan } from '#domain/referensi/pilihan.ts'
import type { ReferensiCari } from '#domain/referensi/referensi-search.tsx'
import type { ReferensiList } from '#domain/referensi/referensi-select.tsx'

/**
 * Values of a form by field name: text (also for numbers, dates and scales), a number for rupiah, a boolean for a tick,
 * code and name for a reference, a file, a list of texts or of chosen codes, and a list of entries for a repeated
 * field.
 */
export type FieldValues = Record<string, unknown>

/** Rules beyond those of the contract (section 5). */
export type Rule = 'nik' | 'telepon' | 'email' | 'angka' | 'usiaMahasiswa' | 'usiaOrangTua'

export type FieldKind =
  | { kind: 'text'; input?: 'numeric' | 'tel' | 'email' | 'url'; autoComplete?: string }
  | { kind: 'lines' }
  | { kind: 'password'; autoComplete: 'current-password' | 'new-password' }
  /** `maxLength`: maximum number of characters when the contract has no upper limit. */
  | { kind: 'number'; decimal?: true; maxLength?: number }
  | { kind: 'rupiah' }
  | { kind: 'date' }
  | { kind: 'tick' }
  /**
   * Radios for a few choices, a select for many. Labels by `kode`, or by the subject's texts: 'ukuran' for 'ukuran.XL'.
   */
  | {
      kind: 'choice'
      choices: readonly Pilihan[]
      kode?: KodeGroup
      texts?: string
      variant?: 'select'
      /** Codes of a select that are shown but disabled. Their labels say why. */
      closed?: readonly string[]
      /** The codes are numbers in the body. */
      numeric?: true
    }
  /** Any number of choices, as checkboxes; an array of codes. */
  | { kind: 'several'; choices: readonly Pilihan[]; kode?: KodeGroup; texts?: string }
  /** One number of a short scale. Its ends are labelled by the names of the first and the last choice (`scaleOf`). */
  | { kind: 'scale'; choices: readonly Pilihan[]; kode?: KodeGroup; texts?: string }
  /** Any number of lines; an array of texts. */
  | { kind: 'texts' }
  | { kind: 'list'; list: ReferensiList }
  | { kind: 'search'; search: ReferensiCari }
  | { kind: 'file'; accept?: string; maxBytes?: number }
  /** Any number of entries of the same fields. */
  | { kind: 'rows'; fields: Readonly<Record<string, RowSpec>> }

/** Fields of an entry of a repeated field. Each entry has all of them. */
type RowSpec = FieldSpec & {
  kind: Exclude<FieldKind['kind'], 'file' | 'password' | 'rows' | 'texts' | 'several' | 'scale'>
  when?: never
}

/** One line of the table that declares a form. */
export type FieldSpec = FieldKind & {
  /** Text key of its label; `field.<name>` by default. */
  label?: string
  /** Label in the gateway's own words, instead of `label`: shown as it is, with colons and braces. */
  labelText?: string
  /** Text key of the hint above the control, with its values (validate.ts). */
  hint?: string
  /** Hint in the gateway's own words, instead of `hint`. */
  hintText?: string
  /** Text key of the mark next to the label, which says when the field is required. False shows none. */
  mark?: string | false
  rule?: Rule
  /** Set when the field spans both columns. */
  wide?: true
  /** Required although the contract does not require it. */
  required?: boolean
  /** Maximum number of entries, texts or choices, when the campus allows fewer than the contract. */
  maxItems?: number
  /** Its name in the body, when it differs. */
  bodyKey?: string
  /** Shown and sent only while this holds. */
  when?: (values: FieldValues) => boolean
}

/** A field as the components of a form use it. */
export type Field = FieldSpec & {
  /** Name in the form, unique. */
  name: string
  /** Key in the table, and in the response that the form starts with. */
  key: string
  /** Name in the body. */
  bodyKey: string
  label: string
  required: boolean
  /** Schema of its value in the contract. */
  schema: z.ZodMiniType
  /** Maximum number of characters in the contract; for a list of texts, of each text. */
  max: number | undefined
  /** Maximum and minimum number of entries, texts or choices. */
  maxItems: number | undefined
  minItems: number | undefined
  /** For a repeated field: the fields of each entry. */
  parts: readonly Field[]
}

/** A generated body schema. */
export type BodySchema = z.ZodMiniType & { readonly shape: Readonly<Record<string, unknown>> }

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType

const isBody = (schema: unknown): schema is BodySchema => isSchema(schema) && 'shape' in schema

const innerOf = (schema: z.ZodMiniType): z.ZodMiniType => {
  if (!(schema instanceof z.ZodMiniOptional)) return schema
  const inner: unknown = schema.def.innerType
  return isSchema(inner) ? inner : schema
}

/** Returns the schema of an array's elements. @throws Error when the contract has no array */
export const elementOf = (schema: z.ZodMiniType): z.ZodMiniType => {
  const element: unknown = schema instanceof z.ZodMiniArray ? schema.def.element : null
  if (!isSchema(element)) throw new Error('the contract repeats nothing here')
  return element
}

const partsOf = (spec: FieldSpec, schema: z.ZodMiniType): Field[] => {
  if (spec.kind !== 'rows') return []
  const element = elementOf(schema)
  if (!isBody(element)) throw new Error('the contract repeats no entry with fields here')
  return fieldsOf(element, spec.fields)
}

/** Returns the tightest limits on the length of a text or an array. */
const lengthOf = (schema: z.ZodMiniType): { max: number | undefined; min: number | undefined } => {
  const checks = schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniArray ? (schema.def.checks ?? []) : []
  const max = checks.flatMap((check) => (check instanceof z.core.$ZodCheckMaxLength ? [check._zod.def.maximum] : []))
  const min = checks.flatMap((check) => (check instanceof z.core.$ZodCheckMinLength ? [check._zod.def.minimum] : []))
  return {
    max: max.length > 0 ? Math.min(...max) : undefined,
    min: min.length > 0 ? Math.max(...min) : undefined,
  }
}

const REPEATED = new Set<FieldKind['kind']>(['rows', 'texts', 'several'])

/** Returns the limits of a field: on the characters of a text, and on the number of repeated values. */
const limitsOf = ({ kind, maxItems }: FieldSpec, schema: z.ZodMiniType) => {
  if (!REPEATED.has(kind)) return { max: lengthOf(schema).max, maxItems: undefined, minItems: undefined }
  const element = elementOf(schema)
  const { max = Number.POSITIVE_INFINITY, min } = lengthOf(schema)
  const most = Math.min(max, maxItems ?? Number.POSITIVE_INFINITY)
  return {
    max: kind === 'texts' ? lengthOf(element).max : undefined,
    maxItems: Number.isFinite(most) ? most : undefined,
    minItems: min,
  }
}

/**
 * Returns whether false is a valid value of a tick. A promise, which the contract allows as true only, has to be
 * ticked.
 */
const mayBeFalse = (schema: z.ZodMiniType): boolean => schema.safeParse(false).success

/**
 * Builds the fields of a form: presentation from the table, required and length limits from the contract.
 * @param body generated schema of the body, or of the part of it that the table covers
 * @param prefix prefix of each name, for a form with several bodies
 * @throws Error for a field that the contract does not have
 */
export const fieldsOf = (body: BodySchema, table: Readonly<Record<string, FieldSpec>>, prefix = ''): Field[] =>
  Object.entries(table).map(([key, spec]) => {
    const bodyKey = spec.bodyKey ?? key
    const stated = body.shape[bodyKey]
    if (!isSchema(stated)) throw new Error(`the contract has no ${bodyKey}`)
    const schema = innerOf(stated)
    return {
      label: `field.${key}`,
      ...spec,
      name: `${prefix}${key}`,
      key,
      bodyKey,
      schema,
      required: spec.required ?? (schema === stated && !(spec.kind === 'tick' && mayBeFalse(schema))),
      ...limitsOf(spec, schema),
      parts: partsOf(spec, schema),
    }
  })

/** Returns the fields of one entry of a repeated field, with their names in the form. @param place from 0 */
export const partsAt = (field: Pick<Field, 'name' | 'parts'>, place: number): Field[] =>
  field.parts.map((part) => ({ ...part, name: `${field.name}.${place}.${part.name}` }))

/** Returns the form name for the rest of a path within a field, such as '2.nim'; null when there is none. */
const nameWithin = (field: Field, rest: string): string | null => {
  const [place = '', ...inEntry] = rest.split('.')
  if (!/^\d+$/.test(place)) return null
  if (field.kind === 'several') return field.name
  if (field.kind !== 'rows' && field.kind !== 'texts') return null
  if (inEntry.length === 0) return `${field.name}.${place}`
  return nameAt(partsAt(field, Number(place)), ({ bodyKey }) => bodyKey, inEntry.join('.'))
}

/**
 * Returns the form name of a path in the body, as the gateway sends it: 'judul', 'anggota.2.nim' with the entries from
 * 0.
 * @param placeOf path of a field in the body
 * @returns null when no field has this path
 */
export const nameAt = <Sent extends Field>(
  fields: readonly Sent[],
  placeOf: (field: Sent) => string,
  place: string,
): string | null => {
  for (const field of fields) {
    const own = placeOf(field)
    if (place === own) return field.name
    if (place.startsWith(`${own}.`)) return nameWithin(field, place.slice(own.length + 1))
  }
  return null
}

/** Returns the label of a field in the screen's language. @param t of the namespace of the form */
export const labelOf = ({ label, labelText }: Pick<Field, 'label' | 'labelText'>, t: TFunction): string =>
  labelText ?? t(label)

/**
 * Returns the numbers of a scale as choices.
 * @param ends labels of the lowest and the highest number
 */
export const scaleOf = (lowest: number, highest: number, ends: { low?: string; high?: string } = {}): Pilihan[] =>
  Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, place) => {
    const nilai = lowest + place
    const nama = nilai === lowest ? ends.low : nilai === highest ? ends.high : ''
    return { kode: String(nilai), nama: nama ?? '' }
  })
