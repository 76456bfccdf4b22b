import type { Page } from '@playwright/test'
import { comeBack, expect, NO_WORKER, test } from './fixtures.ts'
import { axeViolations } from './house/accessibility.ts'
import { addressOf, loseFiles } from './serving/optional-files.ts'

test.use(NO_WORKER)

const SEARCH = 'src/app/search/search-dialog.tsx'
const PHONE = { width: 360, height: 740 }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari di portal' })
const field = (page: Page) => page.getByRole('combobox')
const active = (page: Page) => page.getByRole('option', { selected: true })

/** Returns everything that the page stores, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error ?? new Error(name))
      })
    const rows = (store: IDBObjectStore) =>
      new Promise<unknown[]>((done) => {
        const [keys, values] = [store.getAllKeys(), store.getAll()]
        store.transaction.oncomplete = () => done([keys.result, values.result])
      })
    const databases = await indexedDB.databases()
    const kept: unknown[] = [
      databases,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]
    for (const { name = '' } of databases) {
      const database = await open(name)
      for (const store of database.objectStoreNames)
        kept.push(await rows(database.transaction(store).objectStore(store)))
      database.close()
    }
    return JSON.stringify([kept, document.title, document.cookie])
  })

test('searches everywhere by keyboard alone, fetches its file when it opens, and stores nothing that is typed', async ({
  page,
  production,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await comeBack(page, production)
  await page.waitForLoadState('networkidle')
  const file = production.url + addressOf(SEARCH)
  expect(asked).not.toContain(file)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  expect(asked).toContain(file)

  await page.keyboard.type('kuisioner')
  await expect(active(page)).toContainText('kuesioner')
  expect(await axeViolations(page)).toEqual([])
  expect(await stored(page)).not.toContain('kuisioner')
  expect(asked.filter((address) => address.includes('kuisioner'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  const button = page.getByRole('button', { name: 'Cari', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('cetak transkrip')
  await expect(active(page)).toContainText('Cetak transkrip')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nilai\?tab=transkrip$/)
  await expect(page.getByRole('link', { name: 'Cetak transkrip' })).toBeVisible()
})

test('covers a phone from the first entry of the drawer, and Back closes it', async ({ page, production }) => {
  await page.setViewportSize(PHONE)
  await comeBack(page, production)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(field(page)).toBeFocused()
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
  await page.keyboard.type('nilai')
  await expect(active(page)).toBeInViewport()
  await page.evaluate(() => history.back())
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'Buka menu' })).toBeFocused()
})

test.describe('a lost file', () => {
  test.use({ allowed: { errors: [/net::ERR_FAILED/, /dynamically imported module/] } })

  test('of the search is reported in its place, and the portal works', async ({ page, production }) => {
    const { arrive } = await loseFiles(page, 'aborted', [SEARCH])
    await comeBack(page, production)
    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByRole('alert')).toContainText('Bagian ini belum dapat diambil dari server portal.')
    await dialog(page).getByRole('button', { name: 'Tutup' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Biaya kuliah' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Biaya kuliah' })).toBeVisible()
    arrive(SEARCH)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Biaya kuliah' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
  })
})
