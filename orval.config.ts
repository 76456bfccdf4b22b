import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'
import { parse } from 'yaml'
import { staleName } from './scripts/lib/generate/stale.mjs'
import { withWireNames } from './scripts/lib/generate/wire.mjs'

// The input is the bundled document: from several files the generator would create anonymous names (ADR 3).
const BUNDLE = './generated/openapi.yaml'
const LOGIN_TAGS = ['sesi', 'kampus']

interface Operation {
  operationId: string
  tags: string[]
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
  'x-auth'?: 'none'
  'x-cache'?: 'reference'
  'x-effect'?: string
  'x-evidence'?: string
  'x-headers'?: string[]
  'x-invalidates'?: string[]
  'x-keep'?: 'always' | 'chosen' | 'never'
  'x-refused'?: { unlessStatus: string[]; unlessMessage?: string[] }
  'x-server'?: 'multisite'
  'x-strict'?: boolean
}
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema>
}
interface Bundle {
  tags: { name: string; 'x-first-load'?: boolean }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const bundle = parse(readFileSync(BUNDLE, 'utf8')) as Bundle
const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.values(item).map((operation) => ({ ...operation, path })),
)

const contentOf = ({ responses }: Operation): string => Object.keys(responses['200']?.content ?? {})[0] ?? 'json'
const onlySet = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== false))

const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(bundle.components.schemas[schema.$ref.split('/').pop() ?? ''] ?? {}) : schema
const KIND: Record<string, string> = { integer: 'number' }

/** Returns the JSON kinds that a value of a schema may have. */
const kindsOf = (schema: Schema): string[] => {
  const { type, enum: values, anyOf, oneOf, allOf } = resolve(schema)
  if (type) return [type].flat().map((kind) => KIND[kind] ?? kind)
  if (values) return values.map((value) => typeof value)
  return (anyOf ?? oneOf ?? allOf?.slice(0, 1) ?? []).flatMap(kindsOf)
}

/** Returns the minimum of a response: every required value of every required object, with its kinds. */
const needsOf = (schema: Schema, path: string): [path: string, kinds: string][] => {
  const { properties = {}, required = [] } = resolve(schema)
  const inside = required.flatMap((name) => needsOf(properties[name] ?? {}, path ? `${path}.${name}` : name))
  return [[path, [...new Set(kindsOf(schema))].join()], ...inside]
}

const FIRST_LOAD_TAGS = new Set(bundle.tags.filter((tag) => tag['x-first-load']).map(({ name }) => name))

/** Operations whose validators are in generated/late-validators.ts (ADR 20). */
const isLate = ({ tags }: Operation) => tags.some((tag) => FIRST_LOAD_TAGS.has(tag))

/** Returns the checks of a response that is shown before its validator is loaded: its kind, and all required values of a strict one. */
const earlyNeedsOf = (operation: Operation) => {
  const schema = Object.values(operation.responses['200']?.content ?? {})[0]?.schema
  if (!schema || !isLate(operation)) return undefined
  const needs = needsOf(schema, '')
  return Object.fromEntries(operation['x-strict'] ? needs : needs.slice(0, 1))
}

/** Returns the options of an operation for the fetcher, without the defaults. */
const factsOf = (operation: Operation) =>
  onlySet({
    operation: operation.operationId,
    effect: operation['x-effect'],
    strict: operation['x-strict'],
    refused: operation['x-refused'],
    server: operation['x-server'],
    reference: operation['x-cache'] === 'reference',
    anonymous: operation['x-auth'] === 'none',
    assumed: operation['x-evidence'] === 'assumed' && operation['x-effect'] === undefined, // of writes generated/assumed.ts tells
    sends: operation['x-headers'],
    answer: contentOf(operation).includes('json') ? undefined : 'file',
    needs: earlyNeedsOf(operation),
  })
const isFile = (operation: Operation) => 'answer' in factsOf(operation)
// Readings, 35: reference data is cached for 7 days.
const REFERENCE_MS = 604_800_000
const REFERENCE = { staleTime: REFERENCE_MS, gcTime: REFERENCE_MS }
const FETCH = { includeHttpResponseReturnType: false, runtimeValidation: true }
const MUTATION = { useQuery: false, useMutation: true, usePrefetch: false }

/** Returns how a query is cached, and whether its response may be persisted on the device (readings, 63); the default is no. */
const optionsOf = ({ 'x-cache': cache, 'x-keep': keep = 'never' }: Operation) => ({
  ...(cache && REFERENCE),
  ...(keep !== 'never' && { meta: { keep } }),
})

/** Cache invalidation is declared in `x-invalidates` only; generated/stale adds it to the writes. */
const invalidationOf = ({ operationId, tags: [tag], 'x-invalidates': queries = [] }: Operation) =>
  queries.length > 0 && {
    mutationOptions: { path: `./generated/stale/${tag}.ts`, name: staleName(operationId), useHooks: false },
  }

const perOperation = Object.fromEntries(
  operations.map((operation) => [
    operation.operationId,
    {
      requestOptions: factsOf(operation),
      query: { ...(isFile(operation) ? MUTATION : { options: optionsOf(operation) }), ...invalidationOf(operation) },
      ...(isLate(operation) && { fetch: { ...FETCH, runtimeValidation: false } }),
    },
  ]),
)

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const mapNode = (node: unknown, change: (key: string, value: unknown) => [string, unknown][]): unknown =>
  Array.isArray(node)
    ? node.map((item: unknown) => mapNode(item, change))
    : isNode(node)
      ? Object.fromEntries(Object.entries(node).flatMap(([key, value]) => change(key, value)))
      : node

/** Removes descriptions, which are for readers of the document, to save bytes in the bundle. */
const withoutDescriptions = (node: unknown): unknown =>
  mapNode(node, (key, value) => {
    if (key === 'description' && typeof value === 'string') return []
    return [[key, key === 'example' ? value : withoutDescriptions(value)]]
  })

/** Copies the failure response into each operation, because the generator writes no file for a shared response. */
const withFailures = (node: unknown, failure: unknown): unknown =>
  mapNode(node, (key, value) => [
    [key, key === 'default' && isNode(value) && '$ref' in value ? failure : withFailures(value, failure)],
  ])

interface Document {
  paths: Record<string, Record<string, { responses?: unknown }>>
  components: { schemas: Record<string, unknown>; responses?: Record<string, unknown> }
}
const isDocument = (input: object): input is Document => 'paths' in input && 'components' in input
const prepare = <Input extends object>(input: Input): Input => {
  if (!isDocument(input)) throw new Error('the bundle is no contract')
  const { paths, components } = input
  return withWireNames({
    ...input,
    paths: withFailures(paths, components.responses?.['Failure']),
    components: { ...components, schemas: withoutDescriptions(components.schemas) },
  })
}

const input = { target: BUNDLE, override: { transformer: prepare } }
const override = {
  mutator: { path: './src/gateway/call/fetcher.ts', name: 'fetcher' },
  includeZodSchemaInArguments: true,
  fetch: FETCH,
  zod: { variant: 'mini', version: 4, generateReusableSchemas: true, generateDiscriminatedUnion: true },
  enumGenerationType: 'union',
  operations: perOperation,
} as const
const output = {
  mode: 'tags-split',
  clean: true,
  indexFiles: false,
  urlEncodeParameters: true,
  httpClient: 'fetch',
} as const

export default defineConfig({
  client: {
    input,
    output: {
      ...output,
      target: 'generated/client',
      schemas: { path: 'generated/models', type: 'zod', splitByTags: true },
      client: 'react-query',
      mock: {
        path: 'generated/mocks',
        indexMockFiles: false,
        generators: [{ type: 'msw', delay: false, useExamples: true }],
      },
      override: {
        ...override,
        query: { usePrefetch: true, useSkipToken: true, signal: true },
        // The default imports faker: 180 kB, and different bytes at each run.
        mock: { format: { binary: () => new Blob(['%PDF-1.4']) } },
      },
    },
  },
  login: {
    input: { ...input, filters: { tags: LOGIN_TAGS } },
    output: {
      ...output,
      target: 'generated/login',
      client: 'fetch',
      override,
    },
  },
})
