import type { Page } from '@playwright/test'
import { menuLines } from '../menu-lines.ts'
import { expect } from './fixtures.ts'

/** Returns the menu on the page, groups with their children. */
export const shownMenu = async (page: Page, name: string): Promise<string[]> => {
  const menu = page.getByRole('navigation', { name })
  await expect(menu).not.toHaveAttribute('aria-busy', 'true')
  return menu.locator('ul').first().evaluate(menuLines)
}
