import { beforeEach, expect, test, vi } from 'vitest'
import { watchDepartures } from '#tests/page-state.ts'
import { reloadPage } from './take-over.ts'

class FakeWorker extends EventTarget {
  postMessage = vi.fn()
}

/** Mocks a browser whose host may have a new version; a waiting worker takes over on request. */
const browser = (
  update: (registration: FakeRegistration) => void | Promise<void>,
  waiting: FakeWorker | null = null,
) => {
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    getRegistration: () => Promise.resolve(registration),
  })
  const registration = new FakeRegistration(update, waiting)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: workers }))
  const takesOver = (worker: FakeWorker) =>
    worker.postMessage.mockImplementation(() => workers.dispatchEvent(new Event('controllerchange')))
  return { registration, takesOver }
}
class FakeRegistration {
  installing: FakeWorker | null = null
  update: () => Promise<void>
  waiting: FakeWorker | null
  constructor(update: (registration: FakeRegistration) => void | Promise<void>, waiting: FakeWorker | null) {
    this.waiting = waiting
    this.update = vi.fn(async () => update(this))
  }
}

let page: ReturnType<typeof watchDepartures>
beforeEach(() => {
  page = watchDepartures()
  return () => void vi.unstubAllGlobals()
})
const TAKE_OVER = { type: 'take-over' }

test('activates the waiting version before it reloads the page', async () => {
  const waiting = new FakeWorker()
  const { registration, takesOver } = browser(() => undefined, waiting)
  takesOver(waiting)
  reloadPage()
  await vi.waitFor(() => expect(page.reloads()).toBe(1))
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(TAKE_OVER)
  expect(registration.update).not.toHaveBeenCalled()
})

test('checks the host for a newer version and waits until it is installed', async () => {
  const next = new FakeWorker()
  const { registration, takesOver } = browser((one) => {
    one.installing = next
  })
  takesOver(next)
  reloadPage()
  await vi.waitFor(() => expect(registration.installing).toBe(next))
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.reloads()).toBe(0)
  registration.waiting = next
  next.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(page.reloads()).toBe(1))
  expect(next.postMessage).toHaveBeenCalledExactlyOnceWith(TAKE_OVER)
})

test.each([
  ['there is no newer version', () => undefined],
  ['there is no network', () => Promise.reject(new TypeError('network'))],
])('reloads the page although %s', async (_, update) => {
  browser(update)
  reloadPage()
  await vi.waitFor(() => expect(page.reloads()).toBe(1))
})

test('reloads the page after five seconds when the update check does not respond', async () => {
  vi.useFakeTimers()
  browser(() => new Promise<void>(() => undefined))
  reloadPage()
  await vi.advanceTimersByTimeAsync(4999)
  expect(page.reloads()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.reloads()).toBe(1)
  vi.useRealTimers()
})
