import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordMismatches } from '../answer/contract-mismatch.ts'
import type { Batch } from './report-event.ts'
import { startReports } from './start-reports.ts'

const RECEIVER = 'https://reports.example/portal'
const server = setupServer()
let received: { request: Request; batch: Batch }[] = []
let stop: () => void = () => undefined

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  received = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer(() => new HttpResponse(null, { status: 204 }))
})
afterEach(() => {
  stop()
  document.head.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const answer = (respond: () => Response) =>
  server.use(
    http.post(RECEIVER, async ({ request }) => {
      received.push({ request, batch: (await request.clone().json()) as Batch })
      return respond()
    }),
  )
const hide = (state: DocumentVisibilityState = 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const mismatch = (field: string) => recordMismatches('getKhs', [{ path: [field], expected: 'number' }], {})

test('sends the visit and what has failed in one request when the page is hidden', async () => {
  document.head.innerHTML = '<meta name="release" content="0.1.0 0123456789ab">'
  stop = startReports(RECEIVER, 0.25)
  mismatch('ips')
  hide('visible')
  expect(received).toEqual([])
  hide()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.batch).toEqual({
    format: 1,
    version: '0.1.0',
    build: '0123456789ab',
    sampling: 0.25,
    events: [
      { kind: 'visit', route: '/', served: 'network' },
      { kind: 'mismatch', route: '/', operation: 'getKhs', path: 'ips', expected: 'number', got: 'undefined' },
    ],
  })
})

test('sends the rest when the page is left, and nothing where nothing happened since', async () => {
  stop = startReports(RECEIVER, 1)
  hide()
  window.dispatchEvent(new Event('pagehide'))
  mismatch('sks')
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]?.batch.events).toMatchObject([{ kind: 'mismatch', path: 'sks' }])
})

test('sends without credentials and referrer, outlives the page, and needs no preflight', () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  stop = startReports(RECEIVER, 1)
  hide()
  expect(sent).toHaveBeenCalledOnce()
  const [address, init] = sent.mock.calls[0] ?? []
  expect(address).toBe(RECEIVER)
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    mode: 'no-cors',
  })
  expect(init).not.toHaveProperty('headers') // any header of ours would cost a preflight
})

test.each<[string, () => Response]>([
  ['refuses', () => new HttpResponse(null, { status: 413 })],
  ['fails', () => new HttpResponse(null, { status: 500 })],
  ['cannot be reached', () => HttpResponse.error()],
])('drops the report, without an error and without a second attempt, when the receiver %s', async (_, respond) => {
  const errors = vi.spyOn(console, 'error')
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  answer(respond)
  stop = startReports(RECEIVER, 1)
  hide()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  mismatch('ips')
  hide()
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]?.batch.events).toMatchObject([{ kind: 'mismatch' }]) // what was dropped is not sent again
  expect(errors).not.toHaveBeenCalled()
  expect(rejected).not.toHaveBeenCalled()
  process.off('unhandledRejection', rejected)
})

test('stores nothing on the device', async () => {
  const stored = [localStorage, sessionStorage].map((store) => vi.spyOn(store, 'setItem'))
  const opened = vi.fn()
  vi.stubGlobal('indexedDB', { open: opened })
  vi.stubGlobal('caches', { open: opened })
  stop = startReports(RECEIVER, 1)
  mismatch('ips')
  hide()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  for (const set of stored) expect(set).not.toHaveBeenCalled()
  expect(opened).not.toHaveBeenCalled()
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
})

test('sends nothing more once it is stopped', () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  startReports(RECEIVER, 1)()
  mismatch('ips')
  hide()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).not.toHaveBeenCalled()
})
