// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createInProcessGateway } from '#tests/in-process-gateway.ts'
import { readyForSidangKp } from '#tests/ready-for-sidang-kp.ts'
import { GRADUATE, readyToGraduate } from '#tests/ready-to-graduate.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { ANONYMOUS, OPERATIONS } from '#tools/demo/server/operations.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'
import { EXAMPLES } from '../../screens/addresses.ts'
import { unusedOperations } from '../openapi/unused-operations.ts'

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query'
  required?: boolean
  example?: string | number
}
interface Media {
  schema?: { $ref?: string; properties?: Record<string, { format?: string }> }
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Contract {
  operationId: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
  'x-auth'?: string
  'x-effect'?: string
}
interface Document {
  paths: Record<string, Record<string, Contract>>
  components: {
    parameters: Record<string, Parameter>
    schemas: Record<string, { properties?: Record<string, { format?: string }> }>
  }
}

const contract = parse(readFileSync('generated/openapi.yaml', 'utf8')) as Document
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
)
type Row = (typeof operations)[number]

const lastOf = (ref: string) => ref.split('/').at(-1) ?? ''
const parametersOf = (row: Row) =>
  (row.parameters ?? []).map((parameter) =>
    parameter.$ref ? (contract.components.parameters[lastOf(parameter.$ref)] ?? parameter) : parameter,
  )

const addressOf = (row: Row, idMahasiswa: string) => {
  const parameters = parametersOf(row)
  const given = (name: string, example: unknown) => (name === 'idMahasiswa' ? idMahasiswa : String(example))
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      .map(({ name, example }) => [name, given(name, example)]),
  ).toString()
  const exampleIn = (name: string) => parameters.find((parameter) => parameter.name === name)?.example ?? '1'
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given(name, exampleIn(name))))
  return query ? `${path}?${query}` : path
}

const exampleOf = ({ example, examples }: Media) => example ?? Object.values(examples ?? {})[0]?.value

const formOf = (media: Media): FormData => {
  const form = new FormData()
  const properties = media.schema?.$ref
    ? contract.components.schemas[lastOf(media.schema.$ref)]?.properties
    : media.schema?.properties
  const example = Object(exampleOf(media)) as Record<string, string | number | undefined>
  for (const [name, { format }] of Object.entries(properties ?? {})) {
    form.append(name, format === 'binary' ? new File(['isi'], 'berkas.pdf') : String(example[name] ?? '1'))
  }
  return form
}

const bodyOf = ({ requestBody }: Row): unknown => {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !media) return undefined
  if (type.includes('multipart')) return formOf(media)
  return type.includes('urlencoded')
    ? new URLSearchParams(Object(exampleOf(media)) as Record<string, string>)
    : exampleOf(media)
}

type Schema = { safeParse: (value: unknown) => { success: boolean; error?: { issues: unknown[] } } }
const models = import.meta.glob<Record<string, Schema>>('../../../generated/models/**/*.zod.ts', { eager: true })
const schemas = new Map(Object.values(models).flatMap((file) => Object.entries(file)))

const schemaOf = ({ responses }: Row): Schema | undefined => {
  const json = Object.entries(responses['200']?.content ?? {}).find(([type]) => type.includes('json'))?.[1]
  if (!json?.schema?.$ref) return undefined
  const schema = schemas.get(`${lastOf(json.schema.$ref)}Wire`)
  if (!schema) throw new Error(`no model of ${json.schema.$ref}`)
  return schema
}

/** Operations whose example needs another student, and how to set up the mock state for them. */
const ASKED_AS: Record<string, { persona: string; idMahasiswa: string; arrange: (controls: Controls) => void }> = {
  registerWisuda: { ...GRADUATE, arrange: readyToGraduate },
  createSidangKerjaPraktik: { persona: 'aktif', idMahasiswa: '240117023', arrange: readyForSidangKp },
}

const askAs = async (
  persona: string,
  idMahasiswa: string,
  row: Row,
  gateway = createInProcessGateway(),
): Promise<Response> => {
  const { at, after = [] } = EXAMPLES[row.operationId] ?? {}
  if (at !== undefined) gateway.controls.jumpTo(at)
  for (const earlier of operations.filter(({ operationId }) => after.includes(operationId)))
    await askAs(persona, idMahasiswa, earlier, gateway)
  const body =
    row.operationId === 'createAccessToken'
      ? { grant_type: 'password', client_id: 'web', scope: 'all', username: persona, password: 'demo' }
      : bodyOf(row)
  return gateway.ask(row.method, addressOf(row, idMahasiswa), { token: gateway.tokenOf(persona), body })
}

describe('demo handlers', () => {
  it('cover exactly the operations of the contract', () => {
    expect(OPERATIONS.map(({ operationId }) => operationId).sort()).toEqual(
      operations.map(({ operationId }) => operationId).sort(),
    )
  })

  it('take the path and method of each operation from the mocks', () => {
    const known = new Map(OPERATIONS.map(({ operationId, method, path }) => [operationId, `${method} ${path}`]))
    const expected = new Map(
      operations.map(({ operationId, method, path }) => [
        operationId,
        `${method} *${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ]),
    )
    for (const [operationId, address] of expected) expect(known.get(operationId)).toBe(address)
  })

  it('allow the same operations without a token as the contract', () => {
    expect([...ANONYMOUS].sort()).toEqual(
      operations
        .filter((row) => row['x-auth'] === 'none')
        .map(({ operationId }) => operationId)
        .sort(),
    )
  })

  it('reject every other operation without a token', async () => {
    const gateway = createInProcessGateway()
    for (const row of operations.filter((operation) => operation['x-auth'] !== 'none')) {
      const response = await gateway.ask(row.method, addressOf(row, '240117023'), { body: bodyOf(row) })
      expect([row.operationId, response.status]).toEqual([row.operationId, 401])
    }
  })

  it('reject a student who names another student in a call', async () => {
    const naming = operations.filter((row) => parametersOf(row).some(({ name }) => name === 'idMahasiswa'))
    expect(naming.length).toBeGreaterThan(150)
    const gateway = createInProcessGateway() // shared: rejected calls change nothing
    for (const row of naming) {
      const response = await askAs('baru', '240117023', row, gateway)
      expect([row.operationId, response.status]).toEqual([row.operationId, 403])
    }
  })

  it('match a static path before a path with a parameter', async () => {
    const { ask, tokenOf, controls } = createInProcessGateway()
    const token = tokenOf('aktif')
    await ask('POST', '/v1/mahasiswa/240117023/biodata/utama', { token, body: {} })
    await ask('GET', '/v2/tracer/form/all', { token })
    expect(Object.keys(controls.counters().requests)).toEqual(['updateBiodataUtama', 'listTracerForm'])
  })
})

const NOT_IMPLEMENTED = 501
const ABSENT = 404
const needsScreen: string[] = []
afterAll(() => console.info(`not simulated, as no screen uses them: ${needsScreen.join(', ')}`))

describe('every operation returns its example for the persona aktif', () => {
  it.each(operations.map((row) => [row.operationId, row] as const))('%s', async (operationId, row) => {
    const gateway = createInProcessGateway()
    const special = ASKED_AS[operationId]
    special?.arrange(gateway.controls)
    const { persona, idMahasiswa } = special ?? { persona: 'aktif', idMahasiswa: '240117023' }
    const response = await askAs(persona, idMahasiswa, row, gateway)
    const text = await response.clone().text()
    if (response.status === NOT_IMPLEMENTED && unusedOperations.has(operationId)) {
      needsScreen.push(operationId)
      expect(text, 'refused by its name, never answered with an example').toContain(operationId)
      return
    }
    expect(response.status, text).toBeGreaterThanOrEqual(200)
    expect(response.status, text).toBeLessThan(300)
    const isJson = response.headers.get('content-type')?.includes('json')
    const result = isJson ? schemaOf(row)?.safeParse(JSON.parse(text)) : undefined
    expect(result?.error?.issues ?? []).toEqual([])
    if (!isJson) expect(response.headers.get('content-disposition')).toMatch(/filename="[\w-]+\.pdf"/)
  })
})

describe('request body with a property that the contract does not define', () => {
  const more = (body: unknown): unknown => {
    if (body instanceof FormData || body instanceof URLSearchParams) {
      body.append('tidakDikenal', '1')
      return body
    }
    return Array.isArray(body)
      ? [Object.assign({}, body[0], { tidakDikenal: 1 })]
      : { ...Object(body), tidakDikenal: 1 }
  }
  const writes = operations.filter(({ requestBody }) => requestBody !== undefined)

  it.each(writes.map((row) => [row.operationId, row] as const))('is rejected: %s', async (operationId, row) => {
    const gateway = createInProcessGateway()
    const { persona, idMahasiswa } = ASKED_AS[operationId] ?? { persona: 'aktif', idMahasiswa: '240117023' }
    const body = more(bodyOf(row))
    const response = await gateway.ask(row.method, addressOf(row, idMahasiswa), {
      token: gateway.tokenOf(persona),
      body,
    })
    if (response.status === NOT_IMPLEMENTED && unusedOperations.has(operationId)) return
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(/tidakDikenal|Unrecognized|Data tidak sesuai/)
  })
})

describe('delete operations', () => {
  const deletes = operations.filter(({ method, parameters }) => method === 'DELETE' && parameters !== undefined)

  it('exist in the contract', () => {
    expect(deletes.length).toBeGreaterThan(7)
  })

  it.each(deletes.map((row) => [row.operationId, row] as const))('return 404 for an unknown id: %s', async (_, row) => {
    const gateway = createInProcessGateway()
    const address = addressOf(row, '240117023').replace(/[\w-]+(?=\?|$)/, '999999')
    const response = await gateway.ask(row.method, address, { token: gateway.tokenOf('aktif'), body: bodyOf(row) })
    expect(response.status).toBe(ABSENT)
  })

  it.each(deletes.filter((row) => row['x-effect'] === 'idempotent').map((row) => [row.operationId, row] as const))(
    'return the same status for a repeated delete: %s',
    async (_, row) => {
      const gateway = createInProcessGateway()
      const first = await askAs('aktif', '240117023', row, gateway)
      const second = await askAs('aktif', '240117023', row, gateway)
      expect([first.status, second.status]).toEqual([200, 200])
    },
  )
})

describe.each(seedMahasiswa().map(({ persona, idMahasiswa }) => [persona, idMahasiswa] as const))(
  'every GET operation for %s',
  (persona, idMahasiswa) => {
    const gateway = createInProcessGateway()
    let token = ''
    beforeAll(() => {
      token = gateway.tokenOf(persona)
    })

    it('returns a response that matches its schema', async () => {
      for (const row of operations.filter(({ method }) => method === 'GET')) {
        const response = await gateway.ask('GET', addressOf(row, idMahasiswa), { token })
        const isJson = response.headers.get('content-type')?.includes('json')
        if (!isJson || response.status === ABSENT) continue // an announcement for another student
        if (response.status === NOT_IMPLEMENTED && unusedOperations.has(row.operationId)) continue
        const issues = schemaOf(row)?.safeParse(await response.json()).error?.issues ?? []
        expect([row.operationId, response.status, issues]).toEqual([row.operationId, 200, []])
      }
    })
  },
)
