import { expect, test, vi } from 'vitest'
import { type Batch, fitsFormat, type ReportEvent } from './report-event.ts'
import { createReportQueue } from './report-queue.ts'

const RELEASE = { version: '0.1.0', build: '0123456789ab', sampling: 0.5 }
const open = (release = RELEASE) => {
  const send = vi.fn<(batch: Batch) => void>()
  return { send, ...createReportQueue(release, send) }
}
const lost = (file: string): ReportEvent => ({ kind: 'file', route: '/krs', file })
const nth = (index: number) =>
  lost(`${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${'a'.repeat(Math.floor(index / 26))}.js`)

test('sends nothing before it is flushed, then one batch with the facts of the page', () => {
  const { add, flush, send } = open()
  add(lost('krs.js'))
  add(lost('nilai.js'))
  expect(send).not.toHaveBeenCalled()
  flush()
  flush()
  expect(send).toHaveBeenCalledExactlyOnceWith({
    format: 1,
    ...RELEASE,
    events: [lost('krs.js'), lost('nilai.js')],
  })
})

test('reports the same event once for a page, also in a later batch', () => {
  const { add, flush, send } = open()
  for (const _ of [1, 2, 3]) {
    add(lost('krs.js'))
    flush()
  }
  expect(send).toHaveBeenCalledTimes(1)
})

test('sends a full batch at once, and ten batches at most', () => {
  const { add, flush, send } = open()
  for (let index = 0; index < 1000; index += 1) add(nth(index))
  flush()
  expect(send).toHaveBeenCalledTimes(10)
  for (const [batch] of send.mock.calls) expect(batch.events).toHaveLength(20)
})

test.each([
  ['a version with a name in it', { ...RELEASE, version: '0.1.0-sekar' }],
  ['a build that is no hash', { ...RELEASE, build: 'sekar' }],
  ['a share above one', { ...RELEASE, sampling: 2 }],
])('sends nothing for a page with %s', (_, release) => {
  const { add, flush, send } = open(release)
  add(lost('krs.js'))
  flush()
  expect(send).not.toHaveBeenCalled()
})

const vital = (change: object): ReportEvent => ({
  kind: 'vital',
  route: '/krs',
  name: 'LCP',
  value: 1,
  rating: 'good',
  navigation: 'navigate',
  ...change,
})
const mismatch = (change: object): ReportEvent => ({
  kind: 'mismatch',
  route: '/krs',
  operation: 'getKhs',
  path: 'data.[].sks',
  expected: 'number',
  got: 'null',
  ...change,
})
const policy = (change: object): ReportEvent => ({
  kind: 'policy',
  route: '/krs',
  directive: 'img-src',
  blocked: 'images.example',
  ...change,
})

test.each<ReportEvent>([
  { kind: 'visit', route: '/', served: 'worker' },
  { kind: 'visit', route: '/*', served: 'network' },
  vital({ route: '/kerja-praktik/:id?/sidang/:idSidang' }),
  vital({ name: 'CLS', value: 0.013 }),
  mismatch({}),
  mismatch({ path: '', expected: 'string,null' }),
  mismatch({ path: 'data.*.alamat_1' }),
  lost('dashboard-parts.js'),
  lost('unknown'),
  policy({}),
  policy({ blocked: 'inline' }),
  policy({ blocked: '127.0.0.1:8080' }),
  policy({ blocked: '[::1]:8080' }),
])('keeps %j', (event) => {
  expect(fitsFormat(event)).toBe(true)
})

test.each<[string, ReportEvent]>([
  ['an address instead of a route', vital({ route: '/berita/7' })],
  ['a route with a query', vital({ route: '/krs?token=a' })],
  ['a value that is no number', vital({ value: Number.NaN })],
  ['a value beyond ten minutes', vital({ value: 600_001 })],
  ['an unknown vital', vital({ name: 'Sekar' })],
  ['a field more', vital({ id: 'v5-1700000000000-1234' })],
  ['a field less', { kind: 'visit', route: '/' } as ReportEvent],
  ['a student number as a key', mismatch({ path: 'data.240117023.sks' })],
  ['a name as a key', mismatch({ path: 'data.Sekar Ayu.sks' })],
  ['a value instead of a type', mismatch({ got: 'Rp 2.750.000' })],
  ['a message instead of a type', mismatch({ expected: 'Token tidak valid' })],
  ['an address instead of a file', lost('https://portal.example/assets/krs.js')],
  ['an address instead of a host', policy({ blocked: 'https://images.example/240117023.jpg' })],
  ['a host with a user', policy({ blocked: 'sekar@images.example' })],
])('drops an event with %s', (_, event) => {
  expect(fitsFormat(event)).toBe(false)
  const { add, flush, send } = open()
  add(event)
  flush()
  expect(send).not.toHaveBeenCalled()
})
