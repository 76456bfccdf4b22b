// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contentSecurityPolicy, documentHeaders, LOGIN_ADDRESSES, unusableAddress } from './headers.mjs'

const shell = { scripts: ["'sha256-boot='"], styles: ["'sha256-critical='"] }
const rulesOf = (config: object) =>
  new Map(
    contentSecurityPolicy({ shell, config })
      .split('; ')
      .map((rule) => {
        const [name = '', ...sources] = rule.split(' ')
        return [name, sources] as const
      }),
  )
const FULL = {
  gatewayUrl: 'https://gateway.example.ac.id/v1',
  multisiteConfigUrl: 'http://10.0.0.7:8082',
  flagsUrl: 'https://flags.example.ac.id',
  captcha: { provider: 'https://captcha.example/api.js', siteKey: '1' },
  chatUrl: 'https://chat.example.ac.id/x',
  chatSocketUrl: 'wss://socket.example.ac.id/x',
}

describe('content security policy', () => {
  it.each([
    [
      'connect-src',
      [
        "'self'",
        'https://gateway.example.ac.id',
        'http://10.0.0.7:8082',
        'https://flags.example.ac.id',
        'https://captcha.example',
        'https://chat.example.ac.id',
        'wss://socket.example.ac.id',
      ],
    ],
    ['script-src', ["'self'", "'sha256-boot='", 'https://captcha.example/api.js', 'https://chat.example.ac.id']],
    ['style-src', ["'self'", "'sha256-critical='"]],
    ['img-src', ["'self'", 'data:', 'https://gateway.example.ac.id', 'http://10.0.0.7:8082']],
    ['frame-src', ['https://captcha.example', 'https://chat.example.ac.id']],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['portal-files', 'portal-worker', 'dompurify', 'captcha']],
  ])('limits %s to what config.json and the build need', (name, sources) => {
    expect(rulesOf(FULL).get(name)).toEqual(sources)
  })

  it.each([
    ['https://gateway.example.ac.id/v1', undefined, 'wss://gateway.example.ac.id'],
    ['http://10.0.0.7:4010', undefined, 'ws://10.0.0.7:4010'],
    ['https://gateway.example.ac.id', 'wss://socket.example.ac.id/x', 'wss://socket.example.ac.id'],
    ['https://gateway.example.ac.id', '/socket', undefined],
    ['https://gateway.example.ac.id', 'wss://*', undefined],
  ])('for a gateway at %s and a chat socket at %s allows the socket origin %s', (gatewayUrl, chatSocketUrl, origin) => {
    const config = { gatewayUrl, ...(chatSocketUrl !== undefined && { chatSocketUrl }) }
    const sockets = rulesOf(config)
      .get('connect-src')
      ?.filter((source) => source.startsWith('ws'))
    expect(sockets).toEqual(origin === undefined ? [] : [origin])
  })

  it('adds no host for paths of the same origin', () => {
    const rules = rulesOf({ gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite' })
    expect(rules.get('connect-src')).toEqual(["'self'"])
    expect(rules.get('frame-src')).toEqual(["'none'"])
  })

  it('allows the push service only when push is configured', () => {
    const push = ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com']
    expect(rulesOf({ firebase: { projectId: 'x' } }).get('connect-src')).toEqual(["'self'", ...push])
    expect(rulesOf({}).get('connect-src')).toEqual(["'self'"])
  })

  it('allows no captcha policy when no captcha is configured', () => {
    expect(rulesOf({}).get('trusted-types')).toEqual(['portal-files', 'portal-worker', 'dompurify'])
  })

  it.each([
    ['https://www.google.com/recaptcha/api.js?render=x', 'https://www.google.com/recaptcha/'],
    ['https://www.google.com/recaptcha/enterprise.js', 'https://www.google.com/recaptcha/'],
    ['https://captcha.example/api.js', 'https://captcha.example/api.js'],
    ['https://captcha.example', 'https://captcha.example'],
    ['https://captcha.example/a;script-src *,/api.js', 'https://captcha.example'],
    ['https://captcha.example/%3B/api.js', 'https://captcha.example'],
  ])('limits scripts from the host of %s to %s', (provider, source) => {
    const rules = rulesOf({ captcha: { ...FULL.captcha, provider } })
    expect(rules.get('script-src')?.slice(2)).toEqual([source])
    expect(rules.get('frame-src')).toEqual([new URL(provider).origin])
  })

  it('allows scripts from a folder of a further host that the configuration names', () => {
    const rules = rulesOf({ captcha: { ...FULL.captcha, origins: ['https://www.gstatic.com/recaptcha/'] } })
    expect(rules.get('script-src')).toContain('https://www.gstatic.com/recaptcha/')
    expect(rules.get('connect-src')).toContain('https://www.gstatic.com')
  })

  it('accepts the origins and policies of a captcha only if they are plain hosts or names', () => {
    const origins = ['https://static.example', 'https://*', "https://a;script-src 'unsafe-inline'", 7]
    const policies = ['goog#html', 'a b', "x; script-src 'unsafe-inline'", "'allow-duplicates'", '*', 7]
    const rules = rulesOf({ captcha: { ...FULL.captcha, origins, policies } })
    expect(rules.get('script-src')?.slice(2)).toEqual(['https://captcha.example/api.js', 'https://static.example'])
    expect(rules.get('frame-src')).toEqual(['https://captcha.example', 'https://static.example'])
    expect(rules.get('trusted-types')).toEqual(['portal-files', 'portal-worker', 'dompurify', 'captcha', 'goog#html'])
    expect([...rules.keys()]).toEqual([...rulesOf({}).keys()])
  })

  it('allows the default trusted-types policy in the demo only', () => {
    expect(contentSecurityPolicy({ shell, demo: true })).toMatch(
      /trusted-types portal-files portal-worker dompurify default$/,
    )
  })
})

describe('addresses that could inject a directive', () => {
  const HOSTILE = [
    'https://a;script-src',
    'https://a,script-src',
    'https://*',
    'https://*.example.ac.id',
    'https://a"b',
    'https://a$b',
    "https://a'b",
    'https://a b',
    'https://',
    '//gateway.example',
    'javascript:alert(1)',
    'gateway.example',
    7,
  ]
  test.each(HOSTILE)('reports %s as unusable and keeps it out of the policy', (gatewayUrl) => {
    expect(unusableAddress({ gatewayUrl })).toBe('gatewayUrl')
    expect(rulesOf({ gatewayUrl }).get('connect-src')).toEqual(["'self'"])
  })

  test('reports an unusable captcha origin', () => {
    expect(unusableAddress({ captcha: { ...FULL.captcha, origins: ['https://static.example', 'https://*'] } })).toBe(
      'captcha.origins',
    )
  })

  test.each([FULL, { gatewayUrl: '/gateway' }, { gatewayUrl: 'https://[::1]:8443' }])(
    'reports no unusable address in %j',
    (config) => {
      expect(unusableAddress(config)).toBeNull()
    },
  )

  test('keeps the directives and adds only plain hosts, whatever config.json contains', () => {
    const names = [...rulesOf({}).keys()]
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `https://a${rest}`),
      fc.webUrl(),
      fc.constantFrom(...HOSTILE),
    )
    const configs = fc.record({
      gatewayUrl: text,
      flagsUrl: text,
      chatUrl: text,
      captcha: fc.record({ provider: text }),
    })
    fc.assert(
      fc.property(configs, (config) => {
        const rules = rulesOf(config)
        expect([...rules.keys()]).toEqual(names)
        for (const source of rules.get('connect-src') ?? [])
          expect(source).toMatch(/^('self'|(https?|wss?):\/\/[\w.:[\]-]+)$/)
      }),
    )
  })
})

test('lists the same login addresses as the redirect of a signed-in student to the dashboard', () => {
  const list = /LANDING = new Set\(\[([^\]]*)\]\)/.exec(readFileSync('src/gateway/session/start/hints.ts', 'utf8'))?.[1]
  expect(['/dashboard', ...LOGIN_ADDRESSES].map((address) => `'${address}'`).join(', ')).toBe(list)
})

test.each([
  ['/dashboard', true],
  ['/cetak-khs/', true],
  ['/', false],
  ['/login', false],
  ['/index.html', false],
  ['/assets/entry-1.js', false],
])('sends preload headers with the document at %s: %s', (pathname, asks) => {
  const Link = '</assets/react-1.js>; rel=preload; as=script, </assets/entry-1.js>; rel=preload; as=script'
  const entries = ['/assets/react-1.js', '/assets/entry-1.js']
  expect(documentHeaders({ ...shell, entries }, pathname)).toEqual(asks ? { Link } : {})
})
