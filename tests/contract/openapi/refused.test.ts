import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, test } from 'vitest'
import { answersOf, bodyOf, bundle, type Operation, operations, parametersOf } from '../bundle.ts'
import { createGateway, enterCampus, mutationOf, queryKeyOf } from '../gateway.ts'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  enum?: unknown[]
  required?: string[]
}

const server = createGateway()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  enterCampus()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const nameOf = ({ $ref = '' }: Schema): string => $ref.split('/').pop() ?? ''
const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(bundle.components.schemas[nameOf(schema)] ?? {}) : schema
const answerSchema = ({ responses }: Operation): Schema =>
  resolve(responses['200']?.content?.['application/json']?.schema ?? {})
/** Returns the field of an answer that may hold a code; undefined where there is none. */
const statusOf = (operation: Operation): Schema | undefined => answerSchema(operation).properties?.['status']
/**
 * Returns whether a status is an acknowledgement without a meaningful code (rule of StatusPesan in
 * openapi/umum/schemas.yaml).
 */
const isAck = (status: Schema): boolean =>
  [status, ...(status.anyOf ?? [])].some((one) => nameOf(one) === 'StatusPesan')

/** Returns the codes of an enumeration, including enumerations inside anyOf. */
const codesOf = (schema: Schema): unknown[] => {
  const { enum: codes = [], anyOf = [] } = resolve(schema)
  return [...codes, ...anyOf.flatMap(codesOf)]
}

const writes = operations.filter(({ method }) => method !== 'GET')
const refusable = writes.flatMap((write) => (write['x-refused'] ? [{ write, rule: write['x-refused'] }] : []))

test('declares for every write with a status code which codes reject it, or that it only acknowledges', () => {
  const coded = writes.flatMap((write) => ({ write, status: statusOf(write) })).filter(({ status }) => status)
  expect(coded.length).toBeGreaterThan(50)
  const silent = coded.filter(({ write, status }) => !write['x-refused'] && status && !isAck(status))
  expect(silent.map(({ write }) => write.operationId)).toEqual([])
})

test('allows a rejection in a 200 response only for money writes, which fail closed', () => {
  expect(refusable.map(({ write }) => write.operationId).toSorted()).toEqual([
    'cancelPembayaran',
    'claimLebihBayar',
    'processPembayaran',
    'requestPenarikanSaldo',
  ])
  for (const { write } of refusable) {
    expect(write).toMatchObject({ 'x-strict': true, 'x-effect': 'once' })
    expect(answerSchema(write).required).toContain('status')
  }
})

test('accepts only codes of the enumeration, and the example of the contract uses one', () => {
  for (const { write, rule } of refusable) {
    const codes = codesOf(statusOf(write) ?? {})
    for (const code of rule.unlessStatus) expect(codes).toContain(code)
    for (const answer of answersOf(write.operationId))
      expect(rule.unlessStatus).toContain((answer as { status: unknown }).status)
  }
})

/**
 * Sends a write to a gateway with the given answer.
 * @returns its failure, and the queries that are stale afterwards
 */
const send = async ({ operationId: id, path, 'x-invalidates': named = [] }: Operation, answer: () => Response) => {
  server.use(http.all(`*${path.replace(/\{\w+\}/g, '*')}`, answer))
  const client = new QueryClient()
  const keys = named.map((query) => ({ query, key: queryKeyOf(query, parametersOf(query, 'path')) }))
  for (const { key } of keys) client.setQueryData(key, {})
  const body = bodyOf(id)
  const variables = { ...parametersOf(id, 'path'), ...(body === undefined ? {} : { data: body }) }
  const failure: unknown = await new MutationObserver(client, mutationOf(id)).mutate(variables).then(
    () => null,
    (error: unknown) => error,
  )
  const stale = keys.filter(({ key }) => client.getQueryState(key)?.isInvalidated).map(({ query }) => query)
  client.clear()
  return { failure, stale }
}

it.each(refusable.map(({ write }) => [write.operationId, write] as const))(
  '%s: throws the gateway’s message on rejection and invalidates the same queries as on success',
  async (_, write) => {
    const { failure, stale } = await send(write, () => HttpResponse.json({ status: '05', message: 'Ditolak bank' }))
    expect(failure).toMatchObject({ kind: 'client', status: 200, message: 'Ditolak bank', effect: 'once' })
    expect(stale).toEqual(write['x-invalidates'])
  },
)

it.each(refusable.map(({ write }) => [write.operationId, write] as const))(
  '%s: invalidates nothing when the response is lost, because the check of the write does it',
  async (_, write) => {
    const { failure, stale } = await send(write, () => HttpResponse.error())
    expect(failure).toMatchObject({ kind: 'network' })
    expect(stale).toEqual([])
  },
)
