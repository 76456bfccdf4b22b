// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

const ORIGIN = 'https://portal.example'

const hostile: unknown[] = [
  // other origins
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '//evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'evil.example',
  'evil.example/dashboard',
  '@evil.example',
  'https://portal.example@evil.example',
  'https://portal.example.evil.example',
  'https://portal.example/dashboard',
  '.evil.example',
  '?next=/dashboard',
  '#/dashboard',
  // other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://portal.example/1',
  'mailto:a@b.example',
  'tel:+62',
  'about:blank',
  'ws://evil.example',
  // spaces and control characters that URL parsers drop
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n/dashboard',
  ' //evil.example',
  ' /dashboard',
  '/dash\u0000board',
  '/dash\u001fboard',
  '/krs\r\nSet-Cookie: a=b',
  '/\t\\evil.example',
  '/krs\\..\\..',
  // dot segments that end in two slashes
  '/..//evil.example',
  '/.//evil.example',
  '/krs/..//evil.example',
  '/krs/../..//evil.example',
  '/%2e%2e//evil.example',
  '/././/evil.example',
  '/krs//evil',
  '/%2e//evil.example',
  // login paths and their codes
  '/',
  '/login',
  '/login/',
  '/oauth',
  '/oauth/',
  '/oauth?state=1',
  '/krs/..',
  '/krs/../oauth',
  '/krs/../login',
  '/?x=1',
  '/#x',
  '/%2e',
  '/.',
  '/..',
  '/krs?code=1',
  '/krs?a=1&code=1',
  '/krs?code',
  '/krs?c%6fde=1',
  '/krs?%63%6F%64%65=1',
  '/berita/1?code=1#x',
  // not a string, or too long
  null,
  undefined,
  0,
  1,
  true,
  {},
  [],
  ['/krs'],
  { toString: () => '/krs' },
  '',
  `/${'a'.repeat(2048)}`,
  '/krs?'.padEnd(2049, 'x'),
]

describe('redirect target', () => {
  it.each(hostile)('rejects %j', (target) => {
    expect(safePath(target, ORIGIN)).toBeNull()
  })

  it('covers at least sixty hostile forms', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60)
    console.info(`${hostile.length} hostile targets refused`)
  })

  it.each(['/OAUTH', '/Login', '/LOGIN/?a=1', '/%6fauth', '/%4FAUTH/', '/login%2f', '/login//', '/krs/../Oauth#x'])(
    'rejects %s, which the router resolves to a login route',
    (target) => {
      expect(safePath(target, ORIGIN)).toBeNull()
    },
  )

  it.each([
    '/krs?next=%2Foauth%3Fcode%3D1',
    '/krs?next=/oauth?code=1',
    '/krs?next=%252Foauth%253Fcode%253D1',
    '/krs?next=%25252Foauth%25253Fco%64e%25253D1',
    '/krs?next=%2Foauth%3Fstate%3D1%26code%3D1',
    '/krs?next=%2Foauth%3Fcode%3D1&x=%',
    '/krs?x=%ff&next=%2Foauth%3Fcode%3D1',
    '/berita/1?to=/krs?code=1',
    '/krs#/oauth?code=1',
    '/krs#code=1',
    '/krs%3Fcode=1',
    '/krs?a=1;code=1',
    '/krs?Code=1',
  ])('rejects %s, which contains a nested code parameter', (target) => {
    expect(safePath(target, ORIGIN)).toBeNull()
  })

  it.each(['//portal.example/dashboard', '//portal.example', '///portal.example/dashboard', '//user@portal.example/x'])(
    'rejects an address with a host, even our own: %s',
    (target) => {
      expect(safePath(target, ORIGIN)).toBeNull()
    },
  )
})

describe('portal path', () => {
  it.each([
    ['/krs', '/krs'],
    ['/berita/1041', '/berita/1041'],
    ['/biaya-kuliah?tab=riwayat#bawah', '/biaya-kuliah?tab=riwayat#bawah'],
    ['/krs/../nilai', '/nilai'],
    ['/loginku', '/loginku'],
    ['/krs?kode=1', '/krs?kode=1'],
    ['/krs?codes=1&kode_code=2', '/krs?codes=1&kode_code=2'],
    ['/berita?q=code', '/berita?q=code'],
    ['/berita?q=100%', '/berita?q=100%'],
    ['/oauthku/login', '/oauthku/login'],
    ['/cari?q=//evil.example', '/cari?q=//evil.example'],
    ['/berita/é', '/berita/%C3%A9'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('normalizes %s to %s', (target, path) => {
    expect(safePath(target, ORIGIN)).toBe(path)
  })
})
