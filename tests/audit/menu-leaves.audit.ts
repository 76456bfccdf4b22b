import { expect, signIn, test } from '../e2e/fixtures.ts'
import { shownMenu } from '../e2e/shown-menu.ts'
import { expectedMenu } from '../menu-lines.ts'
import spec from '../spec/menu.json' with { type: 'json' }

// One leaf at a time in a real browser; npm test covers this in the flag tests, and all leaves at once in screen tests.
const leaves = spec.rows.filter((row) => row.route !== null)

for (const { variant, unik, visible, absent } of spec.variants) {
  test(`menu_config toggles each menu entry of ${variant}, one at a time`, async ({ page, production }) => {
    test.setTimeout(240_000)
    await production.world({ reset: true, campus: unik ?? 'default' })
    await signIn(page, production.url, 'aktif')
    for (const { id, menuConfigKey } of leaves) {
      const isVisible = visible.includes(id)
      await production.world({ menuConfig: { [menuConfigKey]: String(!isVisible) } })
      await page.reload()
      const turned = isVisible ? visible.filter((entry) => entry !== id) : [...visible, id]
      const wanted = (absent as string[]).includes(id) ? visible : turned
      await expect.poll(() => shownMenu(page, 'Menu utama'), { message: id }).toEqual(expectedMenu(wanted, 'labelId'))
    }
  })
}
