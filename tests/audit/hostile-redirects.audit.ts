import { expect, type Host, signIn, test } from '../e2e/fixtures.ts'

const SCHEMES = [
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/x',
  'ftp://evil.example',
  'https:evil.example',
]
const HOSTS = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
]
const DOTS = [
  '/..//evil.example',
  '/./%2e%2e//evil.example',
  '/krs/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
]
const CONTROLS = [
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\r\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
]
const WAYS_IN = [
  '/',
  '/login',
  '/oauth',
  '/OAUTH',
  '/oauth/',
  '/%6fauth',
  '/login?code=1',
  '/krs?code=1',
  '/krs?x=1&code=2',
]
const NESTED = [
  '/krs?next=%2Foauth%3Fcode%3D1',
  '/krs?next=https%3A%2F%2Fevil.example%3Fcode%3D1',
  '/krs#code=1',
  '/krs;code=1',
]
const USERS = [
  'https://evil.example@localhost/',
  '//user:pass@evil.example/krs',
  '/@evil.example//x//y',
  'http:\\\\evil.example',
]
const LONG = [`/krs?${'x'.repeat(2100)}`]
const PLAIN = [...SCHEMES, ...HOSTS, ...DOTS, ...CONTROLS, ...WAYS_IN, ...NESTED, ...USERS, ...LONG]
/** Variants of the same targets: other case, double encoding, with a query and a fragment. */
const ATTEMPTS = [
  ...PLAIN,
  ...PLAIN.map((text) => text.toUpperCase()),
  ...PLAIN.map((text) => encodeURIComponent(text)),
  ...PLAIN.map((text) => `${text}?a=1#b`),
  ...PLAIN.map((text) => `/${text}`),
].slice(0, 200)

const HOME = '/dashboard'
const isOwn = (address: string, host: Host) => new URL(address).origin === host.url

test('keeps 200 redirect attempts inside the portal, through the remembered path and through /oauth', async ({
  page,
  production,
}) => {
  test.setTimeout(600_000)
  expect(ATTEMPTS).toHaveLength(200)
  await production.world({ reset: true })
  const away: string[] = []
  page.on('framenavigated', (frame) => {
    if (!isOwn(frame.url(), production)) away.push(frame.url())
  })
  await signIn(page, production.url, 'aktif')
  let home = 0
  for (const [index, attempt] of ATTEMPTS.entries()) {
    if (index % 2 === 0) {
      await page.evaluate((path) => sessionStorage.setItem('wanted_path', path), attempt)
      await page.goto(`${production.url}/`)
    } else {
      await page.goto(`${production.url}/oauth?code=x&redirect=${encodeURIComponent(attempt)}`)
      await page.getByRole('button', { name: 'Lanjutkan' }).click()
    }
    await page.waitForURL((url) => url.pathname !== '/' && url.pathname !== '/oauth')
    const { pathname, search } = new URL(page.url())
    expect(search + pathname, attempt).not.toMatch(/[?&]code=/)
    if (pathname === HOME) home += 1
  }
  console.log(`hostile redirects: ${ATTEMPTS.length} attempts, ${home} went home, ${away.length} left the portal`)
  expect(away).toEqual([])
})
