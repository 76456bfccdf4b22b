import { AUDIT_ONLY, comeBack, expect, type Host, NO_WORKER, signIn, test } from '../fixtures.ts'
import { lookAgain, openTabs } from './many-tabs.ts'

test.use(NO_WORKER)

// An expired token gets a 401, which the browser logs.
test.use({ allowed: { errors: [/status of 401/] } })

const counters = async (host: Host): Promise<Record<string, number>> => {
  const { counters: known } = (await host.world()) as { counters: Record<string, number> }
  return known
}

// Also without a browser: src/gateway/session/session-tabs.test.ts.
test(
  'shares one refresh between four tabs with expired tokens, and every call succeeds',
  AUDIT_ONLY,
  async ({ context, page, production }) => {
    const tabs = await openTabs(context, page, production, 4)
    const before = await counters(production)
    await production.world({ expireTokens: true })
    let answered = 0
    let refused = 0
    for (const tab of tabs) {
      tab.on('response', (response) => {
        if (!response.url().includes('/v1/')) return
        if (response.ok()) answered += 1
        else if (response.status() !== 401) refused += 1
      })
    }
    await Promise.all(tabs.map(lookAgain))
    await expect.poll(() => answered).toBeGreaterThanOrEqual(20)
    for (const tab of tabs) await expect(tab.locator('main[data-ready]')).toBeVisible()
    const after = await counters(production)
    console.log(
      `4 tabs, ${answered} calls answered, ${refused} refused, ${Number(after['refreshes']) - Number(before['refreshes'])} refresh`,
    )
    expect(refused).toBe(0)
    expect(Number(after['refreshes']) - Number(before['refreshes'])).toBe(1)
  },
)

for (const build of ['demo', 'production'] as const) {
  test(
    `keeps the user signed in through twenty rapid reloads of the ${build} build`,
    build === 'demo' ? AUDIT_ONLY : {},
    async ({ page, demo, production }) => {
      const host = build === 'demo' ? demo : production
      await signIn(page, host.url, 'aktif')
      for (let round = 0; round < 20; round += 1) {
        const arrived = page.waitForEvent('framenavigated')
        // The page may unload before the evaluation returns; only the next navigation matters.
        await page.evaluate(() => window.location.reload()).catch(() => undefined)
        await arrived
      }
      await expect(page.locator('main[data-ready]')).toBeVisible({ timeout: 20_000 })
      await expect(page).toHaveURL(`${host.url}/dashboard`)
    },
  )
}

test(
  'keeps the user signed in and uses each token once when four tabs open at the same time',
  AUDIT_ONLY,
  async ({ context, page, production }) => {
    const tabs = await openTabs(context, page, production, 4)
    const before = await counters(production)
    const rounds = 2
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: 'commit' })))
      for (const tab of tabs) await expect(tab.locator('main[data-ready]')).toBeVisible({ timeout: 20_000 })
    }
    const refreshes = Number((await counters(production))['refreshes']) - Number(before['refreshes'])
    console.log(`4 tabs opened at once ${rounds} times: ${refreshes} refreshes, 0 sign-outs`)
    expect(refreshes).toBe(tabs.length * rounds)
  },
)

test('redirects to the login once when the session was revoked elsewhere', async ({ page, production }) => {
  await comeBack(page, production)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('refresh_token') ?? '{}') as object
    localStorage.setItem('refresh_token', JSON.stringify({ ...kept, refreshToken: 'dicabut' }))
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
})
