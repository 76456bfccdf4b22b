import { comeBack, expect, NO_WORKER, test } from './fixtures.ts'

test.use(NO_WORKER)

/** A screen of the menu with its file and its name. */
const SCREEN = { link: 'Biaya kuliah', file: /\/assets\/biaya-kuliah-[\w-]{8}\.js$/, name: 'Biaya kuliah' }

test('shows the name of a screen before its file has loaded, and focuses its heading', async ({ page, production }) => {
  await comeBack(page, production)
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(SCREEN.file, (route) => arrived.then(() => route.continue()))
  await page.getByRole('link', { name: SCREEN.link, exact: true }).first().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('status', { name: 'Memuat…' })).toBeVisible()
  await expect(main.getByText(SCREEN.name, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(main.getByRole('heading')).toHaveCount(0)
  arrive()
  await expect(main.getByRole('heading', { level: 1, name: SCREEN.name })).toBeFocused()
})

test('takes the name from the menu while the table of screens is loading', async ({ page, production }) => {
  await comeBack(page, production)
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/later-screens-[\w-]{8}\.js$/, (route) => arrived.then(() => route.continue()))
  await page.reload()
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await page.getByRole('link', { name: SCREEN.link, exact: true }).first().click()
  const main = page.getByRole('main')
  await expect(main.getByText(SCREEN.name, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(main.getByRole('heading')).toHaveCount(0)
  arrive()
  await expect(main.getByRole('heading', { level: 1, name: SCREEN.name })).toBeVisible()
})
