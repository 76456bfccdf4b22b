import * as z from 'zod/mini'
import type { KodeGroup } from '#domain/kode/kode-text.ts'
import type { Pilihan } from '#domain/referensi/pilihan.ts'
import type { ReferensiCari } from '#domain/referensi/referensi-search.tsx'
import type { ReferensiList } from '#domain/referensi/referensi-select.tsx'

/**
 * A form while it is filled in, by name of the field: text also of numbers and dates, rupiah as a number, a tick as a
 * boolean, a reference as its code and name, a file, and of a repeated field a list of such.
 */
export type FieldValues = Record<string, unknown>

/** Rules beyond what the contract states (section 5). */
export type Rule = 'nik' | 'telepon' | 'email' | 'angka' | 'usiaMahasiswa' | 'usiaOrangTua'

/** How a field is asked for. */
export type FieldKind =
  | { kind: 'text'; input?: 'numeric' | 'tel' | 'email' | 'url'; autoComplete?: string }
  | { kind: 'lines' }
  | { kind: 'password'; autoComplete: 'current-password' | 'new-password' }
  | { kind: 'number'; decimal?: true }
  | { kind: 'rupiah' }
  | { kind: 'date' }
  | { kind: 'tick' }
  /** A few in sight, many as a select; their words by `kode`, or by the subject's texts: 'ukuran' for 'ukuran.XL'. */
  | { kind: 'choice'; choices: readonly Pilihan[]; kode?: KodeGroup; texts?: string; look?: 'select' }
  | { kind: 'list'; list: ReferensiList }
  | { kind: 'search'; search: ReferensiCari }
  | { kind: 'file'; accept?: string; maxBytes?: number }
  /** Any number of entries of the same fields. */
  | { kind: 'rows'; fields: Readonly<Record<string, RowSpec>> }

/** Fields that an entry of a repeated field may have; each entry has all of them. */
type RowSpec = FieldSpec & { kind: Exclude<FieldKind['kind'], 'file' | 'password' | 'rows'>; when?: never }

/** One line of the table that declares a form. */
export type FieldSpec = FieldKind & {
  /** Text key of its label; `field.<name>` without it. */
  label?: string
  /** Text key of what stands above the control, with what it names (judge.ts). */
  hint?: string
  /** Text key of words beside the label: when it is required. False says nothing there. */
  mark?: string | false
  rule?: Rule
  /** Over both columns. */
  wide?: true
  /** Asked for although the contract does not. */
  required?: boolean
  /** Its name in the body, where that is another. */
  bodyKey?: string
  /** Asked for, and sent, only as long as this holds. */
  when?: (values: FieldValues) => boolean
}

/** A field as the parts of a form need it. */
export type Field = FieldSpec & {
  /** In the form, unique. */
  name: string
  /** In the table, and in the answer that the form begins with. */
  key: string
  /** In the body. */
  bodyKey: string
  label: string
  required: boolean
  /** What the contract says of its value. */
  schema: z.ZodMiniType
  /** Most characters that the contract takes. */
  max: number | undefined
  /** Of a repeated field: the fields of each entry. */
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

const partsOf = (spec: FieldSpec, schema: z.ZodMiniType): Field[] => {
  if (spec.kind !== 'rows') return []
  const element: unknown = schema instanceof z.ZodMiniArray ? schema.def.element : null
  if (!isBody(element)) throw new Error('the contract repeats nothing here')
  return fieldsOf(element, spec.fields)
}

const maxOf = (schema: z.ZodMiniType): number | undefined => {
  if (!(schema instanceof z.ZodMiniString)) return undefined
  const limits = (schema.def.checks ?? []).flatMap((check) =>
    check instanceof z.core.$ZodCheckMaxLength ? [check._zod.def.maximum] : [],
  )
  return limits.length > 0 ? Math.min(...limits) : undefined
}

/**
 * The fields of a form: what a person sees from the table, what is required and how long it may be from the contract.
 * @param body generated schema of the body, or of the part of it that the table is about
 * @param prefix in front of each name, where a form has several bodies
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
      required: spec.required ?? schema === stated,
      max: maxOf(schema),
      parts: partsOf(spec, schema),
    }
  })

/** The fields of one entry of a repeated field, by the names that they have in the form. @param place from 0 */
export const partsAt = (field: Pick<Field, 'name' | 'parts'>, place: number): Field[] =>
  field.parts.map((part) => ({ ...part, name: `${field.name}.${place}.${part.name}` }))
