import { expectedMenu, turnedRound } from '../menu-lines.ts'
import spec from '../spec/menu.json' with { type: 'json' }
import { AUDIT_ONLY, comeBack, expect, NO_WORKER, test } from './fixtures.ts'
import { axeViolations } from './house/accessibility.ts'
import { shownMenu } from './shown-menu.ts'

test.use(NO_WORKER)

// Only the campus of most students and the most different one run in a browser; all campuses:
// src/app/menu/menu-variants.test.tsx.
const keyOf = (id: string): string => spec.rows.find((row) => row.id === id)?.menuConfigKey ?? id
const variants = spec.variants.filter(({ unik }) => unik === null || unik === 'STIALAN')

for (const { variant, unik, visible } of variants) {
  test(`shows the menu of ${variant} in both languages`, unik ? AUDIT_ONLY : {}, async ({ page, production }) => {
    await production.world({ campus: unik ?? 'default' })
    await comeBack(page, production)
    expect(await shownMenu(page, 'Menu utama')).toEqual(expectedMenu(visible, 'labelId'))
    await page.getByRole('button', { name: /^EN/ }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(await shownMenu(page, 'Main menu')).toEqual(expectedMenu(visible, 'labelEn'))
  })
}

test('[R0-003] serves the campus that the gateway names at start, from one build', async ({ page, production }) => {
  for (const { unik, visible } of variants) {
    await production.world({ campus: unik ?? 'default' })
    await comeBack(page, production)
    expect(await shownMenu(page, 'Menu utama')).toEqual(expectedMenu(visible, 'labelId'))
  }
})

for (const { variant, unik, ...shown } of variants) {
  test(
    `menu_config toggles every entry of ${variant} at once`,
    AUDIT_ONLY, // all of them without a browser: src/app/menu/menu-variants.test.tsx
    async ({ page, production }) => {
      const { menuConfig, turned } = turnedRound(shown)
      await production.world({ campus: unik ?? 'default', menuConfig })
      await comeBack(page, production)
      await expect.poll(() => shownMenu(page, 'Menu utama')).toEqual(expectedMenu(turned, 'labelId'))
    },
  )
}

test('[R2-062] opens and closes a group of entries by mouse and by keyboard, and shows a single child directly', async ({
  page,
  production,
}) => {
  await comeBack(page, production)
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await expect(menu.getByRole('link', { name: 'KRS', exact: true })).toBeVisible()
  await production.world({ menuConfig: { [keyOf('pkrs')]: 'true' } })
  await comeBack(page, production)
  const group = menu.locator('summary', { hasText: 'KRS' })
  const child = menu.getByRole('link', { name: 'KRS', exact: true })
  await expect(child).toBeHidden()
  await group.click()
  await expect(child).toBeVisible()
  await group.press('Enter')
  await expect(child).toBeHidden()
})

test('[R2-065] works by keyboard on a phone and shows the name of each entry without hovering', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await comeBack(page, production)
  const opener = page.getByRole('button', { name: 'Buka menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  const entries = drawer.getByRole('navigation').getByRole('link')
  await expect(entries.first()).toBeVisible()
  for (const name of await entries.locator('visible=true').locator('span').all()) {
    const { width, height } = (await name.boundingBox()) ?? { width: 0, height: 0 }
    expect([width > 8, height > 8]).toEqual([true, true])
    await expect(name).toHaveCSS('clip-path', 'none')
  }
  expect(await entries.count()).toBeGreaterThan(5)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('closes the open menu or dialog on Back on a phone, and leaves the screen only after that', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await comeBack(page, production)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('dialog', { name: 'Menu utama' }).getByRole('link', { name: 'Panduan', exact: true }).click()
  await expect(page).toHaveURL(/panduan/)
  const here = page.url()
  const opener = page.getByRole('button', { name: 'Buka menu' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  await expect(drawer).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(drawer).toBeHidden()
  expect(page.url()).toBe(here)
  await opener.click()
  await drawer.getByRole('button', { name: 'Kata sandi' }).click()
  const dialog = page.getByRole('dialog', { name: /kata sandi/i })
  await expect(dialog).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(here)
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(here)
})

test('closes a dialog on Back on a phone when its screen was opened by address, and leaves only after that', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await comeBack(page, production)
  await page.goto(`${production.url}/panduan`)
  const opener = page.getByRole('button', { name: 'Buka menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  for (const _ of [1, 2]) {
    await opener.click()
    await expect(drawer).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/panduan/)
  }
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/panduan/)
})

test('scrolls the current entry of a long menu into view', async ({ page, production }) => {
  const entries = spec.rows
    .filter(({ menuConfigKey }) => menuConfigKey)
    .map(({ menuConfigKey }) => [menuConfigKey, 'true'])
  await production.world({ menuConfig: Object.fromEntries(entries) })
  await page.setViewportSize({ width: 1280, height: 500 })
  await comeBack(page, production)
  await page.goto(`${production.url}/panduan`)
  const current = page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]')
  await expect(current).toHaveText('Panduan')
  await expect(current).toBeInViewport({ ratio: 1 })
})
