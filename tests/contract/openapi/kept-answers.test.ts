// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { bundle, operations } from '../bundle.ts'

const TELLS = /^(ips|ipk)|nilai|mutu|bobot|tunggakan|tagihan|saldo|nominal|bayar|penghasilan|biaya/i

/** Reads with campus-wide prices and rules, the same for every student, and menu keys. */
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

/** Returns the names of all fields of a schema; each reference is followed once. */
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
const answerFields = (id: string) => {
  const content = reads.find(({ operationId }) => operationId === id)?.responses['200']?.content ?? {}
  return Object.values(content).flatMap(({ schema }) => fieldsOf(schema))
}

const keepOf = (id: string) => reads.find(({ operationId }) => operationId === id)?.['x-keep']

test('declares for every read whether its response may be stored on the device (readings 104)', () => {
  const silent = reads.filter(({ 'x-keep': keep = '' }) => !['always', 'chosen', 'never'].includes(keep))
  expect(silent.map(({ operationId }) => operationId)).toEqual([])
})

describe('x-keep of the generated queries', () => {
  type Options = (...args: unknown[]) => { meta?: { keep?: string } }
  const clients = import.meta.glob<Record<string, Options>>('../../../generated/client/**/*.ts', { eager: true })
  const options = new Map(Object.values(clients).flatMap((client) => Object.entries(client)))
  const nameOf = (id: string) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}QueryOptions`
  const queries = reads.filter(({ operationId }) => options.has(nameOf(operationId)))
  it('exists for every read except one download', () => expect(reads.length - queries.length).toBe(1))
  it.each(queries.map(({ operationId, 'x-keep': keep }) => [operationId, keep]))('%s: %s', (id = '', keep) => {
    expect(options.get(nameOf(id))?.('7', '7', '7').meta?.keep ?? 'never').toBe(keep)
  })
})

describe('responses with grades or money are never stored by default', () => {
  const telling = reads.filter(({ operationId }) => answerFields(operationId).some((field) => TELLS.test(field)))
  it('are found in the contract', () => expect(telling.length).toBeGreaterThan(40))
  it.each(telling.filter(({ operationId }) => !PUBLIC.has(operationId)).map(({ operationId }) => operationId))(
    '%s',
    (id) => expect(keepOf(id)).not.toBe('always'),
  )
})

describe('private responses are stored only when the student chose so', () => {
  it.each([
    'nilai',
    'biaya-kuliah',
    'rekap-pembayaran',
    'dashboard',
    'surat',
    'skpi',
    'akun-lain',
    'pa-online',
    'bimbingan',
  ])('stores nothing of %s by default, except data that is the same for all students', (tag) => {
    const own = reads.filter(({ tags, path }) => tags.includes(tag) && path.includes('{'))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ 'x-keep': keep }) => keep === 'always').map(({ operationId }) => operationId)).toEqual([])
  })
  it('stores leave requests, exam cards and printed papers only on request', () => {
    for (const id of [
      'listPengajuanCuti',
      'getKartuUjian',
      'getKhs',
      'getCetakTranskrip',
      'getKrs',
      'getCetakLockJurnal',
    ])
      expect([id, keepOf(id)]).toEqual([id, 'chosen'])
  })
})

test('stores the responses that a student needs first while offline', () => {
  for (const id of ['listJadwalKuliah', 'listPresensiKuliah', 'getBiodataSingkat', 'listJadwalUjian', 'listPengumuman'])
    expect([id, keepOf(id)]).toEqual([id, 'always'])
})

/** Paths of reads that decide whether a write may be sent now. */
const DECIDES =
  /pembatas_waktu|\/edit_|status_pembayaran|channel_pembayaran|disable_saldo|waktu_pengajuan|kuesioner|informasi$|\/aturan(-sidang)?[/]|prasyarat|jadwal-pengajuan|comprehensive_schedule|graduation_activity|tracer\/form\/(all|\{formId\})$|user_info|frontend-config/

test('never stores a response that a write depends on', () => {
  const deciding = reads.filter(
    ({ path }) => DECIDES.test(path) && !path.startsWith('/v0/aturan') && !path.startsWith('/v1/aturan'),
  )
  expect(deciding.length).toBeGreaterThan(25)
  expect(deciding.filter(({ 'x-keep': keep }) => keep !== 'never').map(({ operationId }) => operationId)).toEqual([])
})
