import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { fileErrors } from '#shared/browser/chunk-errors.ts'
import { recordMismatches } from '../answer/contract-mismatch.ts'
import { fitsFormat, type ReportEvent } from './report-event.ts'
import { blockedHost, reportFiles, reportMismatches, reportViolations, reportVitals } from './report-sources.ts'

const observers = vi.hoisted(() => new Map<string, (metric: Metric) => void>())
// A document without layout has no vitals: tests/e2e/serving/reports.e2e.ts has the real ones.
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: Metric) => void) => void observers.set(name, report),
    ]),
  ),
)

let events: ReportEvent[] = []
const add = (event: ReportEvent) => {
  expect(fitsFormat(event)).toBe(true)
  events.push(event)
}
const stops: (() => void)[] = []
beforeEach(() => {
  events = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/berita/240117023?token=rahasia#sekar')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  delete window.portalFiles
  window.history.replaceState(null, '', '/')
})

describe('vitals', () => {
  const metric = (change: Partial<Metric>): Metric => ({
    name: 'LCP',
    value: 2499.98765,
    rating: 'good',
    delta: 1,
    id: 'v5-1700000000000-1234',
    entries: [],
    navigationType: 'navigate',
    navigationId: 1,
    navigationURL: 'https://portal.example/berita/240117023?token=rahasia',
    ...change,
  })

  test('are five, with rounded value and rating, and without the id of the page, its address and its elements', () => {
    reportVitals(add)
    expect([...observers.keys()].toSorted()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
    observers.get('LCP')?.(metric({}))
    observers.get('CLS')?.(metric({ name: 'CLS', value: 0.012345, rating: 'needs-improvement' }))
    const page = { kind: 'vital', route: '/berita/:id', navigation: 'navigate' }
    expect(events).toEqual([
      { ...page, name: 'LCP', value: 2499.988, rating: 'good' },
      { ...page, name: 'CLS', value: 0.012, rating: 'needs-improvement' },
    ])
  })

  test('belong to the route that the page was opened at', () => {
    const opened = { name: 'https://portal.example/login?next=%2Fkrs' } as PerformanceNavigationTiming
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened])
    reportVitals(add)
    window.history.replaceState(null, '', '/dashboard')
    observers.get('LCP')?.(metric({}))
    expect(events).toMatchObject([{ route: '/login' }])
  })
})

describe('contract mismatches', () => {
  test('are reported from before and after the start, by names and types alone', () => {
    const answer = { data: [{ nama: 'Sekar Ayu', sks: 'tiga' }] }
    recordMismatches('getKhs', [{ path: ['data', 0, 'sks'], expected: 'number' }], answer)
    stops.push(reportMismatches(add))
    recordMismatches('getTagihan', [{ path: [], expected: 'object' }], null)
    recordMismatches('getTagihan', [{ path: [], expected: 'object' }], null)
    const page = { kind: 'mismatch', route: '/berita/:id' }
    expect(events).toEqual([
      { ...page, operation: 'getKhs', path: 'data.[].sks', expected: 'number', got: 'string' },
      { ...page, operation: 'getTagihan', path: '', expected: 'object', got: 'null' },
    ])
  })

  test('hide keys that are data and not names of fields', () => {
    stops.push(reportMismatches(add))
    recordMismatches('getNilai', [{ path: ['data', '240117023', 'Sekar Ayu', 'nilai'], code: 'invalid_type' }], {})
    expect(events).toMatchObject([{ path: 'data.*.*.nilai', expected: 'invalid_type', got: 'undefined' }])
  })

  test('end with the unsubscribe function', () => {
    reportMismatches(add)()
    recordMismatches('getKhs', [{ path: ['ips'], expected: 'number' }], {})
    expect(events).toEqual([])
  })
})

describe('failed files', () => {
  test.each([
    ['Failed to fetch dynamically imported module: https://portal.example/assets/krs-AbCd_-12.js', 'krs.js'],
    [
      'error loading dynamically imported module: https://portal.example/assets/tugas-akhir-AbCdEf12.js',
      'tugas-akhir.js',
    ],
    ['Unable to preload CSS for /assets/kit-more-AbCdEf12.css', 'kit-more.css'],
    ['Importing a module script failed.', 'unknown'],
    ['https://elsewhere.example/240117023.js', 'unknown'],
  ])('of a later screen: %s is reported as %s', (message, file) => {
    stops.push(reportFiles(add))
    fileErrors.set([message])
    expect(events).toEqual([{ kind: 'file', route: '/berita/:id', file }])
  })

  test('of the first load are reported although a later attempt succeeded', () => {
    window.portalFiles = { failed: () => ['/assets/app-AbCdEf12.js'] } as typeof window.portalFiles
    stops.push(reportFiles(add))
    expect(events).toEqual([{ kind: 'file', route: '/berita/:id', file: 'app.js' }])
  })

  test('hear of a failed import by the event of the build', () => {
    stops.push(reportFiles(add))
    const payload = new Error(
      'Failed to fetch dynamically imported module: https://portal.example/assets/krs-AbCdEf12.js',
    )
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    expect(events).toMatchObject([{ file: 'krs.js' }])
  })
})

describe('policy violations', () => {
  const violate = (effectiveDirective: string, blockedURI: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective,
        blockedURI,
        documentURI: window.location.href,
        sourceFile: 'https://portal.example/assets/krs.js?token=rahasia',
        sample: 'Sekar Ayu',
      }),
    )

  test.each([
    ['https://images.example:8443/foto/240117023.jpg?token=rahasia', 'images.example:8443'],
    ['https://sekar:rahasia@images.example/', 'images.example'],
    ['inline', 'inline'],
    ['data', 'data'],
    ['data:text/html,Sekar', 'data'],
    ['blob:https://portal.example/4d1f', 'blob'],
    ['chrome-extension://abcdefgh/script.js', 'chrome-extension'],
  ])('name of %s only %s', (blockedURI, blocked) => {
    stops.push(reportViolations(add, 'https://reports.example/portal'))
    violate('img-src', blockedURI)
    expect(events).toEqual([{ kind: 'policy', route: '/berita/:id', directive: 'img-src', blocked }])
  })

  test('of the report itself are left out, those of its host otherwise are not', () => {
    stops.push(reportViolations(add, 'https://reports.example/portal'))
    violate('connect-src', 'https://reports.example/portal')
    violate('img-src', 'https://reports.example/x.png')
    expect(events).toMatchObject([{ directive: 'img-src' }])
  })

  test('that name no host are kept as the word that the browser uses, and dropped when they are a text', () => {
    expect(blockedHost('trusted-types-sink')).toBe('trusted-types-sink')
    expect(fitsFormat({ kind: 'policy', route: '/', directive: 'script-src', blocked: blockedHost('Sekar Ayu') })).toBe(
      false,
    )
  })

  test('end with the unsubscribe function', () => {
    reportViolations(add, '/reports/')()
    violate('img-src', 'https://images.example/')
    expect(events).toEqual([])
  })
})
