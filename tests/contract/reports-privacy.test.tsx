import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import type { Batch } from '#gateway/report/report-event.ts'
import format from '#gateway/report/report-format.json'
import { startReports } from '#gateway/report/start-reports.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { onForget } from '#tests/page-state.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { createWorld } from '#tools/demo/world/seed.ts'

/** Receiver of the reports in this file; no gateway answers it. */
const RECEIVER = 'https://reports.test/portal'

const vitals = vi.hoisted(() => new Set<(metric: Metric) => void>())
// This document has no layout, so the library would never report; each vital is provoked here instead.
vi.mock('web-vitals', () => {
  const observe = (report: (metric: Metric) => void) => void vitals.add(report)
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe }
})

/** Everything that left for the receiver: addresses, headers, bodies and the referrer of each request. */
let sent: string[] = []
let batches: Batch[] = []

beforeEach(() => {
  sent = []
  batches = []
  vitals.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(RECEIVER)) return real(input, init)
    const { url, referrer, credentials, referrerPolicy } = request
    expect([credentials, referrerPolicy]).toEqual(['omit', 'no-referrer'])
    const body = typeof init?.body === 'string' ? init.body : ''
    sent.push(JSON.stringify([url, referrer, [...request.headers], body]))
    batches.push(JSON.parse(body) as Batch)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => vi.restoreAllMocks())

type Leaf = readonly [key: string, value: string]

/** Returns every text and number of a value, with the name of its field. */
const leavesOf = (value: unknown, key = ''): Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number') return [[key, String(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, Array.isArray(value) ? key : name))
}

/** Words that reports are made of: the format, operations and fields of the contract, and addresses of screens. */
const VOCABULARY = [
  JSON.stringify(format),
  ...(readFileSync('generated/openapi.yaml', 'utf8').match(/^\s*[\w-]+:|operationId: \w+|^\s*- \w+$/gm) ?? []),
]
  .join('\n')
  .toLowerCase()

/** Shorter values occur in any text by chance: a grade, a number of credits. */
const SHORTEST = 4
/** Returns the values that can be searched for: long enough, and no word of the reports themselves. */
const searched = (leaves: readonly Leaf[]): Leaf[] =>
  leaves.filter(([, value]) => value.length >= SHORTEST && !VOCABULARY.includes(value.toLowerCase()))

/** Returns what was found of personal values, by the fields that they are in. */
const foundIn = (text: string, leaves: readonly Leaf[]): Leaf[] => {
  const all = text.toLowerCase()
  return leaves.filter(([, value]) => all.includes(value.toLowerCase()) || all.includes(encodeURIComponent(value)))
}

/** Provokes each kind of report on an open screen, with a personal value at every place where one could enter. */
const provoke = (personal: string) => {
  const address = `https://portal.test/assets/krs-AbCdEf12.js?${personal}`
  const payload = new Error(`Failed to fetch dynamically imported module: ${address}`)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  for (const blockedURI of [
    `https://images.test/foto/${personal}.jpg?token=${personal}`,
    `data:text/plain,${personal}`,
  ])
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'img-src',
        blockedURI,
        documentURI: window.location.href,
        sample: personal,
      }),
    )
  const metric = {
    value: 1200,
    rating: 'good',
    delta: 1,
    id: personal,
    navigationType: 'navigate',
    navigationId: 1,
  } as const
  const entries = [{ name: personal, entryType: 'largest-contentful-paint', startTime: 1, duration: 1 }]
  for (const report of vitals)
    report({
      ...metric,
      name: 'LCP',
      entries: entries as unknown as PerformanceEntry[],
      navigationURL: window.location.href,
    })
}

/** Screens with most of what is personal, each with a read of it that differs from the contract. */
const SCREENS = [
  { path: '/biodata', persona: 'aktif', operation: 'getBiodata', field: 'isEditMahasiswa' },
  { path: '/biaya-kuliah', persona: 'tunggakan', operation: 'getRekapPembayaran', field: 'rekap.totalTunggakan' },
]
/** Fields whose values must be among those that are searched for: name, number, contact, money. */
const PERSONAL = [/^nama/, /nim|username/i, /nik$/i, /email/i, /telepon|hp$/i, /tunggakan|jumlah|nominal/i]

test.each(SCREENS)(
  'nothing of the student is in the reports of $path, which shows it, nor of failures that contain it',
  async ({ path, persona, operation, field }) => {
    const faults = [{ operation, kind: 'malformed' as const, path: field }]
    const { controls, answered, settled } = await renderScreen(path, { persona, faults })
    const { username = '' } = controls.personas().find((one) => one.persona === persona) ?? {}
    const refreshToken = readSession()?.refreshToken ?? ''
    window.history.replaceState(null, '', `${path}?token=${refreshToken}`)
    onForget(startReports(RECEIVER, 1))
    await settled()

    const student = leavesOf(createWorld().mahasiswa[username])
    const leaves = [...student, ['token', refreshToken] as const, ...leavesOf([...answered.values()])]
    const personal = searched(leaves)
    for (const name of PERSONAL)
      expect(personal.filter(([key]) => name.test(key)).map(String), String(name)).not.toEqual([])
    for (const value of [username, refreshToken]) expect(personal.map(([, one]) => one)).toContain(value)
    expect(personal.length).toBeGreaterThan(300)

    for (const [, value] of [...searched(student).slice(0, 20), ['', username] as const]) provoke(value)
    window.history.replaceState(null, '', `/berita/${username}?token=${refreshToken}`) // a screen with a parameter
    provoke(username)
    window.dispatchEvent(new Event('pagehide'))
    const events = batches.flatMap((batch) => batch.events)
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(Object.keys(format.events)))
    expect(new Set(events.map(({ route }) => route))).toEqual(new Set([path, '/berita/:id']))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'mismatch', operation }))
    expect(foundIn(sent.join('\n'), personal)).toEqual([])
    expect(foundIn(`${sent.join('\n')}${username}`, personal)).not.toEqual([]) // the search finds what is there
  },
)
