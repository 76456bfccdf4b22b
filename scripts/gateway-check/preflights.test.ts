// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { readsOf } from './contract.ts'
import type { Reply } from './door.ts'
import { judgeExposed, judgePreflight, memoryOf } from './preflights.ts'
import { readSource } from './read-source.ts'

const PORTAL = 'https://portal.test'
const { contract } = readSource(`${process.cwd()}/`)
const operationOf = (id: string) => {
  const found = contract.operations.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const replyWith = (headers: Record<string, string>, status = 204): Reply => {
  const all = new Headers(headers)
  return { status, header: (name) => all.get(name) ?? '', text: '' }
}

const GOOD = {
  'access-control-allow-origin': PORTAL,
  'access-control-allow-headers': 'Authorization, Pragma',
  'access-control-allow-methods': 'GET, PUT',
}
const ASKED = { origin: PORTAL, asked: ['authorization', 'pragma'] }

describe('a preflight', () => {
  test.each<[what: string, headers: Record<string, string>, operation: string, found: string[]]>([
    ['fits', GOOD, 'listPanduan', []],
    ['fits for a write', GOOD, 'cancelPembayaran', []],
    [
      'needs the origin',
      { ...GOOD, 'access-control-allow-origin': 'https://lain.test' },
      'listPanduan',
      ['the origin of the portal: not allowed'],
    ],
    [
      'needs each header',
      { ...GOOD, 'access-control-allow-headers': 'Authorization' },
      'listPanduan',
      ['header pragma: not allowed'],
    ],
    [
      'needs the token by name',
      { ...GOOD, 'access-control-allow-headers': '*' },
      'listPanduan',
      ['header authorization: not allowed'],
    ],
    [
      'needs the method of a write',
      { ...GOOD, 'access-control-allow-methods': 'GET' },
      'cancelPembayaran',
      ['method PUT: not allowed'],
    ],
  ])('%s', (_, headers, operation, found) => {
    const differences = judgePreflight(operationOf(operation), replyWith(headers), ASKED)
    expect(differences.map((one) => `${one.expected}: ${one.found}`)).toEqual(found)
  })

  it('needs a 2xx status', () => {
    const [difference] = judgePreflight(operationOf('listPanduan'), replyWith(GOOD, 404), ASKED)
    expect(difference).toMatchObject({ found: 'status 404' })
  })

  test.each([
    ['7200', 'ten minutes or longer'],
    ['5', 'less than ten minutes'],
    ['0', 'not said'],
    ['', 'not said'],
  ])('with Access-Control-Max-Age %s may be remembered: %s', (age, memory) => {
    expect(memoryOf(replyWith({ 'access-control-max-age': age }))).toBe(memory)
  })
})

describe('an answer', () => {
  const exposing = (names: string) =>
    replyWith({ 'access-control-allow-origin': '*', 'access-control-expose-headers': names }, 200)

  it('exposes Date, and a download also Content-Disposition', () => {
    const [download] = readsOf(contract).filter(({ schema }) => !schema)
    expect(judgeExposed(operationOf('listPanduan'), exposing('date'), PORTAL)).toEqual([])
    expect(judgeExposed(operationOf('listPanduan'), exposing(''), PORTAL)).toMatchObject([{ what: 'Date' }])
    expect(download && judgeExposed(download, exposing('Date'), PORTAL)).toMatchObject([
      { what: 'Content-Disposition' },
    ])
  })

  it('is readable from the origin of the portal', () => {
    expect(judgeExposed(operationOf('listPanduan'), replyWith({}, 200), PORTAL)).toMatchObject([
      { found: 'not allowed for the origin of the portal' },
    ])
  })
})
