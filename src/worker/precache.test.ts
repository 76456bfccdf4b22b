// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILES_CACHE } from './kept-files.ts'
import { precacheOf } from './precache.ts'

const ORIGIN = 'https://portal.kampus.ac.id'
const DOCUMENT = { url: '/index.html', revision: '2', integrity: 'sha256-2' }
const APP = { url: '/assets/app-2.js', revision: null, integrity: 'sha256-app' }
const precache = precacheOf('precache', [DOCUMENT, APP], ORIGIN)

/** Caches by name, each with texts by absolute address. */
let kept: Map<string, Map<string, string>>

const open = (name: string) => {
  const texts = kept.get(name) ?? new Map<string, string>()
  kept.set(name, texts)
  const urlOf = (request: string | { url: string }) => (typeof request === 'string' ? request : request.url)
  return Promise.resolve({
    keys: () => Promise.resolve([...texts.keys()].map((url) => ({ url }))),
    match: (request: string | { url: string }) => {
      const text = texts.get(urlOf(request))
      return Promise.resolve(text === undefined ? undefined : new Response(text))
    },
    put: async (request: string | { url: string }, response: Response) =>
      void texts.set(urlOf(request), await response.text()),
    delete: (request: string | { url: string }) => Promise.resolve(texts.delete(urlOf(request))),
  })
}

beforeEach(() => {
  kept = new Map([
    [
      'precache',
      new Map([
        [`${ORIGIN}/index.html?1`, 'document 1'],
        [`${ORIGIN}/index.html?2`, 'document 2'],
        [`${ORIGIN}/assets/app-1.js`, 'app 1'],
        [`${ORIGIN}/assets/app-2.js`, 'app 2'],
      ]),
    ],
  ])
  vi.stubGlobal('caches', { open })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/index.html', 'document 2'],
  [`${ORIGIN}/index.html`, 'document 2'],
  [`${ORIGIN}/assets/app-2.js`, 'app 2'],
  [`${ORIGIN}/assets/berita-2.js`, undefined],
])('reads %s of this release as %s', async (address, text) => {
  expect(await (await precache.read(address))?.text()).toBe(text)
})

test('returns undefined when the browser has evicted the cache', async () => {
  kept.clear()
  expect(await precache.read('/index.html')).toBeUndefined()
})

test('retire deletes the previous release’s document and keeps its hashed files for open tabs', async () => {
  await precache.retire()
  expect([...(kept.get('precache') ?? [])]).toEqual([
    [`${ORIGIN}/index.html?2`, 'document 2'],
    [`${ORIGIN}/assets/app-2.js`, 'app 2'],
  ])
  expect([...(kept.get(FILES_CACHE) ?? [])]).toEqual([[`${ORIGIN}/assets/app-1.js`, 'app 1']])
})
