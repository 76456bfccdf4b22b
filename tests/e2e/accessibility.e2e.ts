import { axeViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { SCREENS, visit } from './visits.ts'

// A pairwise choice of two looks a screen; npm run audit visits all eight.
const LOOKS = [
  { width: 360, mode: 'light', language: 'id' },
  { width: 1280, mode: 'dark', language: 'en' },
] as const

for (const screen of SCREENS) {
  for (const look of LOOKS) {
    test(`axe finds nothing on ${screen.name} at ${look.width} px, ${look.mode}, ${look.language}`, async ({
      page,
      demo,
    }) => {
      await visit(page, demo.url, screen, look)
      expect(await axeViolations(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'no horizontal scroll').toBeLessThanOrEqual(0)
    })
  }
}

test('the menu drawer works by keyboard alone on a phone', async ({ page, demo }) => {
  await visit(page, demo.url, SCREENS[1], { width: 360, mode: 'light', language: 'id' })
  const opener = page.getByRole('button', { name: 'Buka menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  await expect(drawer).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the side menu collapses to icons whose labels appear on focus', async ({ page, demo }) => {
  await visit(page, demo.url, SCREENS[1], { width: 1280, mode: 'light', language: 'id' })
  await page.getByRole('button', { name: 'Ciutkan menu' }).click()
  const biodata = page.getByRole('link', { name: 'Biodata' })
  await biodata.focus()
  await expect(biodata.getByText('Biodata')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
