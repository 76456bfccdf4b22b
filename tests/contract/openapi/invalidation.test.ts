import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, bundle, nodesOf, operationOf, operations, parametersOf } from '../bundle.ts'
import { createGateway, enterCampus, mutationOf, queryKeyOf } from '../gateway.ts'

const server = createGateway()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  enterCampus()
})
afterAll(() => {
  server.close()
})

const ANOTHER_STUDENT = '999999999'
const queries = operations.filter(
  ({ method, responses }) => method === 'GET' && responses['200']?.content?.['application/json'],
)
const writes = operations.filter((operation) => (operation['x-invalidates'] ?? []).length > 0)

/** Returns the key of a query, with the path parameters that the write shares and examples for the rest. */
const keyOf = (id: string, shared: Record<string, unknown>) =>
  queryKeyOf(id, { ...parametersOf(id, 'path'), ...shared })

const fill = (client: QueryClient, shared: Record<string, unknown>) => {
  const keys = new Map(queries.map(({ operationId }) => [operationId, keyOf(operationId, shared)]))
  for (const key of keys.values()) client.setQueryData(key, {})
  return keys
}

const run = async (client: QueryClient, id: string, others: object = {}) => {
  const query = parametersOf(id, 'query')
  const variables = {
    ...parametersOf(id, 'path'),
    ...(operationOf(id).requestBody && { data: bodyOf(id) }),
    ...(Object.keys(query).length > 0 && { params: query }),
  }
  await new MutationObserver(client, { ...mutationOf(id), ...others }).mutate(variables)
}

const staleAfter = async (id: string, others?: object) => {
  const client = new QueryClient()
  const keys = fill(client, parametersOf(id, 'path'))
  await run(client, id, others)
  const stale = [...keys].filter(([, key]) => client.getQueryState(key)?.isInvalidated).map(([query]) => query)
  client.clear()
  return stale
}

/** `*` stands for every keyword; it includes the one that the write sends in its body. */
const alsoStale: Record<string, string[]> = { createConfiguration: ['getDisableSaldoCivitas'] }

it.each(writes.map(({ operationId }) => operationId))(
  '%s invalidates exactly the queries that the contract names',
  async (id) => {
    const named = [...new Set([...(operationOf(id)['x-invalidates'] ?? []), ...(alsoStale[id] ?? [])])]
    expect((await staleAfter(id)).toSorted()).toEqual(named.toSorted())
  },
)

it('does not invalidate queries of another student', async () => {
  const own = writes.filter(({ path }) => path.includes('{idMahasiswa}'))
  for (const { operationId } of own) {
    const client = new QueryClient()
    const keys = fill(client, { ...parametersOf(operationId, 'path'), idMahasiswa: ANOTHER_STUDENT })
    await run(client, operationId)
    const stale = [...keys].filter(
      ([query, key]) => operationOf(query).path.includes('{idMahasiswa}') && client.getQueryState(key)?.isInvalidated,
    )
    expect(stale, operationId).toEqual([])
    client.clear()
  }
})

it('detects a write without its invalidation', async () => {
  expect(await staleAfter('createPengajuanCuti', { onSettled: undefined })).toEqual([])
  expect(await staleAfter('createPengajuanCuti')).not.toEqual([])
})

/** Returns whether a schema, or one that it refers to, has a property. */
const holds = (schema: unknown, property: string): boolean =>
  [...nodesOf(schema)].some(({ properties, $ref }) => {
    if (typeof properties === 'object' && properties !== null && property in properties) return true
    const name = typeof $ref === 'string' ? $ref.split('/').pop() : undefined
    return name !== undefined && holds(bundle.components.schemas[name], property)
  })

it('invalidates every read that contains a chat group id when a group is created', () => {
  const carrying = queries.filter(({ responses }) =>
    holds(responses['200']?.content?.['application/json']?.schema, 'idGrupChat'),
  )
  const named = operationOf('createChatGroup')['x-invalidates'] ?? []
  expect(carrying.length).toBeGreaterThan(3)
  expect(carrying.map(({ operationId }) => operationId).filter((id) => !named.includes(id))).toEqual([])
})

it('covers every write that names queries', () => {
  const named = writes.flatMap((write) => write['x-invalidates'] ?? [])
  console.info(`${writes.length} writes, ${named.length} invalidations, ${queries.length} queries filled`)
  expect(writes.length).toBeGreaterThan(50)
})
