import type { Page } from '@playwright/test'
import { expect, type Host, openAs, test } from '../e2e/fixtures.ts'
import { casesOf, declaredScreens } from '../screens/addresses.ts'
import routes from '../spec/routes.json' with { type: 'json' }

// Every address of the specification (tests/spec/routes.json), opened and then reloaded in a browser by a student, an
// operator who acts for that student, and a visitor without a session. Over HTTP, with the production build.

const ADDRESSES_A_TEST = 12
/** Time limit for one address, opened and reloaded, on a busy machine. */
const ADDRESS_MS = 20_000

const SCREENS = declaredScreens()
const CASES = casesOf(SCREENS).filter(({ isFurther }) => !isFurther)
/** Addresses without a subject: before the login, and of letters that anybody may check. */
const PUBLIC = ['/', '/login', '/welcome', '/forgot-password', '/reset-password', '/surat/info', '/surat/info/preview']
const ANYWHERE = ['/error', '/alamat-yang-tidak-ada']
/** Addresses that redirect: to the login, or with a code to the requested page. */
const LEADING = ['/oauth', '/loading']

interface Shown {
  path: string
  heading: string
}

/** Waits until the page is complete. @returns its address and its headings */
const shown = async (page: Page): Promise<Shown> => {
  const heading = page.locator('h1').first()
  await expect(heading).toBeVisible()
  await expect(page.locator('main [aria-busy="true"], main [role="status"][aria-label]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const { pathname, search } = new URL(page.url())
  return { path: pathname + search, heading: (await heading.textContent()) ?? '' }
}

/** Opens and reloads each address in order, and reports the faults of all of them. */
const openAndReload = async (
  page: Page,
  host: Host,
  addresses: readonly string[],
  check: (address: string, page: Page, first: Shown) => Promise<void>,
): Promise<void> => {
  test.setTimeout(30_000 + addresses.length * ADDRESS_MS)
  const faults: string[] = []
  for (const address of addresses) {
    try {
      await test.step(address, async () => {
        await page.goto(host.url + address)
        const first = await shown(page)
        await check(address, page, first)
        await page.reload()
        expect(await shown(page), 'after the reload').toEqual(first)
      })
    } catch (error) {
      faults.push(`${address}: ${String(error)}`)
    }
  }
  expect(faults.join('\n\n')).toBe('')
}

const parts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ADDRESSES_A_TEST) }, (_, part) =>
    items.slice(part * ADDRESSES_A_TEST, (part + 1) * ADDRESSES_A_TEST),
  )

const isNoFailure = async (address: string, page: Page, { path, heading }: Shown): Promise<void> => {
  expect(path, 'the address stays').toBe(address)
  expect(heading).not.toMatch(/^ERROR/)
  await expect(page.locator('main'), 'exactly one main').toHaveCount(1)
}

test('covers every route of the specification', () => {
  const pattern = (route: string) => route.replaceAll(/\{(\w+)\??\}/g, ':$1')
  const opened = new Set([...CASES.map(({ address }) => address), ...PUBLIC, ...ANYWHERE, ...LEADING])
  const known = new Set(SCREENS.map(({ path }) => path.replaceAll('?', '')))
  const missing = routes.rows
    .map(({ path }) => path)
    .filter((path) => path !== '*' && !opened.has(path) && !known.has(pattern(path)))
  expect(missing).toEqual([])
})

for (const persona of [...new Set(CASES.map((one) => one.persona))].toSorted())
  for (const addresses of parts(CASES.filter((one) => one.persona === persona).map(({ address }) => address)))
    test(`shows the student ${persona} the same screen after a reload: ${addresses.join(', ')}`, async ({
      page,
      production,
    }) => {
      await openAs(page, production, '/dashboard', persona)
      await openAndReload(page, production, addresses, isNoFailure)
    })

for (const addresses of parts(CASES.map(({ address }) => address)))
  test(`shows an operator the student on each screen, also after a reload: ${addresses.join(', ')}`, async ({
    page,
    production,
  }) => {
    await openAs(page, production, '/dashboard', 'operator')
    await page.evaluate(() => localStorage.setItem('operator_student_id', '240117023'))
    await openAndReload(page, production, addresses, async (_, current) => {
      await expect(current.locator('main'), 'exactly one main').toHaveCount(1)
      await expect(current.getByText('240117023').first(), 'the student is named').toBeVisible()
    })
  })

for (const addresses of parts(CASES.map(({ address }) => address)))
  test(`shows a visitor the login instead of a screen, also after a reload: ${addresses.join(', ')}`, async ({
    page,
    production,
  }) => {
    await openAndReload(page, production, addresses, async (_, current, { path }) => {
      expect(path, 'redirected to the login').toMatch(/^\/(login)?$/)
      await expect(current.getByLabel(/\(NIM\)$/)).toBeVisible()
    })
  })

test('shows anybody the screens that need no session, also after a reload', async ({ page, production }) => {
  await openAndReload(page, production, [...PUBLIC, ...ANYWHERE, ...LEADING], async (address, current) => {
    await expect(current.locator('main'), address).toHaveCount(1)
  })
})
