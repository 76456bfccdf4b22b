import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Below this the lab shows a list of its parts instead of tabs. */
const PHONE_BELOW_PX = 768

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < PHONE_BELOW_PX

/** The campus lab, open, in either language. */
export const lab = (page: Page): Locator => page.getByRole('dialog', { name: /^(Lab kampus|Campus lab)$/ })

/** What opens the lab and says what is emulated. */
export const labButton = (page: Page): Locator =>
  page.locator('#lab').getByRole('button', { name: /^(Lab kampus|Campus lab)/ })

/** Opens the lab with its keys. */
export const openLab = async (page: Page): Promise<void> => {
  await expect(labButton(page)).toBeVisible() // it comes after the screen
  await page.keyboard.press('Control+Alt+l')
  await expect(lab(page).getByRole('tabpanel')).toBeVisible()
}

export const closeLab = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()
}

const MAX_TABS = 90
const MAX_PARTS = 20

/** Walks with the Tab key, as somebody without a mouse does. @param key 'Shift+Tab' walks back */
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

/** With the arrow keys: letters typed soon after others would be read as one word. */
const chooseInList = async (page: Page, name: string, key: string): Promise<void> => {
  const list = lab(page).getByRole('combobox', { name: /^(Bagian lab|Part of the lab)$/ })
  await tabTo(page, list, key)
  const stepsTo = () =>
    list.evaluate((node, wanted) => {
      const { options, selectedIndex } = node as HTMLSelectElement
      return [...options].findIndex(({ text }) => text === wanted) - selectedIndex
    }, name)
  for (let left = await stepsTo(); left !== 0; left = await stepsTo())
    await page.keyboard.press(left > 0 ? 'ArrowDown' : 'ArrowUp')
}

/** Chooses a part of the lab with keys alone: its tab, or on a phone its line in the list. @returns the part */
export const openPart = async (page: Page, name: string): Promise<Locator> => {
  const key = (await isInPart(page)) ? 'Shift+Tab' : 'Tab' // the parts stand above the one that is open
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

/** Presses a button with the Enter key, after walking there. */
export const pressButton = async (page: Page, button: Locator): Promise<void> => {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** How far the lab is wider than its frame, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  lab(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)

/** Counts the calls of a page that are under way. @returns how many there are */
export const countCalls = (page: Page): (() => number) => {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/gateway/')) open.add(request)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return () => open.size
}
