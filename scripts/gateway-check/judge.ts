import { isRecord } from '#shared/text/is-record.ts'
import { nameOfRef, type Schema } from './contract.ts'

/** A difference between an answer and the contract: types only, never values. */
export interface Difference {
  /** Where: names of the contract, `[]` for every row; '' is the whole answer. */
  at: string
  expected: string
  found: string
  /** In how many places of the answer. */
  count: number
}

type Schemas = Readonly<Record<string, Schema>>
type Spot = Omit<Difference, 'count'>

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : kindOf(value) === type

/** Returns a kind in the words of the contract, in which a whole number differs from a fraction. */
const foundKind = (value: unknown, types: readonly string[]): string =>
  typeof value === 'number' && types.includes('integer') ? 'number with a fraction' : kindOf(value)

const resolve = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? resolve(schemas[nameOfRef(schema.$ref)] ?? {}, schemas) : schema

/** Returns the kinds that a schema allows. */
const kindsOf = (schema: Schema, schemas: Schemas): string[] => {
  const { type, enum: values, anyOf = [] } = resolve(schema, schemas)
  if (type) return [type].flat()
  if (values) return values.map(kindOf)
  return anyOf.flatMap((one) => kindsOf(one, schemas))
}

const wordsOf = (kinds: readonly string[]): string => [...new Set(kinds)].join(' or ') || 'any value'

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

const spot = (at: string, expected: string, found: string): Spot[] => [{ at, expected, found }]

/** Walks an object. Names come from the contract only: a name in an answer may be an id. */
const walkObject = (value: Record<string, unknown>, schema: Schema, at: string, schemas: Schemas): Spot[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (name in value) return walk(value[name], inner, join(at, name), schemas)
    return schema.required?.includes(name) ? spot(join(at, name), wordsOf(kindsOf(inner, schemas)), 'missing') : []
  })

/** Judges a value by the alternative that fits; without one, by the nearest of its kind. */
const walkAny = (value: unknown, anyOf: readonly Schema[], at: string, schemas: Schemas): Spot[] => {
  const tries = anyOf.map((schema) => ({ schema, spots: walk(value, schema, at, schemas) }))
  if (tries.some(({ spots }) => spots.length === 0)) return []
  const ofKind = tries.filter(({ schema }) => kindsOf(schema, schemas).some((kind) => isOfType(value, kind)))
  const kinds = anyOf.flatMap((schema) => kindsOf(schema, schemas))
  const nearest = ofKind.toSorted((one, other) => one.spots.length - other.spots.length)[0]
  return nearest?.spots ?? spot(at, wordsOf(kinds), foundKind(value, kinds))
}

/** Walks an answer and its schema side by side. */
const walk = (value: unknown, given: Schema, at: string, schemas: Schemas): Spot[] => {
  const schema = resolve(given, schemas)
  const { type, enum: values, minimum, anyOf, items } = schema
  if (anyOf) return walkAny(value, anyOf, at, schemas)
  const types = [type ?? []].flat()
  if (types.length > 0 && !types.some((one) => isOfType(value, one)))
    return spot(at, wordsOf(types), foundKind(value, types))
  if (values && !values.includes(value)) return spot(at, 'a listed value', 'a value that the contract does not list')
  if (minimum !== undefined && typeof value === 'number' && value < minimum)
    return spot(at, 'number', 'a number below the minimum')
  if (Array.isArray(value)) return items ? value.flatMap((row: unknown) => walk(row, items, `${at}[]`, schemas)) : []
  return isRecord(value) ? walkObject(value, schema, at, schemas) : []
}

/** Returns where an answer differs from its schema, each difference once with the number of places. */
export const differencesOf = (answer: unknown, schema: Schema, schemas: Schemas): Difference[] => {
  const found = new Map<string, Difference>()
  for (const one of walk(answer, schema, '', schemas)) {
    const key = JSON.stringify(one)
    found.set(key, { ...one, count: (found.get(key)?.count ?? 0) + 1 })
  }
  const { type, properties } = resolve(schema, schemas)
  const isOther =
    type === 'object' && isRecord(answer) && properties && !Object.keys(properties).some((name) => name in answer)
  // The portal rejects such an answer even when no field is required (src/gateway/answer/answer.ts, fits).
  if (isOther && found.size === 0)
    return [{ at: '', expected: 'a field of the contract', found: 'none of them', count: 1 }]
  return [...found.values()]
}
