import type { Page } from '@playwright/test'
import spec from '../spec/menu.json' with { type: 'json' }
import { expect, signIn, test } from './fixtures.ts'

type Language = 'labelId' | 'labelEn'

const rowOf = new Map(spec.rows.map((row) => [row.id, row]))
const labelOf = (id: string, language: Language): string => rowOf.get(id)?.[language] ?? id

/** The menu as indented lines: what tests/spec/menu.json expects of a set of visible leaves. */
const expected = (visible: readonly string[], language: Language): string[] =>
  spec.rows
    .filter((row) => row.parent === null)
    .sort((a, b) => a.order - b.order)
    .flatMap((top) => {
      const children = spec.rows.filter((row) => row.parent === top.id && visible.includes(row.id))
      if (visible.includes(top.id)) return [labelOf(top.id, language)]
      if (children.length === 0) return []
      const lines = children.sort((a, b) => a.order - b.order).map(({ id }) => `  ${labelOf(id, language)}`)
      return [labelOf(top.id, language), ...lines]
    })

/** The menu as it stands on the page, groups with their children. */
const shown = async (page: Page, name: string): Promise<string[]> => {
  const menu = page.getByRole('navigation', { name })
  await expect(menu).not.toHaveAttribute('aria-busy', 'true')
  return menu
    .locator('ul')
    .first()
    .evaluate((list) =>
      [...list.children].flatMap((item) => {
        const group = item.querySelector('summary')
        const text = (node: Element | null) => node?.textContent.trim() ?? ''
        if (!group) return [text(item)]
        return [text(group), ...[...item.querySelectorAll('ul a, ul button')].map((link) => `  ${text(link)}`)]
      }),
    )
}

for (const { variant, unik, visible } of spec.variants) {
  test(`the menu of ${variant} is right in both languages`, async ({ page, demo }) => {
    await page.goto(`${demo.url}/?lab=${(unik ?? 'default').toLowerCase()},persona:aktif`)
    await expect(page.locator('main[data-ready]')).toBeVisible()
    expect(await shown(page, 'Menu utama')).toEqual(expected(visible, 'labelId'))
    await page.getByRole('button', { name: /^EN/ }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(await shown(page, 'Main menu')).toEqual(expected(visible, 'labelEn'))
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
    await expect.poll(() => shown(page, 'Menu utama')).toEqual(expected(turned, 'labelId'))
  })
}
