import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../e2e/fixtures.ts'
import { lose, WAYS } from '../e2e/serving/optional-files.ts'

// Every file of the build outside the first load is lost once. The cases come from the build: a new file is a new case.
// What is lost of a screen and how it comes back stands in optional-files.e2e.ts.
test.use({
  serviceWorkers: 'block', // a worker would have some of them already
  allowed: {
    errors: [
      /ERR_FAILED|module script|dynamically imported module|MIME type/,
      /Unable to preload CSS|did not (load|arrive)|is hidden|is not here/,
    ],
  },
})

const { stages, stageStyles } = JSON.parse(readFileSync('dist/shell.json', 'utf8')) as {
  stages: Record<string, string[]>
  stageStyles: Record<string, string>
}
const FIRST = new Set([...Object.values(stages).flat(), ...Object.values(stageStyles)])
const bare = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
const FILES = readdirSync('dist/assets').filter((file) => !FIRST.has(`/assets/${file}`))

/** Screens in the shell, by the name of their file; a file of none of them is met on the way to another one. */
const ADDRESSES: Readonly<Record<string, string>> = {
  krs: '/krs',
  'biaya-kuliah': '/biaya-kuliah',
  biodata: '/biodata',
  forms: '/biodata',
  'remote-select': '/biodata',
}
/** The table of screens and what it imports. */
const OF_TABLE = new Set(['later-screens.js', 'common.js', 'zod.js'])
const SOMEWHERE = '/berita'
const addressOf = (file: string): string => ADDRESSES[bare(file).replace(/(-en|-id)?\.\w+$/, '')] ?? SOMEWHERE

const menu = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Menu utama|Main menu)$/ })
    .getByRole('link')
    .first()

/** The shell stands; in it a screen, or what says that its file is missing: never nothing. */
const stands = async (page: Page) => {
  await expect(menu(page)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').or(main.getByRole('alert')).first()).toBeVisible()
}

for (const way of WAYS) {
  for (const file of FILES) {
    test(`without ${bare(file)}, ${way}, shell, menu and logging out are there`, async ({ page, production }) => {
      if (bare(file).endsWith('-en.js') || bare(file) === 'en.js')
        await page.addInitScript(() => localStorage.setItem('language', 'en'))
      await page.route(`**/assets/${file}`, (route) => lose(route, way))
      await signIn(page, production.url, 'aktif')
      await page.keyboard.press('Shift') // the first sign of a person brings what stands beside the screen
      await stands(page)
      await expect(page.getByText('ERROR 500')).toHaveCount(0)
      await page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, addressOf(file))
      if (OF_TABLE.has(bare(file))) {
        // Without the table nobody knows which frame the address has: it says so, and the dashboard is there.
        await expect(page.getByRole('alert').first()).toBeVisible()
        await page.goto(`${production.url}/dashboard`)
      }
      await stands(page)
      await page.getByRole('button', { name: /akun Sekar|account/ }).click()
      await page.getByRole('button', { name: /^(Keluar|Sign out|Log out)$/ }).click()
      await expect(page.locator('#login form')).toBeVisible()
    })
  }
}
