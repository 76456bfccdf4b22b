import spec from '../spec/menu.json' with { type: 'json' }
import { expect, signIn, test } from './fixtures.ts'
import { expectedMenu, shownMenu } from './menu-expectation.ts'

for (const { variant, unik, visible } of spec.variants) {
  test(`the menu of ${variant} is right in both languages`, async ({ page, demo }) => {
    await page.goto(`${demo.url}/?lab=${(unik ?? 'default').toLowerCase()},persona:aktif`)
    await expect(page.locator('main[data-ready]')).toBeVisible()
    expect(await shownMenu(page, 'Menu utama')).toEqual(expectedMenu(visible, 'labelId'))
    await page.getByRole('button', { name: /^EN/ }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(await shownMenu(page, 'Main menu')).toEqual(expectedMenu(visible, 'labelEn'))
  })
}

const leaves = spec.rows.filter((row) => row.route !== null)

for (const { variant, unik, visible, absent } of spec.variants) {
  test(`menu_config turns every entry of ${variant} round at once, absent entries stay absent`, async ({
    page,
    production,
  }) => {
    const turned = leaves
      .filter(({ id }) => !visible.includes(id) && !(absent as string[]).includes(id))
      .map(({ id }) => id)
    const menuConfig = Object.fromEntries(
      leaves.map(({ id, menuConfigKey }) => [menuConfigKey, String(!visible.includes(id))]),
    )
    await production.world({ reset: true, campus: unik ?? 'default', menuConfig })
    await signIn(page, production.url, 'aktif')
    await expect.poll(() => shownMenu(page, 'Menu utama')).toEqual(expectedMenu(turned, 'labelId'))
  })
}
