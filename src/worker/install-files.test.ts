// @vitest-environment node
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFiles } from './install-files.ts'

const HASHES = ["'sha256-boot='", "'sha256-critical='"]
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const FILES = [
  { url: '/index.html', revision: '2', integrity: integrityOf('<html>2') },
  { url: '/assets/app-2.js', revision: null, integrity: integrityOf('app 2') },
]
const keyOf = (url: string) => (url === '/index.html' ? '/index.html?2' : url)
const documentOf = (policy: string | null) => () =>
  new Response('<html>2', policy === null ? {} : { headers: { 'Content-Security-Policy': policy } })
const GOOD = `script-src 'self' ${HASHES[0]}; style-src 'self' ${HASHES[1]}`

/** Answers of the host, the browser's HTTP cache of them, and the worker's cache. */
let host: Record<string, () => Response>
let browser: Record<string, () => Response>
let cache: Map<string, Response>

/** Fetches with integrity checks as a browser does: content with another hash is a network error. */
const fetchChecked = async (url: string, { cache: mode, integrity }: RequestInit): Promise<Response> => {
  const remembered = mode === 'default' ? browser[url] : undefined
  const response = (remembered ?? host[url])?.() ?? new Response('404', { status: 404 })
  if (integrityOf(await response.clone().text()) !== integrity) throw new TypeError('Failed to fetch')
  return response
}

beforeEach(() => {
  host = { '/index.html': documentOf(GOOD), '/assets/app-2.js': () => new Response('app 2') }
  browser = {}
  cache = new Map()
  vi.stubGlobal('fetch', vi.fn(fetchChecked))
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (key: string) => Promise.resolve(cache.get(key)),
        put: (key: string, response: Response) => Promise.resolve(void cache.set(key, response)),
      }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const install = () => installFiles(FILES, 'precache', keyOf, HASHES)

test('caches the files of one release', async () => {
  await install()
  expect([...cache.keys()]).toEqual(['/index.html?2', '/assets/app-2.js'])
})

test.each([
  ['the document of the release before', { '/index.html': () => new Response('<html>1') }],
  ['a page in place of a file that is not there', { '/assets/app-2.js': () => new Response('<html>2') }],
  ['an error in place of a file', { '/assets/app-2.js': () => new Response('', { status: 502 }) }],
])('fails with %s, and succeeds once the host has the whole release', async (_, wrong) => {
  const right = host
  host = { ...host, ...wrong }
  await expect(install()).rejects.toThrow('Failed to fetch')
  host = right
  await install()
  expect(cache.size).toBe(2)
})

test.each([
  `script-src 'self' 'sha256-old='; style-src 'self' ${HASHES[1]}`,
  `script-src 'self' ${HASHES[0]}; style-src 'self' 'sha256-old='`,
])('rejects a document whose policy belongs to another release: %s', async (policy) => {
  host = { ...host, '/index.html': documentOf(policy) }
  await expect(install()).rejects.toThrow('another release')
  expect(cache.has('/index.html?2')).toBe(false)
})

test.each([null, "script-src 'self' 'unsafe-inline'"])(
  'accepts a document whose policy does not restrict it: %s',
  async (policy) => {
    host = { ...host, '/index.html': documentOf(policy) }
    await install()
    expect(cache.size).toBe(2)
  },
)

test('bypasses the browser’s cache of another release', async () => {
  browser = { '/assets/app-2.js': () => new Response('<html>1') }
  await install()
  expect(await cache.get('/assets/app-2.js')?.text()).toBe('app 2')
})

test('fetches the document on every install, but no hashed file that is already cached', async () => {
  await install()
  await install()
  expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/index.html', '/assets/app-2.js', '/index.html'])
})
