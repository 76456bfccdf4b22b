// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getListConfigurationUrl } from '#generated/client/konfigurasi/konfigurasi.ts'
import { ListConfigurationParams } from '#generated/models/konfigurasi/listConfigurationParams.zod.ts'
import { operations, readSpec } from '../bundle.ts'
import { type Call, pathKeyOf, readingsOf } from '../calls.ts'

interface Calls {
  rows: Call[]
  gaps: { id: string }[]
}
const calls = readSpec<Calls>('calls')

const inContract = new Set(operations.map(({ method, path }) => pathKeyOf(method, path)))

const strictList = [
  'createAccessToken', // session
  'getUserInfo', // session
  'getStatusPembayaran', // payment status
  'getBiayaKuliah', // bills
  'processPembayaran', // process
  'cancelPembayaran', // cancel
  'claimLebihBayar', // claim
  'requestPenarikanSaldo', // withdrawal
  'getBiodataSingkat', // short biodata
]
const writes = operations.filter(({ method }) => method !== 'GET')
const reads = new Set(operations.filter(({ method }) => method === 'GET').map(({ operationId }) => operationId))

describe('operations of the contract', () => {
  it('include all 169 calls of the specification', () => {
    const missing = calls.rows.filter((row) => !readingsOf(row).some((key) => inContract.has(key)))
    expect(calls.rows).toHaveLength(169)
    expect(missing).toEqual([])
  })

  it('fill each of the 16 gaps and mark it as assumed', () => {
    const filled = operations.filter((operation) => operation['x-gap'] !== undefined)
    expect([...new Set(filled.map((operation) => operation['x-gap']))].toSorted()).toEqual(
      calls.gaps.map(({ id }) => id).toSorted(),
    )
    expect(
      filled.filter((operation) => operation['x-evidence'] !== 'assumed').map(({ operationId }) => operationId),
    ).toEqual([])
  })

  it('are calls of the specification, fill a gap, or are assumed with a reason', () => {
    const given = new Set(calls.rows.flatMap(readingsOf))
    const isOurs = (operation: (typeof operations)[number]) =>
      operation['x-evidence'] === 'assumed' && (operation['x-added'] ?? '') !== ''
    const foreign = operations.filter(
      (operation) =>
        !operation['x-gap'] && !isOurs(operation) && !given.has(pathKeyOf(operation.method, operation.path)),
    )
    expect(foreign.map(({ operationId }) => operationId)).toEqual([])
  })

  it('have one tag, a summary, evidence, a source and a unique id', () => {
    const poor = operations.filter(
      ({ tags, summary, 'x-evidence': evidence = '', 'x-source': source }) =>
        tags.length !== 1 || !summary || !source || !['given', 'inferred', 'assumed'].includes(evidence),
    )
    expect(poor.map(({ operationId }) => operationId)).toEqual([])
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  it('declare x-effect for each write and for no read', () => {
    const effects = ['safe', 'idempotent', 'once']
    expect(
      writes.filter((write) => !effects.includes(write['x-effect'] ?? '')).map(({ operationId }) => operationId),
    ).toEqual([])
    const said = operations.filter(
      ({ method, ...one }) => method === 'GET' && (one['x-effect'] ?? one['x-invalidates']),
    )
    expect(said.map(({ operationId }) => operationId)).toEqual([])
  })

  it('declare x-probe only as no, and only on a read', () => {
    const marked = operations.filter((operation) => operation['x-probe'] !== undefined)
    expect(marked.filter(({ method, ...one }) => method !== 'GET' || one['x-probe'] !== 'no')).toEqual([])
    expect(marked.map(({ operationId }) => operationId)).toContain('getPengumuman')
  })

  it('declare for each write the queries it invalidates, and name only queries', () => {
    expect(
      writes.filter((write) => !Array.isArray(write['x-invalidates'])).map(({ operationId }) => operationId),
    ).toEqual([])
    const named = writes.flatMap((write) =>
      (write['x-invalidates'] ?? []).map((query) => ({ write: write.operationId, query })),
    )
    expect(named.filter(({ query }) => !reads.has(query))).toEqual([])
  })

  it('[R9-003] request campus settings in one page of 1000, and accept no other page size', () => {
    expect(getListConfigurationUrl({ itemsPerPage: 1000 })).toBe('/v1/configuration?itemsPerPage=1000')
    const isConfirming = (params: object) => ListConfigurationParams.safeParse(params).success
    expect([{ itemsPerPage: 1000 }, { itemsPerPage: 20 }, {}].map(isConfirming)).toEqual([true, false, false])
  })

  it('are strict exactly where docs/contract.md lists them', () => {
    const strict = operations.filter((operation) => operation['x-strict']).map(({ operationId }) => operationId)
    expect(strict.toSorted()).toEqual(strictList.toSorted())
    const row = /`x-strict: true`\s*\|([^|]*)\|/.exec(readFileSync('docs/contract.md', 'utf8'))?.[1]
    expect(row?.trim()).toBe(
      'fails closed on a malformed response: session, payment status, bills, process, cancel, claim, withdrawal, short biodata',
    )
  })

  it('are cacheable exactly for reference data', () => {
    const cached = operations
      .filter((operation) => operation['x-cache'] === 'reference')
      .map(({ operationId }) => operationId)
    const reference = operations
      .filter(({ tags, method }) => tags[0] === 'referensi' && method === 'GET')
      .map(({ operationId }) => operationId)
    expect(cached).toEqual(reference)
    expect(cached).toHaveLength(16)
  })

  it('share one failure response', () => {
    const silent = operations.filter(({ responses }) => responses['default']?.$ref !== '#/components/responses/Failure')
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })
})
