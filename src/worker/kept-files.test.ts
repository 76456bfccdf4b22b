// @vitest-environment node
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILES_CACHE, keepFiles, laterFile } from './kept-files.ts'

const ORIGIN = 'https://portal.kampus.ac.id'
const SCRIPT = { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }
const TEXT = 'export const Cuti = () => "cuti"'
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
const ADDRESS = `${ORIGIN}/assets/cuti-${nameOf(TEXT)}.js`
const HALF = TEXT.slice(0, TEXT.length / 2)

/** Cached texts by absolute address. */
let kept: Map<string, string>
/** Answers of the host by address in order, and the requests sent to it with their cache mode. */
let answers: Map<string, (Response | null)[]>
let asked: string[]

const urlOf = (request: Request | string) => (typeof request === 'string' ? new URL(request, ORIGIN).href : request.url)
const cache = {
  match: (request: Request | string) => {
    const text = kept.get(urlOf(request))
    return Promise.resolve(text === undefined ? undefined : new Response(text, SCRIPT))
  },
  put: async (request: Request | string, answer: Response) => void kept.set(urlOf(request), await answer.text()),
  delete: (request: Request | string) => Promise.resolve(kept.delete(urlOf(request))),
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
}

beforeEach(() => {
  kept = new Map()
  answers = new Map()
  asked = []
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(name === FILES_CACHE ? cache : null),
    match: cache.match,
  })
  vi.stubGlobal('fetch', (request: Request | string, init: RequestInit = {}) => {
    const url = urlOf(request)
    asked.push(`${new URL(url).pathname} ${init.cache ?? 'default'}`)
    const answer = answers.get(url)?.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('network'))
  })
})
afterEach(() => vi.unstubAllGlobals())

const hostAnswers = (...texts: (string | null)[]) =>
  answers.set(
    ADDRESS,
    texts.map((text) => (text === null ? null : new Response(text, SCRIPT))),
  )
const load = async (cacheMode: RequestCache = 'default') =>
  (await laterFile(new Request(ADDRESS, { cache: cacheMode }))).text()
const PAST = `${new URL(ADDRESS).pathname} reload`

test('returns and caches a complete file and fetches it once', async () => {
  hostAnswers(TEXT)
  expect([await load(), await load()]).toEqual([TEXT, TEXT])
  expect(asked).toHaveLength(1)
})

test.each([
  ['half of the file', HALF],
  ['an empty file', ''],
  ['the file of another release', 'export const Cuti = null'],
])("fetches %s once more past the browser's cache, and returns and caches the complete file", async (_, broken) => {
  hostAnswers(broken, TEXT)
  expect(await load()).toBe(TEXT)
  expect(asked[1]).toBe(PAST)
  expect(await load()).toBe(TEXT)
  expect(asked).toHaveLength(2)
})

test('does not cache a file that stays broken, and fetches it again for the next page', async () => {
  hostAnswers(HALF, HALF, TEXT)
  expect(await load()).toBe(HALF)
  expect(kept.size).toBe(0)
  expect(await load()).toBe(TEXT)
  expect(kept.size).toBe(1)
})

test('returns the first response when the second attempt fails', async () => {
  hostAnswers(HALF, null)
  expect(await load()).toBe(HALF)
  expect(kept.size).toBe(0)
})

test('replaces a cached file that a page reports as broken', async () => {
  kept.set(ADDRESS, HALF) // by a worker that does not validate files
  hostAnswers(TEXT)
  expect(await load()).toBe(HALF)
  expect(await load('reload')).toBe(TEXT)
  expect(await load()).toBe(TEXT)
})

test('does not retry a file that is missing or comes back as a document', async () => {
  for (const answer of [
    new Response('404', { status: 404 }),
    new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  ]) {
    answers.set(ADDRESS, [answer])
    await load()
  }
  expect(asked).toHaveLength(2)
  expect(kept.size).toBe(0)
})

test('caches the files that a page loaded earlier, skipping those that fail', async () => {
  const fileOf = (text: string) => `${ORIGIN}/assets/first-${nameOf(text)}.js`
  const [first, last] = [fileOf('1'), fileOf('2')]
  answers.set(`${ORIGIN}/assets/gone-AAAAAAAA.js`, [new Response('404', { status: 404 })])
  answers.set(`${ORIGIN}/assets/document-AAAAAAAA.js`, [
    new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  ])
  answers.set(`${ORIGIN}/assets/half-AAAAAAAA.js`, [new Response('1', SCRIPT), new Response('1', SCRIPT)])
  answers.set(`${ORIGIN}/assets/font-latin.woff2`, [new Response('f')])
  answers.set(first, [new Response('1', SCRIPT)])
  answers.set(last, [new Response('2', SCRIPT)])
  const others = ['gone', 'document', 'half', 'cut'].map((name) => `${ORIGIN}/assets/${name}-AAAAAAAA.js`)
  await keepFiles([first, ...others, `${ORIGIN}/assets/font-latin.woff2`, last])
  expect([...kept.keys()]).toEqual(expect.arrayContaining([first, last, `${ORIGIN}/assets/font-latin.woff2`]))
  expect(kept.size).toBe(3)
})
