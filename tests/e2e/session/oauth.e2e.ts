import type { Page, Request } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, signIn, test } from '../fixtures.ts'

test.use(NO_WORKER)

const codeFor = async (host: Host, persona: string): Promise<string> => {
  const { code } = await host.world({ issueCode: persona })
  return String(code)
}

/** Mocks the campus's own login server: it signs every user in as one persona and redirects back. */
const loginServer = async (page: Page, host: Host, persona: string) => {
  const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite' }
  const externalLogin = { authorizeUrl: '/login-server/authorize', clientId: 'portalmhs' }
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, externalLogin } }))
  const asked: URL[] = []
  await page.route('**/login-server/**', async (route) => {
    const address = new URL(route.request().url())
    asked.push(address)
    const back = new URL(address.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', await codeFor(host, persona))
    back.searchParams.set('state', address.searchParams.get('state') ?? '')
    await route.fulfill({ status: 302, headers: { location: back.href } })
  })
  return asked
}

/** Collects requests that expose a code to third parties. */
const watchCodes = (page: Page) => {
  const leaks: string[] = []
  const look = (request: Request) => {
    const referer = request.headers()['referer'] ?? ''
    if (/[?&]code=/.test(referer)) leaks.push(`referer of ${request.url()}`)
    if (!request.isNavigationRequest() && /[?&]code=/.test(request.url())) leaks.push(request.url())
  }
  page.on('request', look)
  return leaks
}

const historyOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
    return navigation.entries().map(({ url }) => url)
  })

const refreshTokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('refresh_token'))

test('[R2-003] returns from the campus login server to the requested page, with the code in no history or request', async ({
  page,
  production,
}) => {
  const leaks = watchCodes(page)
  const asked = await loginServer(page, production, 'aktif')
  await page.goto(`${production.url}/dashboard?dari=surel`)
  await page.getByRole('button', { name: 'Masuk dengan akun kampus' }).click()
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
  await expect(page).toHaveURL(`${production.url}/dashboard?dari=surel`)
  const query = asked[0]?.searchParams
  expect(query?.get('redirect_uri')).toBe(`${production.url}/login`)
  expect(query?.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expect((await historyOf(page)).filter((url) => url.includes('code='))).toEqual([])
  expect(leaks).toEqual([])
})

test('[R4-007] moves a code on any page to /oauth and signs in only after confirmation', async ({
  page,
  production,
}) => {
  const leaks = watchCodes(page)
  const code = await codeFor(production, 'aktif')
  await page.goto(`${production.url}/dashboard?halaman=2&code=${code}`)
  await expect(page).toHaveURL(`${production.url}/oauth`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanjutkan masuk?')
  expect(await refreshTokenOf(page)).toBeNull()
  await page.getByRole('button', { name: 'Ya, ini saya' }).press('Enter')
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await expect(page).toHaveURL(`${production.url}/dashboard?halaman=2`)
  expect((await historyOf(page)).filter((url) => url.includes('code='))).toEqual([])
  expect(leaks).toEqual([])
})

// Also without a browser: src/features/oauth/oauth.test.tsx.
test(
  'never replaces the session with a foreign code, which is gone after a reload',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await signIn(page, production.url, 'aktif')
    const code = await codeFor(production, 'tunggakan')
    await page.goto(`${production.url}/berita?code=${code}&state=xyz`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anda sudah masuk')
    await page.reload() // the code was held in memory only
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
    await expect(page).toHaveURL(`${production.url}/dashboard`)
  },
)
