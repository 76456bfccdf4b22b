// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { keepingOf } from '#gateway/may-keep.ts'
import { bundle, operations } from './bundle.ts'

const TELLS = /^(ips|ipk)|nilai|mutu|bobot|tunggakan|tagihan|saldo|nominal|bayar|penghasilan|biaya/i

/** Prices and rules of the campus, the same for everybody; menu keys. */
const PUBLIC = new Set([
  'getAturanUmum',
  'getMenuConfig',
  'listKomponenDefault',
  'listJenisSurat',
  'listSeminar',
  'getSeminar',
  'listSertifikasi',
  'getSertifikasi',
])

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Names of all fields of a schema, references followed once. */
const fieldsOf = (node: unknown, seen = new Set<string>()): string[] => {
  if (!isNode(node)) return []
  const name = typeof node['$ref'] === 'string' ? (node['$ref'].split('/').pop() ?? '') : null
  if (name !== null) {
    if (seen.has(name)) return []
    seen.add(name)
    return fieldsOf(bundle.components.schemas[name], seen)
  }
  const own = isNode(node['properties']) ? Object.keys(node['properties']) : []
  return [...own, ...Object.values(node).flatMap((child) => fieldsOf(child, seen))]
}

const reads = operations.filter(({ method }) => method === 'GET')
const pathOf = (path: string) => path.replace(/\{\w+\}/g, '7')
const answerFields = (id: string) => {
  const content = reads.find(({ operationId }) => operationId === id)?.responses['200']?.content ?? {}
  return Object.values(content).flatMap(({ schema }) => fieldsOf(schema))
}

describe('an answer that tells of grades or money is never kept unasked', () => {
  const telling = reads.filter(({ operationId }) => answerFields(operationId).some((field) => TELLS.test(field)))
  it('and there are some', () => expect(telling.length).toBeGreaterThan(40))
  it.each(
    telling.filter(({ operationId }) => !PUBLIC.has(operationId)).map(({ operationId, path }) => [operationId, path]),
  )('%s %s', (_, path) => expect(keepingOf(pathOf(path))).not.toBe('always'))
})

test.each(['nilai', 'biaya-kuliah', 'rekap-pembayaran', 'dashboard'])(
  'nothing of the subject %s is kept unasked',
  (tag) => {
    const paths = reads.filter(({ tags }) => tags.includes(tag)).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(keepingOf(pathOf(path)), path).not.toBe('always')
  },
)

test('what a student without a network needs first is kept', () => {
  for (const call of ['jadwal_kuliah', 'presensi_kuliah', 'biodata_singkat_web', 'jadwal_ujian', 'kartu_ujian'])
    expect(keepingOf(`/v1/mahasiswa/7/${call}`), call).toBe('always')
})

test.each([
  '/v1/mahasiswa/7/status_pembayaran',
  '/v1/channel_pembayaran',
  '/v1/mahasiswa/7/edit_krs',
  '/api/user_info',
])('%s is asked for each time, whatever was chosen', (path) => expect(keepingOf(path)).toBe('never'))
