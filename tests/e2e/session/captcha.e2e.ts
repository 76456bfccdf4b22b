import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { AUDIT_ONLY, test as base, expect, NO_WORKER, sendLogin } from '../fixtures.ts'

base.use(NO_WORKER)

const SITE_KEY = 'kunci-situs'
const MAX_WAIT_MS = 5000

/**
 * Behaves like a provider's script: sends a request, opens a frame, shows a badge, and returns a token for an action.
 */
const SCRIPT = `
const home = new URL(document.currentScript.src).origin
const badge = document.createElement('div')
badge.className = 'grecaptcha-badge'
badge.textContent = 'Captcha'
const frame = document.createElement('iframe')
frame.src = home + '/frame'
badge.append(frame)
document.body.append(badge)
window.grecaptcha = {
  ready: (then) => fetch(home + '/ready').then(() => then()),
  execute: async (key, { action }) => ['token', key, action].join('-'),
}`

type Answer = (outgoing: ServerResponse) => void
const script: Answer = (outgoing) => outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT)
const page: Answer = (outgoing) =>
  outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Masuk Wi-Fi</title>')
const broken: Answer = (outgoing) =>
  outgoing
    .writeHead(200, { 'Content-Type': 'text/javascript' })
    .end(SCRIPT.replace('async (key', 'async () => { throw new Error("rusak") }, unused: (key'))
const never: Answer = () => undefined

interface Provider {
  answer: Answer
  url: string
  asked: string[]
  /** URL of the portal with this captcha. */
  portal: string
}

/** A test with a portal whose captcha provider has its own origin. */
const test = base.extend<{ provider: Provider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
  provider: async ({}, run) => {
    const asked: string[] = []
    const server = createServer((incoming, outgoing) => {
      asked.push(incoming.url ?? '')
      outgoing.setHeader('Access-Control-Allow-Origin', '*')
      if (incoming.url?.startsWith('/api.js')) provider.answer(outgoing)
      else outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('')
    })
    await new Promise<void>((done) => server.listen(0, done))
    const url = `http://localhost:${(server.address() as AddressInfo).port}`
    const gateway = await startGateway({ port: 0 })
    const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
    const captcha = { provider: `${url}/api.js`, siteKey: SITE_KEY, version: '3' }
    const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true, captcha }
    const host = await serve({ dir: 'dist', config, proxies })
    const provider: Provider = { answer: script, url, asked, portal: host.url }
    await run(provider)
    await host.close()
    await gateway.close()
    server.closeAllConnections()
    server.close()
  },
})

/** Collects the bodies of POST requests to a path. */
const bodiesOf = (page: Page, path: RegExp): Record<string, unknown>[] => {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url()))
      bodies.push(request.postDataJSON() as Record<string, unknown>)
  })
  return bodies
}
const LOGIN = /\/v2\/access_token$/
const notice = (page: Page) => page.getByRole('alert')

test('[R7-012] loads the captcha when the login form is focused, hides its badge and sends its token', async ({
  page,
  provider,
}) => {
  const logins = bodiesOf(page, LOGIN)
  await page.goto(provider.portal)
  await page.waitForLoadState('networkidle')
  expect(provider.asked).toEqual([])
  await page.getByLabel(/\(NIM\)$/).focus()
  await expect.poll(() => provider.asked).toContain(`/api.js?render=${SITE_KEY}&trustedtypes=true`)
  await expect(page.locator('.grecaptcha-badge')).toHaveCSS('visibility', 'hidden')
  await expect.poll(() => provider.asked).toContain('/frame')
  await page.getByLabel(/\(NIM\)$/).fill('aktif')
  await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
  await page.keyboard.press('Enter')
  await expect(page.locator('main[data-ready]')).toBeVisible()
  expect(logins.map(({ captcha }) => captcha)).toEqual([`token-${SITE_KEY}-login`])
  expect(provider.asked.filter((path) => path.startsWith('/api.js'))).toHaveLength(1)
  expect(provider.asked.join()).not.toMatch(/aktif|demo/)
})

test('sends a captcha token with a password reset', async ({ page, provider }) => {
  const asked = bodiesOf(page, /password/)
  await page.goto(`${provider.portal}/forgot-password`)
  await page.getByRole('textbox', { name: /NIM/ }).fill('240117023')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Periksa email' })).toBeVisible()
  expect(asked).toEqual([{ username: '240117023', captcha: `token-${SITE_KEY}-forgot_password` }])
})

test.describe('slow captcha provider', () => {
  test.use({ allowed: { errors: [/status of 401/] } })
  test('delays the login by less than 5 s when the provider does not respond, and reports it', async ({
    page,
    provider,
  }) => {
    provider.answer = never
    const logins = bodiesOf(page, LOGIN)
    await page.goto(provider.portal)
    await page.getByLabel(/\(NIM\)$/).fill('aktif')
    await page.getByLabel('Kata sandi', { exact: true }).fill('salah')
    const sent = page.waitForRequest(LOGIN)
    const begin = Date.now()
    await page.keyboard.press('Enter')
    await sent
    expect(Date.now() - begin).toBeLessThan(MAX_WAIT_MS)
    await expect(notice(page)).toContainText('Gagal memuat skrip captcha')
    await expect(notice(page)).toContainText('NIM atau kata sandi salah')
    await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
    await page.keyboard.press('Enter')
    await expect(page.locator('main[data-ready]')).toBeVisible()
    expect(logins.map(({ captcha }) => captcha)).toEqual([undefined, undefined])
  })
})

for (const [name, answer, text, choice] of [
  ['answers with a page', page, 'Gagal memuat skrip captcha', AUDIT_ONLY], // a provider that never answers shows the same message
  ['can not give a token', broken, 'Gagal menjalankan captcha', {}],
] as const) {
  test.describe(`[R8-022] captcha provider that ${name}`, () => {
    test.use({ allowed: { errors: [/status of 401/, /Unexpected token/, /MIME type/] } })
    test('is reported, and login works without it', choice, async ({ page, provider }) => {
      provider.answer = answer
      await sendLogin(page, provider.portal, 'aktif', 'salah')
      await expect(notice(page)).toContainText(text)
      await expect(notice(page)).toContainText('NIM atau kata sandi salah')
      await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
      await page.keyboard.press('Enter')
      await expect(page.locator('main[data-ready]')).toBeVisible()
    })
  })
}

test('contacts no other host and allows no other script without captcha', async ({ page, production }) => {
  const logins = bodiesOf(page, LOGIN)
  await sendLogin(page, production.url, 'aktif')
  await expect(page.locator('main[data-ready]')).toBeVisible()
  expect(logins.map((body) => 'captcha' in body)).toEqual([false])
  const policy = (await fetch(production.url)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/trusted-types portal-files portal-worker dompurify$/)
})
