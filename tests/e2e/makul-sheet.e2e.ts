import type { Page } from '@playwright/test'
import { expect, NO_WORKER, openAs, setStoryClock, test } from './fixtures.ts'

test.use(NO_WORKER)

const COURSE = 'Teori Bahasa dan Automata'
const sheet = (page: Page, name = COURSE) => page.getByRole('dialog', { name })
const link = (page: Page, name = COURSE) => page.getByRole('main').getByRole('link', { name, exact: true }).first()

test('opens a course over the grades by keyboard; Esc and Back close it, and the focus returns to the name', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setStoryClock(page)
  await openAs(page, production, '/nilai?tab=komponen')
  await link(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toContainText('Pertemuan berikutnya')
  await expect(sheet(page)).toContainText(/Hadir \d+ dari \d+, boleh absen \d+ kali lagi/)
  await expect(page).toHaveURL(/\/nilai\?tab=komponen&makul=2505$/)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/nilai\?tab=komponen$/)
  await expect(link(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/nilai\?tab=komponen$/)
  await expect(link(page)).toBeFocused()
})

test('leaves a part of the page above it on a phone, scrolls by itself, and opens again after a reload', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setStoryClock(page)
  await openAs(page, production, '/nilai?tab=komponen')
  await link(page).click()
  await expect(sheet(page).getByRole('heading', { name: 'Kuesioner' })).toBeVisible()
  const box = await sheet(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 48, width: 360, height: 692 })
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(180, 20)
  await page.mouse.wheel(0, 400)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 4000)
  await expect(sheet(page).getByRole('heading', { name: 'Kuesioner' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await page.reload()
  await expect(sheet(page)).toContainText('Pertemuan berikutnya')
  await page.mouse.click(180, 20)
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/nilai\?tab=komponen$/)

  await page.setViewportSize({ width: 1280, height: 900 })
  await link(page).click()
  await expect(sheet(page)).toBeVisible()
  expect(await sheet(page).boundingBox()).toMatchObject({ x: 820, y: 0, width: 460, height: 900 })
})

test('closes an address that was opened directly with Back, without leaving the screen', async ({
  page,
  production,
}) => {
  await setStoryClock(page)
  await openAs(page, production, '/nilai?tab=komponen&makul=2505')
  await sheet(page).getByRole('heading', { name: COURSE }).click() // browsers let a page intercept Back after a press
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Nilai', level: 1 })).toBeVisible()
})

test('does not ask about unsent input, because the screen stays', async ({ page, production }) => {
  await setStoryClock(page)
  await openAs(page, production, '/krs')
  await page
    .getByRole('button', { name: /^Ambil / })
    .first()
    .click()
  const name = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  const course = (await name.textContent()) ?? ''
  await name.click()
  await expect(sheet(page, course)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await name.click()
  await expect(sheet(page, course)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/krs$/)
})
