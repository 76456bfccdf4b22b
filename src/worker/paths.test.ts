// @vitest-environment node
import { expect, onTestFinished, test } from 'vitest'
import { FILE_ADDRESS, hashedFiles, isProxied } from './paths.ts'

test.each([
  ['/dashboard', false],
  ['/', false],
  ['/oauth?code=a.b', false],
  ['/berita/7', false],
  ['/a.b/dashboard', false],
  ['/berkas.pdf', true],
  ['/surat/7.pdf?x=1', true],
])('%s is a file: %s', (address, isFile) => {
  expect(FILE_ADDRESS.test(address)).toBe(isFile)
})

const CONFIG = { gatewayUrl: '/gateway/', multisiteConfigUrl: 'https://multisite.example', chatUrl: '/', lab: true }

test.each([
  ['/gateway', true],
  ['/gateway/v1/surat/7/unduh', true],
  ['/gateways', false],
  ['/dashboard', false],
  ['/multisite', false],
])('%s is proxied to another server: %s', (path, proxied) => {
  expect(isProxied(CONFIG, path)).toBe(proxied)
})

test.each([undefined, null, 'x', [], {}])('treats every path as the app’s when the configuration is %j', (config) => {
  expect(isProxied(config, '/gateway')).toBe(false)
})

test('keeps only hashed files of this origin from the list that a page reports', () => {
  const origin = 'https://portal.example'
  const mine = `${origin}/assets/app-1.js`
  const others = [`${origin}/gateway/v1/x`, 'https://evil.example/assets/x.js', 'x', 7, null, `${origin}/index.html`]
  expect(hashedFiles([mine, ...others], origin)).toEqual([mine])
  for (const broken of [undefined, null, {}, 'x']) expect(hashedFiles(broken, origin)).toEqual([])
})

test('falls back to the URL constructor when URL.canParse is missing', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse') ?? {}
  Reflect.deleteProperty(URL, 'canParse')
  onTestFinished(() => void Object.defineProperty(URL, 'canParse', canParse))
  const origin = 'https://portal.example'
  expect(hashedFiles([`${origin}/assets/app-1.js`, 'no address'], origin)).toEqual([`${origin}/assets/app-1.js`])
})
