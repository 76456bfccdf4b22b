import type { Page } from '@playwright/test'
import { expect, type Host, sendLogin, signIn, test } from '../e2e/fixtures.ts'
import { countOf, panel } from '../e2e/pay-twice.ts'
import { lookAgain, openTabs } from '../e2e/session/many-tabs.ts'

// Safety limits of the session under the worst conditions. Each test prints its figures (docs/promises.md).
test.use({ allowed: { errors: [/status of 401/, /status of 502/, /net::ERR_/] } })

const TABS = 4
const CALLS = 20
const EXPIRIES = 3

const refreshesOf = async (host: Host): Promise<number> => {
  const { counters } = (await host.world()) as { counters: { refreshes: number } }
  return counters.refreshes
}

test('sends one refresh per expiry for four tabs with twenty calls each and keeps the user signed in', async ({
  context,
  page,
  production,
}) => {
  test.setTimeout(180_000)
  await production.world({ reset: true })
  const tabs = await openTabs(context, page, production, TABS)
  const answered = new Map<Page, number>()
  for (const tab of tabs) {
    tab.on('response', (response) => {
      if (response.url().includes('/v1/') && response.ok()) answered.set(tab, (answered.get(tab) ?? 0) + 1)
    })
  }
  const figures: number[] = []
  for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
    const before = await refreshesOf(production)
    answered.clear()
    await production.world({ expireTokens: true })
    await expect(async () => {
      await Promise.all(tabs.map(lookAgain))
      expect(Math.min(...tabs.map((tab) => answered.get(tab) ?? 0))).toBeGreaterThanOrEqual(CALLS)
    }).toPass({ timeout: 40_000 })
    figures.push((await refreshesOf(production)) - before)
  }
  for (const tab of tabs) await expect(tab.locator('main[data-ready]')).toBeVisible()
  console.log(`hostile refresh race: ${TABS} tabs, ≥ ${CALLS} calls each, refreshes per expiry: ${figures.join(', ')}`)
  expect(figures).toEqual([1, 1, 1])
})

test('asks for at most one login, without a loop, when the refresh response is lost', async ({ page, production }) => {
  await production.world({ reset: true })
  await signIn(page, production.url, 'aktif')
  const rounds = 10
  const navigations: string[] = []
  page.on('framenavigated', (frame) => navigations.push(frame.url()))
  for (let round = 0; round < rounds; round += 1) {
    await production.world({ faults: [{ operation: 'createAccessToken', kind: 'lost', times: 1 }] })
    await page.reload()
    const reload = page.getByRole('button', { name: 'Muat Ulang' }).first()
    await expect(reload.or(page.locator('main[data-ready]'))).toBeVisible()
    await production.world({ faults: [] })
    if (await reload.isVisible()) await reload.click()
    await expect(page.locator('main[data-ready]')).toBeVisible()
  }
  console.log(`hostile lost refresh: ${rounds} lost answers, ${navigations.length} page loads, 0 sign-outs`)
  expect(navigations).toHaveLength(rounds)
  expect(navigations.filter((url) => !url.endsWith('/dashboard'))).toEqual([])
})

/** Returns the keys of all IndexedDB records. */
const recordsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('indexedDB'))
      })
    const found: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const keys = await answer(database.transaction(store).objectStore(store).getAllKeys())
        found.push(...keys.map((key) => `${name} ${store} ${JSON.stringify(key)}`))
      }
      database.close()
    }
    return found
  })

test('logs out within 5 s while requests hang, shows no data on Back, and ends the other tab within 2 s', async ({
  context,
  page,
  production,
}) => {
  await production.world({ reset: true })
  await signIn(page, production.url, 'aktif')
  await page.goto(`${production.url}/dashboard?lagi`) // a history entry for Back
  await expect(page.locator('main[data-ready]')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${production.url}/dashboard`)
  await expect(other.locator('main[data-ready]')).toBeVisible()
  await context.route('**/gateway/**', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
  await page.getByRole('button', { name: /akun / }).click()
  await page.getByRole('button', { name: 'Keluar' }).click()
  const begun = Date.now()
  await page.waitForRequest((request) => request.isNavigationRequest())
  const leftMs = Date.now() - begun
  await expect(page).toHaveURL(`${production.url}/`)
  await expect(other.getByRole('heading', { name: 'Masuk' })).toBeVisible({ timeout: 2000 })
  const census = await page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => /token|identity|student|draft|kept/.test(key)),
    session: Object.keys(sessionStorage),
  }))
  const records = await recordsIn(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  await expect(page.getByText('Sekar')).toHaveCount(0)
  console.log(
    `hostile logout: left after ${leftMs} ms with a hanging gateway; census ${JSON.stringify({ ...census, records })}`,
  )
  expect(leftMs).toBeLessThan(5500) // 5 s of the rule, plus tolerance for a busy machine
  expect(census).toMatchObject({ local: [], session: [] })
  expect(records).toEqual([])
})

/** Storage that is blocked, full, or contains unreadable data. */
const STORAGE = {
  // APIs that a browser blocks together with site data: more than storage alone.
  blocked: () => {
    const refusal = () => new DOMException('blocked', 'SecurityError')
    const get = () => {
      throw refusal()
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get })
    Object.defineProperty(navigator, 'serviceWorker', { get })
    LockManager.prototype.request = () => Promise.reject(refusal())
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: get })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  corrupt: () => {
    const names = ['config', 'campus', 'refresh_token', 'identity', 'menu_config', 'college_id', 'unik', 'color_mode']
    const others = ['language', 'enable_chat', 'enable_localization', 'kode_periode', 'brand_colour', 'operator_recent']
    if (sessionStorage.getItem('spoilt')) return
    for (const name of [...names, ...others]) localStorage.setItem(name, '{"cut":[1,')
    sessionStorage.setItem('wanted_path', '{"cut":[1,')
    sessionStorage.setItem('spoilt', 'true')
  },
} satisfies Record<string, () => void>

/** Where nothing can be stored, no payment is sent: no later page could find out its outcome (readings, 167). */
const KEEPS_NOTHING = ['blocked', 'full']

const pressPay = async (page: Page): Promise<void> => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Biaya kuliah' }).click()
  await page.getByRole('checkbox', { name: 'Asuransi mahasiswa' }).check()
  await press('Pilih cara bayar')
  await page.getByRole('radio', { name: /BNI/ }).check()
  await press('Lanjut')
  await press('Buat pembayaran')
}

/** Pays, or checks that the screen shows why the payment was not sent. */
const pay = async (page: Page, production: Host, isKept: boolean): Promise<void> => {
  const before = await countOf(production)
  await pressPay(page)
  if (isKept) {
    await expect(panel(page)).toContainText('Rp 150.000')
    expect((await countOf(production)).orders).toBe(before.orders + 1)
  } else {
    await expect(page.getByText(/^Belum dikirim: peramban tidak dapat menyimpan catatannya/)).toBeVisible()
    expect(await countOf(production)).toEqual(before)
  }
}

for (const [kind, spoil] of Object.entries(STORAGE)) {
  test(`signs in, renews the token and pays as far as possible with ${kind} storage`, async ({ page, production }) => {
    await production.world({ reset: true })
    await page.addInitScript(spoil)
    await sendLogin(page, production.url, 'aktif')
    await expect(page.locator('main[data-ready]')).toBeVisible()
    const before = await refreshesOf(production) // a background call may renew the token at once
    await production.world({ expireTokens: true })
    const isKept = !KEEPS_NOTHING.includes(kind)
    await pay(page, production, isKept)
    expect(await refreshesOf(production)).toBe(before + 1)
    // By keyboard: the screen is shorter after the payment, and the bar may move under a pressed mouse.
    await page.getByRole('button', { name: /akun / }).press('Enter')
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
    console.log(
      `hostile storage, ${kind}: signed in, renewed the token, ${isKept ? 'paid' : 'told why nothing was paid'}, signed out, 0 page errors`,
    )
  })
}
