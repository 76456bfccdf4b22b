import type { Locator, Page, Route } from '@playwright/test'
import { expect, sendLogin, signIn, test } from '../e2e/fixtures.ts'
import { casesOf, declaredScreens } from '../screens/addresses.ts'
import type { Case } from '../screens/screen-cases.ts'
import { MUTATIONS, type Mutation } from './mutations.ts'

// Opens every screen with every kind of bad answer: no blank page, no raw values, and a way out remains.
test.use({ allowed: { errors: [/Failed to load resource/, /contract drift/] } })

const RAW = /undefined|\bNaN\b|\bnull\b|\[object|Invalid Date|Infinity/
const SESSION = /\/(user_info|access_token|frontend-config)/
/** Minimum text length of a page: a page in the browser's default style counts as blank. */
const MIN_CHARACTERS = 20
/**
 * Time limit to render: a questionnaire with 1,000 questions takes 7 s alone, and longer with two other pages in
 * parallel.
 */
const STANDS_MS = 25_000

/**
 * Screens besides the addresses of the subjects: personas whose screens look different, and addresses of no subject.
 */
const OTHERS: readonly Case[] = [
  { address: '/dashboard', persona: 'kosong' },
  { address: '/dashboard', persona: 'padat' },
  { address: '/welcome', persona: 'baru' },
  { address: '/tidak-ada', persona: 'aktif' },
  { address: '/biaya-kuliah', persona: 'pembayaran-diproses' },
  { address: '/biaya-kuliah?tab=saldo', persona: 'kelebihan-bayar' },
  { address: '/biodata', persona: 'lulus' },
]
const SCREENS = [...casesOf(declaredScreens()), ...OTHERS]
const PUBLIC = [
  '/',
  '/forgot-password',
  '/reset-password?token=x',
  '/oauth',
  '/surat/info',
  '/surat/info/S-26-0341',
  '/surat/info/preview',
] as const

const mutate = (mutation: Mutation) => async (route: Route) => {
  const answer = await route.fetch({ maxRetries: 1 }) // a kept-alive connection may just have been closed
  const body: unknown = await answer.json().catch(() => ({}))
  const { status = 200, type = 'application/json', text } = mutation.answer(body)
  await route.fulfill({ status, contentType: type, body: text })
}

/** Names of the controls that let the user continue on any screen. */
const WAY_ON = /Muat Ulang|akun |Keluar|^Masuk$|Kembali/

const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const complaintsOf = async (page: Page): Promise<string[]> => {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
  const text = await page.evaluate(() => document.body.innerText)
  const raw = RAW.exec(text)?.[0]
  return [
    ...(raw === undefined ? [] : [`says "${raw}"`]),
    ...(text.replace(/\s/g, '').length < MIN_CHARACTERS ? ['blank'] : []),
  ]
}

/** Returns the faults of a rendered page. Polls, because a busy machine may render after the last answer. */
const complaintsAfter = async (page: Page, wayOn: Locator): Promise<string[]> => {
  const isThere = await wayOn
    .first()
    .waitFor({ timeout: STANDS_MS })
    .then(
      () => true,
      () => false,
    )
  await settle(page)
  return [...(await complaintsOf(page)), ...(isThere ? [] : ['no way on'])]
}

for (const { address: path, persona, at } of SCREENS) {
  test(`${path} of ${persona} shows no error and offers a next step for any data response of the gateway`, async ({
    page,
    production,
  }) => {
    test.setTimeout(240_000)
    await production.world({ reset: true, ...(at !== undefined && { jumpTo: at }) })
    await sendLogin(page, production.url, persona)
    await expect(page).toHaveURL(/dashboard|welcome|validasi-data/)
    await settle(page)
    const found: string[] = []
    for (const mutation of MUTATIONS.filter(({ name }) => name !== 'status 401')) {
      const isData = (url: URL) => url.pathname.startsWith('/gateway/') && !SESSION.test(url.pathname)
      await page.route(isData, mutate(mutation))
      await page.goto(production.url + path)
      const own = await complaintsAfter(
        page,
        page.getByRole('button', { name: WAY_ON }).or(
          page.getByRole('link', {
            name: /^(Ke dasbor|Kembali|Pilih periode|Jadwal ujian|Cetak semua|Pendaftaran saya)/,
          }),
        ),
      )
      found.push(...own.map((complaint) => `${mutation.name}: ${complaint}`))
      await page.unrouteAll({ behavior: 'wait' })
    }
    console.log(`hostile answers, ${path} of ${persona}: ${MUTATIONS.length - 1} kinds, ${found.length} complaints`)
    expect(found).toEqual([])
  })
}

test('dashboard shows no error and offers a next step for any session response of the gateway', async ({
  page,
  production,
}) => {
  test.setTimeout(240_000)
  await production.world({ reset: true })
  const found: string[] = []
  await signIn(page, production.url, 'aktif')
  for (const mutation of MUTATIONS) {
    await page.route(/\/api\/user_info|\/frontend-config/, mutate(mutation))
    await page.goto(`${production.url}/dashboard`)
    const own = await complaintsAfter(page, page.getByRole('button', { name: WAY_ON }))
    found.push(...own.map((complaint) => `${mutation.name}: ${complaint}`))
    await page.unrouteAll({ behavior: 'wait' })
  }
  console.log(`hostile answers, session: ${MUTATIONS.length} kinds, ${found.length} complaints`)
  expect(found).toEqual([])
})

for (const path of PUBLIC) {
  test(`${path} shows no error for any response of the gateway`, async ({ page, production }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    for (const mutation of MUTATIONS) {
      await page.route(/\/(gateway|multisite)\//, mutate(mutation))
      await page.goto(production.url + path)
      await settle(page)
      found.push(...(await complaintsOf(page)).map((complaint) => `${mutation.name}: ${complaint}`))
      await page.unrouteAll({ behavior: 'wait' })
      await page.evaluate(() => localStorage.clear())
    }
    console.log(`hostile answers, ${path}: ${MUTATIONS.length} kinds, ${found.length} complaints`)
    expect(found).toEqual([])
  })
}
