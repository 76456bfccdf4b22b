import { existsSync, readdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { serve } from '../../scripts/lib/serve.mjs'

const FLAGS = process.env['FLAGS'] ?? 'flags'
const DEMO = process.env['VARIANTS_DEMO'] ?? 'dist-demo'
const DEFAULT_VARIANT = 'default'
const CAMPUSES = [
  DEFAULT_VARIANT,
  ...readdirSync(`${FLAGS}/campuses`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort(),
]
interface Language {
  language: string
  menuName: string
}
const LANGUAGES: Language[] = [
  { language: 'id', menuName: 'Menu utama' },
  { language: 'en', menuName: 'Main menu' },
]
const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
] as const
const DRAWER_BUTTON = 'header button[aria-expanded][aria-label]'
/** True on a machine with accepted pictures (--accept), to which new ones are compared. */
const comparesPictures = existsSync('reports/variants-accepted') || process.env['VARIANTS_ACCEPT'] === '1'

let host = { url: '', close: () => Promise.resolve() }
test.beforeAll(async () => {
  host = await serve({ dir: DEMO, demo: true })
})
test.afterAll(() => host.close())

/** Returns the menu as indented lines, groups with their children. Runs in the page. */
const readMenu = (list: Element): string[] =>
  [...list.children].flatMap((item) => {
    const text = (node: Element | null) => node?.textContent.trim() ?? ''
    const group = item.querySelector('summary')
    if (!group) return [text(item)]
    return [text(group), ...[...item.querySelectorAll('ul a, ul button')].map((link) => `  ${text(link)}`)]
  })

const menuText = async (menu: Locator): Promise<string> => {
  await menu.locator('li').first().waitFor()
  const lines = await menu.locator('ul').first().evaluate(readMenu)
  // A closed group hides its children from the accessibility tree, so each is opened first.
  const closed = menu.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  return `${lines.join('\n')}\n\n${await menu.ariaSnapshot()}\n`
}

/** Attaches a picture of the page to the report, and compares it with the accepted one if this machine has one. */
const look = async (page: Page, campus: string, name: string): Promise<void> => {
  if (comparesPictures) await expect.soft(page).toHaveScreenshot([campus, `${name}.png`])
  await test.info().attach(name, { body: await page.screenshot({ animations: 'disabled' }), contentType: 'image/png' })
}

const visitLogin = async (page: Page, campus: string, language: string): Promise<void> => {
  await page.goto(`${host.url}/?lab=${encodeURIComponent(campus)}`)
  await page.locator('#login form').waitFor()
  await page.getByText('©').first().waitFor() // the campus data has loaded
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.waitForLoadState('networkidle')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await look(page, campus, `login-${language}-${size.width}`)
  }
}

/**
 * Visits the dashboard.
 * @returns its menus on a phone and on a wide screen
 */
const visitDashboard = async (page: Page, campus: string, { language, menuName }: Language): Promise<string> => {
  await page.goto(`${host.url}/?lab=${encodeURIComponent(campus)},persona:aktif`)
  await page.locator('main[data-ready]').waitFor()
  await page.getByRole('button', { name: /chat/i }).first().waitFor() // the last part of the shell
  await page.waitForLoadState('networkidle')
  const menu = page.getByRole('navigation', { name: menuName }).filter({ visible: true })
  const sections: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.move(0, 0) // away from any element
    await look(page, campus, `dashboard-${language}-${size.width}`)
    const isDrawer = (await menu.count()) === 0
    if (isDrawer) await page.locator(DRAWER_BUTTON).filter({ visible: true }).first().click()
    sections.push(`# ${size.width} px: ${await page.title()}\n\n${await menuText(menu)}`)
    if (isDrawer) await page.keyboard.press('Escape')
  }
  return sections.join('\n')
}

for (const campus of CAMPUSES)
  for (const spoken of LANGUAGES)
    test(`${campus} ${spoken.language}`, async ({ page }) => {
      const said: string[] = []
      page.on('pageerror', ({ message }) => said.push(message))
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
      await page.addInitScript((wanted) => localStorage.setItem('demo.language', wanted), spoken.language)
      await page.setViewportSize(SIZES[0])
      await visitLogin(page, campus, spoken.language)
      const menus = await visitDashboard(page, campus, spoken)
      await test.info().attach('menus', { body: menus, contentType: 'text/plain' })
      expect.soft(menus).toMatchSnapshot([campus, `menu-${spoken.language}.txt`])
      expect(said).toEqual([])
    })

test('visits every campus that has accepted screenshots', () => {
  const accepted = readdirSync('tests/variants', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(accepted.map(({ name }) => name).filter((name) => !CAMPUSES.includes(name))).toEqual([])
})
