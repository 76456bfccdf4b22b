// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetcher } from '#gateway/call/fetcher.ts'
import { LATE_VALIDATORS } from '#generated/late-validators.ts'
import { answersOf, argumentsOf, bundle, firstLoadTags, type Operation, operations, pathNamesOf } from '../bundle.ts'
import { sourcesOf, withoutComments } from '../sources.ts'

// Only the generated functions are under test, so the gateway client is a mock that records its arguments.
vi.mock('#gateway/call/fetcher.ts', () => ({ fetcher: vi.fn(() => Promise.resolve()) }))
const door = vi.mocked(fetcher)
beforeEach(() => {
  door.mockClear()
})

type Exports = Record<string, (...args: unknown[]) => unknown>
const client = import.meta.glob<Exports>('../../../generated/client/*/*.ts', { eager: true })
const login = import.meta.glob<Exports>('../../../generated/login/*/*.ts', { eager: true })
const LOGIN_TAGS = ['sesi', 'kampus']

const isLate = ({ tags: [tag] }: Operation) => firstLoadTags.includes(tag ?? '')
const isFile = ({ responses }: Operation) => !responses['200']?.content?.['application/json']
/** Returns the kinds of value that an answer may have: 'object', or 'object,array'. */
const kindsOf = ({ responses }: Operation): string => {
  const name = responses['200']?.content?.['application/json']?.schema?.$ref?.split('/').pop() ?? ''
  const schema = bundle.components.schemas[name] as { type?: string | string[] } | undefined
  return [schema?.type ?? 'object'].flat().join()
}
const isAssumedRead = (operation: Operation) => operation['x-evidence'] === 'assumed' && !operation['x-effect']

const factsOf = (operation: Operation) => ({
  operation: operation.operationId,
  method: operation.method,
  ...(operation['x-effect'] && { effect: operation['x-effect'] }),
  ...(operation['x-strict'] && { strict: true }),
  ...(operation['x-refused'] && { refused: operation['x-refused'] }),
  ...(operation['x-server'] && { server: operation['x-server'] }),
  ...(operation['x-cache'] && { reference: true }),
  ...(operation['x-auth'] && { anonymous: true }),
  ...(isAssumedRead(operation) && { assumed: true }),
  ...(operation['x-headers'] && { sends: operation['x-headers'] }),
  ...(isFile(operation) && { answer: 'file' }),
})

const NEVER_PLAIN = 'a/b?c#d'
/** Returns the arguments that the generated function passes to the fetcher when every path parameter needs encoding. */
const handedOver = async (operation: Operation, files: Record<string, Exports>, folder: string) => {
  const tag = operation.tags[0] ?? ''
  const call = files[`../../../generated/${folder}/${tag}/${tag}.ts`]?.[operation.operationId]
  const path = Object.fromEntries(pathNamesOf(operation.operationId).map((name) => [name, NEVER_PLAIN]))
  await call?.(...argumentsOf(operation.operationId, path))
  const [address, request] = door.mock.calls[0] ?? []
  const { schema, needs, fits, body, ...facts } = request ?? {}
  delete facts.headers
  return { address, schema, needs, fits, body, facts }
}

const places = [
  ...operations.map((operation) => ({ id: operation.operationId, operation, files: client, folder: 'client' })),
  ...operations
    .filter(({ tags }) => LOGIN_TAGS.includes(tags[0] ?? ''))
    .map((operation) => ({ id: operation.operationId, operation, files: login, folder: 'login' })),
]

describe('generated client', () => {
  it.each(places)(
    '$folder passes the facts of $id to the request function as the contract states them',
    async ({ operation, files, folder }) => {
      const { address, schema, needs, fits, body, facts } = await handedOver(operation, files, folder)
      expect(facts).toEqual(factsOf(operation))
      expect(address?.split('?')[0]).toBe(operation.path.replace(/\{\w+\}/g, encodeURIComponent(NEVER_PLAIN)))
      const [example] = answersOf(operation.operationId)
      if (fits) expect([fits(example), fits({ lain: 1 }), fits('teks')]).toEqual([true, false, false])
      expect(schema === undefined).toBe(isFile(operation) || isLate(operation))
      expect([needs?.[''], operation.operationId in LATE_VALIDATORS]).toEqual([
        isLate(operation) ? kindsOf(operation) : undefined,
        isLate(operation),
      ])
      expect(body === undefined).toBe(!operation.requestBody)
    },
  )

  it('passes the required fields of a strict response when its validator loads later', async () => {
    const operation = operations.find(({ operationId }) => operationId === 'getUserInfo')
    if (!operation) throw new Error('getUserInfo is missing')
    const { needs } = await handedOver(operation, login, 'login')
    expect(needs).toEqual({ '': 'object', username: 'string', uuid: 'string', role: 'string', scopes: 'array' })
  })

  it('contains only operations of the contract', () => {
    const ids = new Set(operations.map(({ operationId }) => operationId))
    const told = [...sourcesOf('generated/client'), ...sourcesOf('generated/login')].flatMap(({ text }) =>
      [...text.matchAll(/operation: '(\w+)'/g)].map(([, id = '']) => id),
    )
    expect(new Set(told)).toEqual(ids)
  })
})

const typesOf = (folder: string) =>
  sourcesOf(folder).flatMap(({ text }) => [...text.matchAll(/^export type (\w+) =/gm)].map(([, name = '']) => name))

it('has one type per name: plain for parsed data, …Wire for responses, …Body for request bodies', () => {
  const read = sourcesOf('generated/client').flatMap(({ text }) =>
    [...text.matchAll(/^export type (\w+) = ReadOf</gm)].map(([, name = '']) => name),
  )
  const models = new Set(typesOf('generated/models'))
  expect(read.length).toBeGreaterThan(230)
  expect(read.filter((name) => models.has(name))).toEqual([])
  expect(read.filter((name) => !models.has(`${name}Wire`))).toEqual([])
  expect([...models].filter((name) => /Body$/.test(name)).length).toBeGreaterThan(60)
  expect([...models].filter((name) => /BodyWire/.test(name))).toEqual([])
})

describe('source code', () => {
  it('does not import faker', () => {
    const found = [
      ...sourcesOf('generated'),
      ...sourcesOf('src'),
      ...sourcesOf('tools'),
      ...sourcesOf('scripts', /\.(mjs|ts)$/),
    ].filter(({ text }) => /from ['"]@faker-js|import\(['"]@faker-js/.test(text.replace(/\/.*@faker-js.*\//g, '')))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  it('calls fetch only in the gateway, the boot room, the worker and the file recovery', () => {
    const calls = [...sourcesOf('src'), ...sourcesOf('tools')].filter(({ text }) =>
      /(?<![\w$])fetch\s*\(/.test(withoutComments(text)),
    )
    const others = calls.map(({ path }) => path).filter((path) => !/^src\/(gateway|worker)\/|^src\/boot\//.test(path))
    expect(others).toEqual(['src/app/failures/mend-files.ts'])
    expect(calls.map(({ path }) => path)).toContain('src/gateway/call/fetcher.ts')
  })
})
