import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { screensIn } from '../../scripts/vite/boot/plain-paths.ts'
import type { Layout } from '../../src/kit/screen.ts'
import { expect, openAs, signIn, test } from '../e2e/fixtures.ts'
import { rawKeysIn } from '../e2e/house/raw-keys.ts'
import { lose, WAYS } from '../e2e/serving/optional-files.ts'

// Loses every file of the build outside the first load once. Cases are derived from the build: a new file is a new
// case. Recovery of a screen from a lost file is covered by optional-files.e2e.ts.
test.use({
  serviceWorkers: 'block', // a worker would serve some of them from its cache
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
const MANIFEST = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>
const bare = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
const FILES = readdirSync('dist/assets').filter((file) => !FIRST.has(`/assets/${file}`))

/** Addresses of screens that load a file which is not named after its subject. */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  forms: '/biodata',
  'remote-select': '/biodata',
  id: '/krs',
  en: '/krs',
}
/** Files that the table of screens consists of or imports. */
const OF_TABLE = new Set(['later-screens.js', 'common.js', 'zod.js'])
const SOMEWHERE = '/berita'
/** Returns the first parameterless screen of a subject in a layout. */
const screenOf = (subject: string, layout: Layout): string | undefined => {
  const table = `src/features/${subject}/screens.ts`
  if (!existsSync(table)) return undefined
  const screens = screensIn(readFileSync(table, 'utf8'), table)
  return screens.find((screen) => screen.layout === layout && !screen.path.includes(':'))?.path
}
const subjectOf = (file: string): string => bare(file).replace(/(-en|-id)?\.\w+$/, '')
/** Returns an address inside the shell that loads a file. */
const ownAddressOf = (file: string): string | undefined =>
  OTHER_ADDRESSES[subjectOf(file)] ?? screenOf(subjectOf(file), 'main')
const addressOf = (file: string): string => ownAddressOf(file) ?? SOMEWHERE

const menu = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Menu utama|Main menu)$/ })
    .getByRole('link')
    .first()

/** Checks that the shell is rendered and contains either a screen or an error for the missing file, never nothing. */
const stands = async (page: Page) => {
  await expect(menu(page)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').or(main.getByRole('alert')).first()).toBeVisible()
  expect(await rawKeysIn(page), 'text keys that are shown in place of their texts').toEqual([])
}

const INDONESIAN = /(^|-)id\.js$/
/** Returns the English file for the same texts. */
const englishOf = (file: string): string | undefined =>
  FILES.find((one) => bare(one) === bare(file).replace(/id\.js$/, 'en.js'))

/** Fails the requests for the given files of a page. */
const loseAll = async (page: Page, way: (typeof WAYS)[number], files: readonly (string | undefined)[]) => {
  for (const file of files) if (file !== undefined) await page.route(`**/assets/${file}`, (route) => lose(route, way))
}

/** Navigates to an address as a portal link does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /akun Sekar|account of Sekar/ }).click()
  await page.getByRole('button', { name: /^(Keluar|Sign out|Log out)$/ }).click()
  await expect(page.locator('#login form')).toBeVisible()
}

for (const way of WAYS) {
  for (const file of FILES) {
    test(`keeps shell, menu and logout without ${bare(file)}, ${way}`, async ({ page, production }) => {
      if (bare(file).endsWith('-en.js') || bare(file) === 'en.js')
        await page.addInitScript(() => localStorage.setItem('language', 'en'))
      await loseAll(page, way, [file])
      await signIn(page, production.url, 'aktif')
      await page.keyboard.press('Shift') // the first user input loads the parts beside the screen
      await stands(page)
      await expect(page.getByText('ERROR 500')).toHaveCount(0)
      await goTo(page, addressOf(file))
      // Without the table the frame of the address is unknown: the shell shows an error, also on a fresh page.
      if (OF_TABLE.has(bare(file))) {
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        // The portal reloads itself after a lost file and may be reloading right now.
        await expect(() => page.goto(production.url + addressOf(file))).toPass()
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      }
      await stands(page)
      await logOut(page)
    })
  }

  for (const file of FILES.filter((one) => INDONESIAN.test(bare(one)) && ownAddressOf(one))) {
    test(`shows an error instead of text keys without ${bare(file)} in either language, ${way}`, async ({
      page,
      production,
    }) => {
      await loseAll(page, way, [file, englishOf(file)])
      await signIn(page, production.url, 'aktif')
      await page.keyboard.press('Shift')
      await goTo(page, addressOf(file))
      await expect(page.getByRole('main').getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
      await stands(page)
      await logOut(page)
    })
  }

  for (const file of FILES.filter((one) => INDONESIAN.test(bare(one)) && !ownAddressOf(one))) {
    const address = screenOf(subjectOf(file), 'pre-login')
    if (address === undefined || address === '/oauth') continue // it redirects at once when it has no code
    test(`shows an error on a screen without the shell without ${bare(file)} in either language, ${way}`, async ({
      page,
      production,
    }) => {
      await loseAll(page, way, [file, englishOf(file)])
      await page.goto(production.url + address)
      await expect(page.getByRole('button', { name: 'Muat Ulang' })).toBeVisible({ timeout: 20_000 })
      expect(await rawKeysIn(page)).toEqual([])
    })
  }

  test(`shows an error and keeps logout without the file that loads an operator's student, ${way}`, async ({
    page,
    production,
  }) => {
    const { file } = MANIFEST['src/app/operator/operator-acting.tsx'] ?? { file: 'no such file' }
    await page.route(`**/${file}`, (route) => lose(route, way))
    await openAs(page, production, '/dashboard', 'operator')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page.locator('#login form')).toBeVisible()
  })
}
