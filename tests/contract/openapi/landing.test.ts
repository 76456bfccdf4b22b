import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { landingFile } from '../../../scripts/lib/generate/landing.mjs'
import { campusAddresses, classAddresses, firstAddresses } from '../../first-addresses.ts'
import { operationOf, operations } from '../bundle.ts'

type Url = (...args: unknown[]) => string
const clients = Object.assign(
  {},
  ...Object.values(import.meta.glob<Record<string, Url>>('../../../generated/client/*/*.ts', { eager: true })),
) as Record<string, Url>

const GATEWAY = 'https://gateway.example'
const ID = '24/011 7023'
const PERIODE = { tahun: 2027, semester: 2 }
const HINTS = { gatewayUrl: GATEWAY, collegeId: '061001', studentId: ID }

/** Returns the address of an operation as its generated client builds it, for this student and semester. */
const addressOf = (id: string): string => {
  const { parameters } = operationOf(id)
  const names = new Set(parameters.map(({ name }) => name))
  const args = [...(names.has('idMahasiswa') ? [ID] : []), ...(names.has('tahun') ? [PERIODE] : [])]
  const write = clients[`get${id.charAt(0).toUpperCase()}${id.slice(1)}Url`]
  if (!write) throw new Error(`no address of ${id}`)
  return GATEWAY + write(...args)
}
const marked = (...words: string[]): string[] =>
  operations
    .filter(({ 'x-landing': word = '' }) => words.includes(word))
    .map(({ operationId }) => addressOf(operationId))
    .toSorted()

beforeEach(() => vi.stubGlobal('location', { pathname: '/dashboard' }))
afterEach(() => vi.unstubAllGlobals())

describe('the head script requests the operations marked x-landing, with the addresses of the generated client', () => {
  it('on the landing screen', () => {
    expect(firstAddresses(HINTS).toSorted()).toEqual(marked('user', 'semester', 'token', 'student', 'home'))
    expect(classAddresses(HINTS, ID, '20272').toSorted()).toEqual(marked('kelas'))
    expect(campusAddresses(HINTS).toSorted()).toEqual(marked('campus'))
    expect(operations.filter((operation) => operation['x-landing'])).toHaveLength(11)
  })

  it('on any other screen', () => {
    vi.stubGlobal('location', { pathname: '/krs' })
    expect(firstAddresses(HINTS).toSorted()).toEqual(marked('user', 'semester', 'token', 'student'))
    expect(classAddresses(HINTS, ID, '20272')).toEqual([])
  })
})

test('sends no header but the campus id, and a token for every call except the campus ones', () => {
  const calls = operations.filter((operation) => operation['x-landing'])
  for (const { operationId, 'x-landing': word, ...call } of calls) {
    expect([operationId, call['x-auth'] === 'none']).toEqual([operationId, word === 'campus'])
    expect(call['x-cache'], operationId).toBeUndefined()
    expect(['college-id'], operationId).toEqual(expect.arrayContaining(call['x-headers'] ?? []))
  }
})

test('stores grades and money of the landing screen only when the student chose so', () => {
  const home = operations.filter((operation) => operation['x-landing'] === 'home')
  expect(home.map((operation) => operation['x-keep'])).toEqual(home.map(() => 'chosen'))
})

const contractWith = (path: string, operation: object) => ({
  paths: {
    '/who': { get: { operationId: 'who', 'x-landing': 'user' } },
    '/when': { get: { operationId: 'when', 'x-landing': 'semester' } },
    [path]: { get: { operationId: 'it', ...operation } },
  },
})

test.each([
  ['an unknown x-landing value', '/v1/x', { 'x-landing': 'soon' }],
  ['an unknown path parameter', '/v1/mahasiswa/{idMahasiswa}/khs/{id}', { 'x-landing': 'home' }],
  ['a student parameter before the student is known', '/v1/mahasiswa/{idMahasiswa}/khs', { 'x-landing': 'token' }],
  ['no student parameter on a home call', '/v1/khs', { 'x-landing': 'home' }],
  ['an x-landing value that is already in use', '/v1/x', { 'x-landing': 'user' }],
])('rejects a call with %s at generation', (_, path, operation) => {
  expect(() => landingFile(contractWith(path, operation))).toThrow()
})

test('generates the address of a call with known parameters', () => {
  expect(landingFile(contractWith('/v1/mahasiswa/{idMahasiswa}/khs', { 'x-landing': 'home' }))).toContain(
    "home: ['khs']",
  )
})
