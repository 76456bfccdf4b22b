// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fitsFormat, type ReportEvent } from '../../../src/gateway/report/report-event.ts'
import format from '../../../src/gateway/report/report-format.json'
import { createReportQueue } from '../../../src/gateway/report/report-queue.ts'
import { parseBatch } from './parse-batch.mjs'
import { startReceiver } from './receiver.mjs'
import { createSummary } from './summary.mjs'

const RELEASE = { version: '0.1.0', build: '0123456789ab', sampling: 1 }
/** One event of each kind; a new kind of the sender's type has to be added here. */
const EVENTS: { [Kind in ReportEvent['kind']]: Extract<ReportEvent, { kind: Kind }> } = {
  visit: { kind: 'visit', route: '/dashboard', served: 'worker' },
  vital: { kind: 'vital', route: '/', name: 'LCP', value: 1200, rating: 'good', navigation: 'navigate' },
  mismatch: {
    kind: 'mismatch',
    route: '/krs',
    operation: 'getKhs',
    path: 'data.[].sks',
    expected: 'number',
    got: 'null',
  },
  file: { kind: 'file', route: '/berita/:id', file: 'berita.js' },
  policy: { kind: 'policy', route: '/*', directive: 'img-src', blocked: 'images.example' },
}
const events = Object.values(EVENTS)
const batchOf = (...some: unknown[]) => JSON.stringify({ format: 1, ...RELEASE, events: some })

describe('the format', () => {
  test('has a rule for each kind that the portal sends, and no other', () => {
    expect(Object.keys(format.events).toSorted()).toEqual(Object.keys(EVENTS).toSorted())
  })

  test('is read alike by the sender and by the receiver', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.constantFrom(null, true, '/krs', 'good', 'LCP', 1, 'krs.js'))
    const event = fc.constantFrom(...events)
    const change = fc.record({ name: fc.constantFrom('route', 'name', 'value', 'file', 'path', 'id'), value })
    fc.assert(
      fc.property(event, fc.option(change), (one, changed) => {
        const other: ReportEvent = { ...one, ...(changed && { [changed.name]: changed.value }) }
        expect('batch' in parseBatch(batchOf(other))).toBe(fitsFormat(other))
      }),
      { numRuns: 1000 },
    )
  })

  test('accepts what the queue of a page sends', () => {
    const send = vi.fn<(batch: object) => void>()
    const queue = createReportQueue(RELEASE, send)
    for (const event of events) queue.add(event)
    queue.flush()
    const text = JSON.stringify(send.mock.calls[0]?.[0])
    expect(parseBatch(text)).toEqual({ batch: JSON.parse(text) as unknown })
  })

  test('keeps the largest batch within the largest body', () => {
    const longest: ReportEvent = {
      kind: 'mismatch',
      route: '/proposal/:id/bimbingan/:idBimbingan?',
      operation: 'a'.repeat(61),
      path: Array.from({ length: 10 }, () => 'a'.repeat(40)).join('.'),
      expected: 'a'.repeat(80),
      got: 'undefined',
    }
    expect(fitsFormat(longest)).toBe(true)
    const text = batchOf(...Array.from({ length: format.maxEvents }, () => longest))
    expect(text.length).toBeLessThan(format.maxBytes)
  })
})

describe('a receiver', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(() => receiver.close())
  const post = async (body: string) => (await fetch(receiver.url, { method: 'POST', body })).status

  test('counts what it accepts, by release, route and name', async () => {
    expect(await post(batchOf(...events))).toBe(204)
    expect(await post(batchOf({ ...EVENTS.vital, value: 1400 }, EVENTS.file))).toBe(204)
    const summary: unknown = await (await fetch(`${receiver.url}/summary`)).json()
    expect(summary).toEqual({
      batches: 2,
      refused: {},
      releases: { '0.1.0 0123456789ab': 2 },
      visit: { '/dashboard worker': 1 },
      mismatch: { 'getKhs data.[].sks: number, got null': 1 },
      file: { 'berita.js on /berita/:id': 2 },
      policy: { 'img-src images.example on /*': 1 },
      vital: { 'LCP /': { count: 2, p50: 1400, p75: 1400 } },
    })
  })

  test.each([
    ['no JSON', '{', 400, 'JSON'],
    ['a list', '[]', 400, 'body'],
    ['another format', batchOf(EVENTS.file).replace('"format":1', '"format":2'), 400, 'format'],
    ['no events', batchOf(), 400, 'events'],
    ['too many events', batchOf(...Array.from({ length: 21 }, () => EVENTS.file)), 400, 'events'],
    ['an unknown kind', batchOf({ ...EVENTS.file, kind: 'constructor' }), 400, 'kind'],
    ['an unknown field', batchOf({ ...EVENTS.file, '240117023': 1 }), 400, 'unknown field'],
    ['an address', batchOf({ ...EVENTS.file, route: '/berita/7?x=1' }), 400, 'route'],
    [
      'a release with a field more',
      batchOf(EVENTS.file).replace('"sampling"', '"user":"a","sampling"'),
      400,
      'unknown field',
    ],
    ['more than a report can be', batchOf({ ...EVENTS.file, file: 'a'.repeat(20_000) }), 413, 'size'],
  ])('refuses %s and counts it by the wrong field', async (_, body, status, problem) => {
    expect(await post(body)).toBe(status)
    expect(receiver.read()).toMatchObject({ batches: 0, refused: { [problem]: 1 }, file: {} })
  })

  test('listens on this machine only, and prints nothing', async () => {
    expect(new URL(receiver.url).hostname).toBe('127.0.0.1')
    const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
    await post(batchOf(EVENTS.file))
    await post('{"nim":"240117023"}')
    for (const print of printed) expect(print).not.toHaveBeenCalled()
  })

  test('answers its health check, and other requests with 404 or 405', async () => {
    const status = async (path: string, method = 'GET') => (await fetch(receiver.url + path, { method })).status
    expect([await status('/health'), await status('/x'), await status('/', 'PUT')]).toEqual([200, 404, 405])
  })

  test('rejects a port that is taken', async () => {
    const port = Number(new URL(receiver.url).port)
    await expect(startReceiver({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

test('the summary keeps at most 500 names of a kind', () => {
  const summary = createSummary()
  const word = (index: number) => `a${String(index).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  for (let index = 0; index < 600; index += 1)
    summary.add({ ...RELEASE, events: [{ ...EVENTS.file, file: `${word(index)}.js` }] })
  const { file } = summary.read() as { file: Record<string, number> }
  expect(Object.keys(file)).toHaveLength(501)
  expect(file['others']).toBe(100)
})

test('the receiver imports nothing but Node’s own modules and its own files', () => {
  for (const name of ['receiver', 'parse-batch', 'summary', '../../report-receiver']) {
    const text = readFileSync(new URL(`./${name}.mjs`, import.meta.url), 'utf8')
    const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
    expect(imports.filter((from) => !from.startsWith('node:') && !from.startsWith('.'))).toEqual([])
  }
})
