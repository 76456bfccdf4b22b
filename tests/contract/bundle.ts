import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema?: { default?: unknown }
  example?: unknown
}
interface Media {
  schema?: { $ref?: string }
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Raw {
  operationId: string
  tags: string[]
  summary?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>
  'x-added'?: string
  'x-auth'?: string
  'x-cache'?: string
  'x-effect'?: string
  'x-evidence'?: string
  'x-gap'?: string
  'x-headers'?: string[]
  'x-invalidates'?: string[]
  'x-keep'?: string
  'x-landing'?: string
  'x-probe'?: string
  'x-refused'?: { unlessStatus: string[]; unlessMessage?: string[] }
  'x-server'?: string
  'x-source'?: string
  'x-strict'?: boolean
}
/** One operation of the bundle, with its address and resolved parameters. */
export interface Operation extends Omit<Raw, 'parameters'> {
  method: string
  path: string
  parameters: Parameter[]
}
interface Bundle {
  tags: { name: string; 'x-first-load'?: boolean }[]
  paths: Record<string, Record<string, Raw>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, unknown> }
}

export const bundle = parse(readFileSync('generated/openapi.yaml', 'utf8')) as Bundle

/** Tags whose answers the first screens show before the validators are loaded (docs/contract.md). */
export const firstLoadTags = bundle.tags.filter((tag) => tag['x-first-load']).map(({ name }) => name)

const resolve = (parameter: Parameter | { $ref: string }): Parameter => {
  if (!('$ref' in parameter)) return parameter
  const found = bundle.components.parameters[parameter.$ref.split('/').pop() ?? '']
  if (!found) throw new Error(`unknown parameter ${parameter.$ref}`)
  return found
}

export const operations: Operation[] = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, raw]) => ({
    ...raw,
    path,
    method: method.toUpperCase(),
    parameters: (raw.parameters ?? []).map(resolve),
  })),
)

const byId = new Map(operations.map((operation) => [operation.operationId, operation]))

/**
 * Returns the operation with this id.
 * @throws when the contract has none
 */
export const operationOf = (id: string): Operation => {
  const operation = byId.get(id)
  if (!operation) throw new Error(`no operation ${id}`)
  return operation
}

const exampleOfMedia = (media: Media | undefined): unknown =>
  media?.example ?? Object.values(media?.examples ?? {})[0]?.value

/** Returns every example of the JSON answer; several where a screen distinguishes several. */
export const answersOf = (id: string): unknown[] => {
  const media = operationOf(id).responses['200']?.content?.['application/json']
  if (!media) return []
  const all = [media.example, ...Object.values(media.examples ?? {}).map(({ value }) => value)]
  return all.filter((example) => example !== undefined)
}

/** Returns the first example of the JSON answer. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says the shape that it checks
export const answerOf = <T = Record<string, unknown>>(id: string): T => answersOf(id)[0] as T

/** Returns the example of the request body. */
export const bodyOf = (id: string): unknown =>
  exampleOfMedia(Object.values(operationOf(id).requestBody?.content ?? {})[0])

/** Returns the example values of the parameters of one kind. */
export const parametersOf = (id: string, kind: Parameter['in']): Record<string, unknown> =>
  Object.fromEntries(
    operationOf(id)
      .parameters.filter((one) => one.in === kind)
      .map(({ name, example }) => [name, example]),
  )

/** Returns the names of the path parameters in the order of the path. */
export const pathNamesOf = (id: string): string[] =>
  [...operationOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * Returns the arguments of a generated call: path parameters, body, query parameters, and last the path parameters that
 * have a default (the generator moves them to the end).
 * @param path replaces the examples of the path parameters
 */
export const argumentsOf = (id: string, path: Record<string, unknown> = parametersOf(id, 'path')): unknown[] => {
  const { parameters, requestBody } = operationOf(id)
  const query = parametersOf(id, 'query')
  const hasDefault = (name: string) => parameters.some((one) => one.name === name && one.schema?.default !== undefined)
  const names = pathNamesOf(id)
  return [
    ...names.filter((name) => !hasDefault(name)).map((name) => path[name]),
    ...(requestBody ? [bodyOf(id)] : []),
    ...(Object.keys(query).length > 0 ? [query] : []),
    ...names.filter(hasDefault).map((name) => path[name]),
  ]
}

/** Yields every node of a document, depth first. */
export const nodesOf = function* (node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield node as Record<string, unknown>
  for (const value of Object.values(node)) yield* nodesOf(value)
}

/** Reads an inventory of the specification. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says the shape that it checks
export const readSpec = <T>(name: string): T => JSON.parse(readFileSync(`tests/spec/${name}.json`, 'utf8')) as T
