import { afterEach, expect, test, vi } from 'vitest'
import { whenPainted } from './when-painted.ts'

afterEach(() => vi.unstubAllGlobals())

/** Mocks a browser that reports paint entries. */
const openBrowser = (supportedEntryTypes: string[]) => {
  const observed: object[] = []
  const observers: ((names: string[]) => void)[] = []
  let isWatched = true
  class Observer {
    static supportedEntryTypes = supportedEntryTypes
    constructor(tell: (entries: { getEntriesByName: (name: string) => string[] }) => void) {
      observers.push((names) => tell({ getEntriesByName: (name) => names.filter((other) => other === name) }))
    }
    observe(options: object) {
      observed.push(options)
    }
    disconnect() {
      isWatched = false
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return { observed, paint: (...names: string[]) => observers[0]?.(names), isWatched: () => isWatched }
}

test('waits for the first contentful paint, including an earlier one, and ignores an empty paint', () => {
  const { observed, paint, isWatched } = openBrowser(['paint'])
  const then = vi.fn<() => void>()
  whenPainted(then)
  expect(observed).toEqual([{ type: 'paint', buffered: true }])
  paint('first-paint')
  expect(then).not.toHaveBeenCalled()
  expect(isWatched()).toBe(true)
  paint('first-contentful-paint')
  expect(then).toHaveBeenCalledOnce()
  expect(isWatched()).toBe(false)
})

test('waits for the frame after the next when the browser reports no paints', async () => {
  openBrowser(['longtask'])
  const then = vi.fn<() => void>()
  whenPainted(then)
  expect(then).not.toHaveBeenCalled()
  await expect.poll(() => then.mock.calls.length).toBe(1)
})
