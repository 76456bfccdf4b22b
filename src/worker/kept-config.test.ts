// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentSecurityPolicy } from '../../scripts/lib/nginx/headers.mjs'
import { renewHeaders } from './kept-config.ts'

const OLD = JSON.stringify({ gatewayUrl: 'https://lama.example', multisiteConfigUrl: '/multisite' })
const NEW = JSON.stringify({ gatewayUrl: 'https://baru.example', multisiteConfigUrl: '/multisite' })
const KEY = '/index.html?__WB_REVISION__=1'
const HASH = "'sha256-boot='"
const KEPT = { precache: 'precache', key: KEY, hashes: [HASH] }
const documentOf = (policy: string, text = '<html>', hash = HASH) =>
  new Response(text, {
    headers: {
      'Content-Security-Policy': `connect-src 'self' ${policy} ${policy.replace('https', 'wss')}; script-src 'self' ${hash}`,
    },
  })

/** Mocks the browser's caches, by cache name and address. */
const openCaches = () => {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return Promise.resolve({
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      put: (key: string, answer: Response) => Promise.resolve(void store.set(key, answer)),
    })
  }
  return { open, stores }
}

let kept: ReturnType<typeof openCaches>
const asked = vi.fn<() => Promise<Response>>()
const policyNow = () => kept.stores.get('precache')?.get(KEY)?.headers.get('Content-Security-Policy')

beforeEach(async () => {
  kept = openCaches()
  vi.stubGlobal('caches', kept)
  vi.stubGlobal('fetch', asked.mockReset())
  await (await kept.open('precache')).put(KEY, documentOf('https://lama.example'))
  asked.mockImplementation(() => Promise.resolve(documentOf('https://lama.example')))
  await renewHeaders(OLD, KEPT)
  asked.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('does not fetch the document when the configuration is unchanged', async () => {
  await renewHeaders(OLD, KEPT)
  expect(asked).not.toHaveBeenCalled()
})

test('fetches the document on every visit until the host sends it with the new headers', async () => {
  await renewHeaders(NEW, KEPT) // another server of the host still sends the old headers
  expect(policyNow()).toContain('https://lama.example')
  asked.mockRejectedValueOnce(new TypeError('network'))
  await expect(renewHeaders(NEW, KEPT)).rejects.toThrow('network')
  asked.mockImplementation(() => Promise.resolve(documentOf('https://baru.example')))
  await renewHeaders(NEW, KEPT)
  expect(policyNow()).toContain('https://baru.example')
  expect(asked).toHaveBeenCalledTimes(3)
  await renewHeaders(NEW, KEPT)
  expect(asked).toHaveBeenCalledTimes(3)
})

const CAPTCHA = { provider: 'https://captcha.example/v1/api.js', siteKey: 'x' }
const CONFIG = { gatewayUrl: 'https://lama.example', multisiteConfigUrl: '/multisite', captcha: CAPTCHA }
const SHELL = { scripts: [HASH], styles: [] }
const shippedFor = (config: object) =>
  new Response('<html>', { headers: { 'Content-Security-Policy': contentSecurityPolicy({ shell: SHELL, config }) } })

test.each([
  ['a push service', { firebase: { projectId: 'x' } }],
  ['a host of the captcha', { captcha: { ...CAPTCHA, origins: ['https://more.example'] } }],
  ['a policy of the captcha', { captcha: { ...CAPTCHA, policies: ['goog#html'] } }],
  ['another folder of the captcha', { captcha: { ...CAPTCHA, provider: 'https://captcha.example/v2/api.js' } }],
  ['the socket beside the gateway', { gatewayUrl: 'https://captcha.example' }],
])('fetches the document on each visit until its headers allow %s', async (_, changed) => {
  const config = { ...CONFIG, ...changed }
  const text = JSON.stringify(config)
  asked.mockImplementation(() => Promise.resolve(shippedFor(CONFIG)))
  await renewHeaders(JSON.stringify(CONFIG), KEPT)
  await renewHeaders(text, KEPT)
  asked.mockImplementation(() => Promise.resolve(shippedFor(config)))
  await renewHeaders(text, KEPT)
  expect(policyNow()).toBe(contentSecurityPolicy({ shell: SHELL, config }))
  asked.mockClear()
  await renewHeaders(text, KEPT)
  expect(asked).not.toHaveBeenCalled()
})

test('stops fetching once the headers allow everything that the changed configuration needs', async () => {
  const config = { ...CONFIG, firebase: { projectId: 'x' }, captcha: { ...CAPTCHA, origins: ['https://more.example'] } }
  asked.mockImplementation(() => Promise.resolve(shippedFor(config)))
  await renewHeaders(JSON.stringify(config), KEPT)
  asked.mockClear()
  for (const _ of [1, 2]) await renewHeaders(JSON.stringify({ ...config, nodeId: '7' }), KEPT)
  expect(asked).toHaveBeenCalledOnce()
})

test('fetches the document once for a change that needs no other headers', async () => {
  const named = JSON.stringify({ ...(JSON.parse(OLD) as object), nodeId: '7' })
  for (const _ of [1, 2]) await renewHeaders(named, KEPT)
  expect(asked).toHaveBeenCalledOnce()
})

test('ignores the document of a new version', async () => {
  asked.mockImplementation(() => Promise.resolve(documentOf('https://baru.example', '<html data-next>')))
  await renewHeaders(NEW, KEPT)
  expect(policyNow()).toContain('https://lama.example')
})

test('ignores headers of another release, which would block the document’s inline scripts', async () => {
  asked.mockImplementation(() => Promise.resolve(documentOf('https://baru.example', '<html>', "'sha256-next='")))
  await renewHeaders(NEW, KEPT)
  expect(policyNow()).toContain('https://lama.example')
})
