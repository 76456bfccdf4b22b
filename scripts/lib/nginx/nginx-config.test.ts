// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { securityHeaders } from './headers.mjs'
import { nginxConfig } from './nginx-config.mjs'
import { parseListen, parseProxy } from './nginx-options.mjs'
import { quoted } from './nginx-quote.mjs'

const shell = { scripts: ["'sha256-boot='"], styles: ["'sha256-critical='"] }
const place = {
  out: '/run/portal',
  release: '/run/portal/releases/1',
  files: '/srv/portal',
  assets: '/srv/portal/public',
  listen: '8080',
  proxies: [],
  trusted: '/etc/authorities.crt',
}
const CONFIGS = [
  { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite' },
  { gatewayUrl: 'https://gateway.example.ac.id', multisiteConfigUrl: 'https://multisite.example.ac.id', nodeId: '1' },
  { gatewayUrl: 'https://a.example', captcha: { provider: 'https://captcha.example/api.js', siteKey: '"; }' } },
  { gatewayUrl: 'https://a.example', chatUrl: 'https://chat.example', chatSocketUrl: 'wss://chat.example' },
]

/** Returns the words of each directive, parsed like nginx does. */
const directives = (text: string): string[][] => {
  const found: string[][] = [[]]
  for (const [, word, inner, end] of text.matchAll(/("((?:[^"\\]|\\.)*)"|[^\s;{}"#][^\s;{}"]*)|([;{}])|#.*/g)) {
    if (end) found.push([])
    else if (word) found.at(-1)?.push(inner?.replace(/\\(["\\])/g, '$1') ?? word)
  }
  return found
}
const headersIn = (text: string) =>
  Object.fromEntries(
    directives(text)
      .filter(([name]) => name === 'add_header')
      .map(([, name = '', value = '']) => [name, value]),
  )

describe('nginx headers', () => {
  test.each(CONFIGS)('equal the headers of the build for %j', (config) => {
    const file = nginxConfig({ shell, config, ...place })['security-headers.conf']
    expect(headersIn(file)).toEqual(securityHeaders({ shell, config }))
    expect(file.match(/ always;$/gm)).toHaveLength(Object.keys(securityHeaders({ shell })).length)
  })

  it('change with the build', () => {
    const next = { ...shell, scripts: ["'sha256-next='"] }
    const policies = [shell, next].map(
      (one) => nginxConfig({ shell: one, config: {}, ...place })['security-headers.conf'],
    )
    expect(policies[0]).toContain("script-src 'self' 'sha256-boot='")
    expect(policies[1]).toBe(policies[0]?.replace('boot', 'next'))
  })

  it('are repeated in every location that sets headers of its own', () => {
    const places = nginxConfig({ shell, config: {}, ...place })['site.conf'].split(/^location/m)
    expect(places.length).toBeGreaterThan(5)
    for (const one of places.filter((text) => text.includes('add_header')))
      expect(one).toContain('include "/run/portal/releases/1/security-headers.conf";')
  })
})

test('forbids proxies to transform files, because a rewritten file breaks its hash', () => {
  const rules = directives(nginxConfig({ shell, config: {}, ...place })['site.conf'])
    .filter(([name, header]) => name === 'add_header' && header === 'Cache-Control')
    .map(([, , rule]) => rule)
  expect(new Set(rules)).toEqual(
    new Set(['no-cache, no-transform', 'public, max-age=31536000, immutable, no-transform']),
  )
})

describe('entry preload', () => {
  const site = nginxConfig({ shell: { ...shell, entries: ['/assets/entry-1.js'] }, config: {}, ...place })['site.conf']
  const placeOf = (address: string) =>
    site.split(/^location /m).find((text) => text.startsWith(`${address} {`)) ?? `${address} is missing`

  it('is sent with the document of a screen', () => {
    expect(headersIn(placeOf('/'))['Link']).toBe('</assets/entry-1.js>; rel=preload; as=script')
  })
  test.each(['= /', '= /login', '~ \\.[^/]+$', '^~ /assets/'])('is not sent at %s', (address) => {
    expect(headersIn(placeOf(address))).toEqual({ 'Cache-Control': expect.any(String) as unknown })
  })
})

describe('quoted configuration text', () => {
  const nasty = fc.oneof(
    fc.constantFrom('"', '\\', "'", ';', '{', '}', '#', ' '),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )
  test('parses back to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: nasty }), (text) => {
        fc.pre(!/[$\p{Cc}]/u.test(text))
        expect(directives(`root ${quoted(text)};`)).toEqual([['root', text], []])
      }),
      { numRuns: 1000 },
    )
  })

  test.each(['$', '\n', '\r', '\t', '\u0000', '\u007f'])('is rejected when it contains %j', (sign) => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(() => quoted(before + sign + after)).toThrow('nginx can not be told')
      }),
    )
  })

  test('from config.json changes only the policy', () => {
    const plain = nginxConfig({ shell, config: {}, ...place })
    const text = fc.oneof(fc.string(), fc.constantFrom('"; } server { #', '$host', 'https://a";\n}', "https://a'$b"))
    fc.assert(
      fc.property(fc.record({ gatewayUrl: text, siteId: text, chatUrl: text }), (config) => {
        const { 'security-headers.conf': headers, ...rest } = nginxConfig({ shell, config, ...place })
        expect({ ...rest, 'security-headers.conf': plain['security-headers.conf'] }).toEqual(plain)
        expect(headersIn(headers)).toEqual(securityHeaders({ shell, config }))
      }),
    )
  })

  test.each(['/srv/$host', '/srv/a\nb'])('is rejected in the folder name %j', (files) => {
    expect(() => nginxConfig({ shell, config: {}, ...place, files })).toThrow('nginx can not be told')
  })
})

describe('nginx options', () => {
  test.each(['8080', '127.0.0.1:8080', '[::1]:8080'])('accept %s as a listen address', (text) => {
    expect(parseListen(text)).toBe(text)
  })
  test.each(['', 'eighty', '80; }', 'host:80', '8080 ssl', '8080\n', '[::1]'])(
    'reject %j as a listen address',
    (text) => {
      expect(() => void parseListen(text)).toThrow('expected a port')
    },
  )

  test.each([
    ['/gateway=http://gateway:8081', 'http', 'gateway:8081', 'gateway:8081', ''],
    ['/gateway=https://gateway.example.ac.id', 'https', 'gateway.example.ac.id', 'gateway.example.ac.id:443', ''],
    ['/a/b=https://[::1]/base/v1/', 'https', '[::1]', '[::1]:443', '/base/v1'],
  ])('accept %s as a proxy', (text, scheme, host, server, path) => {
    expect(parseProxy(text)).toEqual({ from: text.split('=')[0], scheme, host, server, path })
  })
  test.each([
    '/gateway',
    '=https://a.example',
    '/=https://a.example',
    'gateway=https://a.example',
    '/gate way=https://a.example',
    '/a{b=https://a.example',
    '/gateway=ftp://a.example',
    '/gateway=https://a;b',
    '/gateway=https://a$b',
    '/gateway=https://a.example/$host',
    '/gateway=https://a.example/?x=1',
    '/gateway=https://me:secret@a.example',
    '/gateway=https://a.example/;}',
  ])('reject %s as a proxy', (text) => {
    expect(() => parseProxy(text)).toThrow('expected a path and an http(s) address')
  })

  it('verify the certificate of an https gateway and forward each call at most once', () => {
    const proxies = [parseProxy('/gateway=https://gateway.example.ac.id/v1')]
    const site = directives(nginxConfig({ shell, config: {}, ...place, proxies })['site.conf'])
    expect(site).toEqual(
      expect.arrayContaining([
        ['proxy_pass', 'https://portal_proxy_0/v1$portal_proxy_0_path'],
        ['proxy_ssl_verify', 'on'],
        ['proxy_ssl_name', 'gateway.example.ac.id'],
        ['proxy_ssl_trusted_certificate', '/etc/authorities.crt'],
        ['proxy_next_upstream', 'off'],
      ]),
    )
  })

  it('forward a WebSocket upgrade and no other protocol upgrade', () => {
    const { 'http.conf': http, 'site.conf': site } = nginxConfig({
      shell,
      config: {},
      ...place,
      proxies: [parseProxy('/gateway=http://gateway:8081')],
    })
    const upgrades = directives(http).filter(([word]) => word === 'default' || word === 'websocket')
    expect(upgrades.slice(0, 4)).toEqual([
      ['default', ''],
      ['websocket', 'websocket'],
      ['default', ''],
      ['websocket', 'upgrade'],
    ])
    expect(directives(site)).toEqual(
      expect.arrayContaining([
        ['proxy_set_header', 'Upgrade', '$portal_upgrade'],
        ['proxy_set_header', 'Connection', '$portal_connection'],
        ['proxy_read_timeout', '1h'],
      ]),
    )
    expect(JSON.stringify(nginxConfig({ shell, config: {}, ...place }))).not.toContain('upgrade')
  })

  it('enable brotli only when its module is named', () => {
    const without = nginxConfig({ shell, config: {}, ...place })
    const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
    const files = nginxConfig({ shell, config: {}, ...place, brotli })
    expect(JSON.stringify(without)).not.toMatch(/brotli|load_module/)
    expect(directives(files['nginx.conf'])).toContainEqual(['load_module', brotli])
    expect(directives(files['site.conf'])).toContainEqual(['brotli_static', 'on'])
  })
})
