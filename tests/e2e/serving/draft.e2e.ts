import type { Page } from '@playwright/test'
import { expect, setStoryClock, test } from '../fixtures.ts'
import { openGallery } from '../house/gallery.ts'

const LOOK = { width: 360, mode: 'light', lng: 'id' } as const
const ALAMAT = 'Jalan Melati 5, RT 02'

const alamat = (page: Page) => page.getByLabel('Alamat', { exact: true })
const restored = (page: Page) => page.getByText(/dipulihkan; belum dikirim/)
const question = (page: Page) => page.getByRole('dialog', { name: 'Konfirmasi' })

// The gallery renders without waiting for the demo, whose clock may differ from the device's: a draft written under one
// clock may be expired under the other.
test.beforeEach(({ context }) => setStoryClock(context))

test('restores text that was typed 2 s before a browser crash, and deletes it for good when discarded', async ({
  page,
  demo,
}) => {
  await openGallery(page, demo.url, LOOK)
  await alamat(page).pressSequentially(ALAMAT)
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))), { timeout: 2000 })
    .toContain(ALAMAT)
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false }) // the page receives no unload event
  await openGallery(next, demo.url, LOOK)
  await expect(alamat(next)).toHaveValue(ALAMAT)
  await expect(restored(next)).toBeVisible()
  await next.getByRole('button', { name: 'Buang isian ini' }).click()
  await next.reload()
  await expect(alamat(next)).toHaveValue('')
  await expect(restored(next)).toHaveCount(0)
})

test('restores all text after a reload in the middle of a word, and the browser asks first', async ({ page, demo }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await openGallery(page, demo.url, LOOK)
  await alamat(page).pressSequentially(ALAMAT)
  await page.reload()
  await expect(alamat(page)).toHaveValue(ALAMAT)
  expect(asked).toEqual(['beforeunload'])
})

test('asks before Back leaves a form: Batal keeps the typed text, Ok goes back', async ({ page, demo }) => {
  await openGallery(page, demo.url, LOOK)
  await page.evaluate(() => history.pushState(null, '', '#berikutnya'))
  await alamat(page).pressSequentially(ALAMAT)
  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Batal' }).press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(alamat(page)).toHaveValue(ALAMAT)
  expect(page.url()).toContain('#berikutnya')
  await page.keyboard.press('Tab') // browsers let a page block navigation once per user action
  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Ok' }).press('Enter')
  await expect(page).not.toHaveURL(/#berikutnya/)
})
