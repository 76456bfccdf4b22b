import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const startReports = vi.fn()
const load = async ({ demo = false } = {}) => {
  vi.doMock('./start-reports.ts', () => ({ startReports }))
  vi.doMock('#shared/browser/environment.ts', () => ({ IS_DEMO: demo, CARRIES_LAB: demo }))
  const { setRuntimeConfig } = await import('../campus/runtime-config.ts')
  const { beginReports } = await import('./begin-reports.ts')
  const { showFirstScreen } = await import('#shared/start/first-screen.ts')
  const begin = (config: { reportUrl?: string; reportShare?: number }) => {
    setRuntimeConfig({ gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', ...config })
    return beginReports()
  }
  return { begin, showFirstScreen }
}
const ON = { reportUrl: '/reports/', reportShare: 1 }

beforeEach(() => {
  vi.resetModules()
  startReports.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['screen']
})

test('starts where config.json names a receiver', async () => {
  const { begin } = await load()
  await begin(ON)
  expect(startReports).toHaveBeenCalledExactlyOnceWith('/reports/', 1)
})

test('loads and reports nothing where config.json names none', async () => {
  const { begin } = await load()
  await begin({ reportShare: 1 })
  expect(startReports).not.toHaveBeenCalled()
})

test('never reports in the demo', async () => {
  const { begin } = await load({ demo: true })
  await begin(ON)
  expect(startReports).not.toHaveBeenCalled()
})

test.each([
  [true, 0],
  [false, 1],
])('where the user saves data (%s) starts %s times', async (saveData, times) => {
  const { begin } = await load()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData } }))
  await begin(ON)
  expect(startReports).toHaveBeenCalledTimes(times)
})

test.each([
  [undefined, 0.0999, 1],
  [undefined, 0.1, 0],
  [0.5, 0.4999, 1],
  [0.5, 0.5, 0],
  [0, 0, 0],
  [1, 0.9999, 1],
])('with a share of %s and a draw of %s starts %s times', async (share, draw, times) => {
  const { begin } = await load()
  vi.spyOn(Math, 'random').mockReturnValue(draw)
  await begin({ reportUrl: '/reports/', ...(share !== undefined && { reportShare: share }) })
  expect(startReports).toHaveBeenCalledTimes(times)
})

test('waits until the home screen shows its data', async () => {
  const { begin, showFirstScreen } = await load()
  document.documentElement.dataset['screen'] = 'app'
  window.history.replaceState(null, '', '/dashboard')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const begun = begin(ON)
  await vi.advanceTimersByTimeAsync(9999)
  expect(startReports).not.toHaveBeenCalled()
  showFirstScreen()
  await begun
  expect(startReports).toHaveBeenCalledOnce()
})

test('reports a home screen whose data does not arrive within ten seconds', async () => {
  const { begin } = await load()
  document.documentElement.dataset['screen'] = 'app'
  window.history.replaceState(null, '', '/dashboard')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const begun = begin(ON)
  await vi.advanceTimersByTimeAsync(10_000)
  await begun
  expect(startReports).toHaveBeenCalledOnce()
})

test('waits for an idle browser', async () => {
  const { begin } = await load()
  const wait = vi.fn<(callback: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', wait)
  const begun = begin(ON)
  await vi.waitFor(() => expect(wait).toHaveBeenCalledOnce())
  await vi.dynamicImportSettled()
  expect(startReports).not.toHaveBeenCalled()
  wait.mock.calls[0]?.[0]()
  await begun
  expect(startReports).toHaveBeenCalledOnce()
})
