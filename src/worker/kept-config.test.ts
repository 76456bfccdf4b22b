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

/** What a browser keeps, by the name of the cache and the address. */
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

test('a configuration that says the same asks for no document', async () => {
  await renewHeaders(OLD, KEPT)
  expect(asked).not.toHaveBeenCalled()
})

test('a document that a host still sends under its old headers is asked for again at the next visit, until they are new', async () => {
  await renewHeaders(NEW, KEPT) // another server of the host, which does not know yet
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
])('%s that the headers do not allow yet is asked for again until they do, and then no more', async (_, changed) => {
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

test('headers that allow all of a changed configuration already are not asked for again', async () => {
  const config = { ...CONFIG, firebase: { projectId: 'x' }, captcha: { ...CAPTCHA, origins: ['https://more.example'] } }
  asked.mockImplementation(() => Promise.resolve(shippedFor(config)))
  await renewHeaders(JSON.stringify(config), KEPT)
  asked.mockClear()
  for (const _ of [1, 2]) await renewHeaders(JSON.stringify({ ...config, nodeId: '7' }), KEPT)
  expect(asked).toHaveBeenCalledOnce()
})

test('a change that needs no other headers asks once', async () => {
  const named = JSON.stringify({ ...(JSON.parse(OLD) as object), nodeId: '7' })
  for (const _ of [1, 2]) await renewHeaders(named, KEPT)
  expect(asked).toHaveBeenCalledOnce()
})

test('the document of a new version is left to that version', async () => {
  asked.mockImplementation(() => Promise.resolve(documentOf('https://baru.example', '<html data-next>')))
  await renewHeaders(NEW, KEPT)
  expect(policyNow()).toContain('https://lama.example')
})

test('headers of another release, which would forbid the document its own texts, are not taken over', async () => {
  asked.mockImplementation(() => Promise.resolve(documentOf('https://baru.example', '<html>', "'sha256-next='")))
  await renewHeaders(NEW, KEPT)
  expect(policyNow()).toContain('https://lama.example')
})
