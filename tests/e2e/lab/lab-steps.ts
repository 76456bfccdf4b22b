import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Width in px below which the lab shows its parts as a list instead of tabs. */
const PHONE_BELOW_PX = 768

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < PHONE_BELOW_PX

/** Returns the open campus lab, in either language. */
export const lab = (page: Page): Locator => page.getByRole('dialog', { name: /^(Lab kampus|Campus lab)$/ })

/** Returns the button that opens the lab and shows the emulated campus. */
export const labButton = (page: Page): Locator =>
  page.locator('#lab').getByRole('button', { name: /^(Lab kampus|Campus lab)/ })

/** Opens the lab with its keyboard shortcut. */
export const openLab = async (page: Page): Promise<void> => {
  await expect(labButton(page)).toBeVisible() // rendered after the screen
  await page.keyboard.press('Control+Alt+l')
  await expect(lab(page).getByRole('tabpanel')).toBeVisible()
}

export const closeLab = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()
}

const MAX_TABS = 90
const MAX_PARTS = 20

/**
 * Moves focus with the Tab key to a target.
 * @param key 'Shift+Tab' moves backwards
 */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  for (let step = 0; step < MAX_TABS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the Tab key never reached ${target.toString()}`)
}

const isInPart = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]') != null)

/** Chooses an option with the arrow keys: letters typed in quick succession would be combined into one search word. */
const chooseInList = async (page: Page, name: string, key: string): Promise<void> => {
  const list = lab(page).getByRole('combobox', { name: /^(Bagian lab|Lab section)$/ })
  await tabTo(page, list, key)
  const stepsTo = () =>
    list.evaluate((node, wanted) => {
      const { options, selectedIndex } = node as HTMLSelectElement
      return [...options].findIndex(({ text }) => text === wanted) - selectedIndex
    }, name)
  for (let left = await stepsTo(); left !== 0; left = await stepsTo())
    await page.keyboard.press(left > 0 ? 'ArrowDown' : 'ArrowUp')
}

/**
 * Opens a part of the lab by keyboard: its tab, or on a phone its entry in the list.
 * @returns the part
 */
export const openPart = async (page: Page, name: string): Promise<Locator> => {
  const key = (await isInPart(page)) ? 'Shift+Tab' : 'Tab' // the list of parts is above the open part
  if (isPhone(page)) await chooseInList(page, name, key)
  else {
    const chosen = lab(page).getByRole('tab', { name, exact: true })
    await tabTo(page, lab(page).getByRole('tab', { selected: true }), key)
    for (let step = 0; step < MAX_PARTS && (await chosen.getAttribute('aria-selected')) !== 'true'; step += 1)
      await page.keyboard.press('ArrowRight')
  }
  const part = lab(page).getByRole('tabpanel', { name, exact: true })
  await expect(part).toBeVisible()
  return part
}

/** Moves focus to a button and presses Enter. */
export const pressButton = async (page: Page, button: Locator): Promise<void> => {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** Returns by how many pixels the lab's content is wider than the lab. */
export const overflowOf = (page: Page): Promise<number> =>
  lab(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)

/**
 * Counts the gateway calls of a page in flight.
 * @returns a function that returns their number
 */
export const countCalls = (page: Page): (() => number) => {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/gateway/')) open.add(request)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return () => open.size
}
