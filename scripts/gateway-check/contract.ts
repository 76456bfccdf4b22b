import { parse } from 'yaml'

/** JSON schema with the keywords that responses of the contract use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  minimum?: number
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema?: Schema
  example?: unknown
}

interface Raw {
  operationId: string
  summary: string
  tags: string[]
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
  'x-auth'?: string
  'x-cache'?: string
  'x-evidence'?: string
  'x-headers'?: string[]
  'x-keep'?: string
  'x-probe'?: string
  'x-server'?: string
}

export type ServerName = 'gateway' | 'multisite'

/** One operation of the contract. */
export interface Operation {
  operationId: string
  method: string
  /** Path with parameter names in braces. */
  path: string
  tag: string
  summary: string
  parameters: Parameter[]
  server: ServerName
  isAnonymous: boolean
  isAssumed: boolean
  /** False when the contract says `x-probe: no`. */
  isProbed: boolean
  isReference: boolean
  /** Whether a response is persisted on the device (`x-keep`). Reads only. */
  keep?: string | undefined
  /** Identity headers that it needs. */
  headers: string[]
  /** Media type of its answer. */
  mediaType: string
  /** Absent for a download. */
  schema?: Schema | undefined
}

export interface Contract {
  version: string
  operations: Operation[]
  schemas: Record<string, Schema>
}

interface Document {
  info: { version: string }
  paths: Record<string, Record<string, Raw>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> }
}

export const nameOfRef = (ref: string): string => ref.split('/').at(-1) ?? ''

/** Reads the bundled contract (generated/openapi.yaml). */
export const readContract = (text: string): Contract => {
  const { info, paths, components } = parse(text) as Document
  const parameterOf = (parameter: Parameter | { $ref: string }): Parameter => {
    if (!('$ref' in parameter)) return parameter
    const found = components.parameters[nameOfRef(parameter.$ref)]
    if (!found) throw new Error(`the contract has no parameter ${parameter.$ref}`)
    return found
  }
  const operationOf = (path: string, method: string, raw: Raw): Operation => {
    const [mediaType = '', media] = Object.entries(raw.responses['200']?.content ?? {})[0] ?? []
    return {
      operationId: raw.operationId,
      method: method.toUpperCase(),
      path,
      tag: raw.tags[0] ?? '',
      summary: raw.summary,
      parameters: (raw.parameters ?? []).map(parameterOf),
      server: raw['x-server'] === 'multisite' ? 'multisite' : 'gateway',
      isAnonymous: raw['x-auth'] === 'none',
      isAssumed: raw['x-evidence'] === 'assumed',
      isProbed: raw['x-probe'] !== 'no',
      isReference: raw['x-cache'] === 'reference',
      keep: raw['x-keep'],
      headers: raw['x-headers'] ?? [],
      mediaType,
      schema: mediaType.includes('json') ? media?.schema : undefined,
    }
  }
  return {
    version: info.version,
    schemas: components.schemas,
    operations: Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, raw]) => operationOf(path, method, raw)),
    ),
  }
}

export const readsOf = ({ operations }: Contract): Operation[] => operations.filter(({ method }) => method === 'GET')
