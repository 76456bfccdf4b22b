// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reopenPages, takeOverDeadPages } from './dead-pages.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

interface State {
  runs?: boolean
  visibilityState?: DocumentVisibilityState
}
const page = (url: string, { runs = false, visibilityState = 'visible' }: State = {}) => ({
  url: `https://portal.example${url}`,
  visibilityState,
  navigate: vi.fn(() => new Promise(() => undefined)), // settles only after the worker's activation
  postMessage: (_: unknown, [port]: Transferable[]) => {
    if (runs && port instanceof MessagePort) port.postMessage(true)
  },
})
const scopeOf = (pages: WindowClient[], active: unknown = {}) => ({
  registration: { active: active as ServiceWorker | null },
  clients: { matchAll: () => Promise.resolve(pages), claim: vi.fn(() => Promise.resolve()) },
  skipWaiting: vi.fn<WorkerScope['skipWaiting']>(() => Promise.resolve()),
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const decide = async (scope: ReturnType<typeof scopeOf>) => {
  const decision = takeOverDeadPages(scope)
  await vi.advanceTimersByTimeAsync(5000)
  return decision
}

test('activates a new worker when no open page answers', async () => {
  const scope = scopeOf([page('/'), page('/dashboard')])
  expect(await decide(scope)).toBe(true)
  expect(scope.skipWaiting).toHaveBeenCalledOnce()
})

test.each([
  ['while one page runs', scopeOf([page('/'), page('/dashboard', { runs: true })])],
  ['while no page is open', scopeOf([])],
  ['in place of no other worker', scopeOf([page('/')], null)],
])('keeps a new worker waiting %s', async (_, scope) => {
  expect(await decide(scope)).toBe(false)
  expect(scope.skipWaiting).not.toHaveBeenCalled()
})

test('reloads visible pages that do not respond, but neither hidden pages nor files', async () => {
  const [dead, asleep, file] = [page('/krs'), page('/krs', { visibilityState: 'hidden' }), page('/surat.pdf')]
  const scope = scopeOf([dead, asleep, file])
  await reopenPages(scope)
  expect(scope.clients.claim).toHaveBeenCalledOnce()
  expect(dead.navigate).toHaveBeenCalledExactlyOnceWith('https://portal.example/krs')
  expect(asleep.navigate).not.toHaveBeenCalled()
  expect(file.navigate).not.toHaveBeenCalled()
})
