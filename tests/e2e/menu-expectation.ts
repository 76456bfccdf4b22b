import type { Page } from '@playwright/test'
import spec from '../spec/menu.json' with { type: 'json' }
import { expect } from './fixtures.ts'

type Language = 'labelId' | 'labelEn'

const rowOf = new Map(spec.rows.map((row) => [row.id, row]))
const labelOf = (id: string, language: Language): string => rowOf.get(id)?.[language] ?? id

/** The menu as indented lines: what tests/spec/menu.json expects of a set of visible leaves. */
export const expectedMenu = (visible: readonly string[], language: Language): string[] =>
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
export const shownMenu = async (page: Page, name: string): Promise<string[]> => {
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
