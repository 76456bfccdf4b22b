// One campus in one language: the login screen and the dashboard of the demo, as a wide screen and as a phone see them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export const LANGUAGES = ['id', 'en']
export const WIDTHS = [360, 1280]
const HEIGHT_PX = { 360: 800, 1280: 900 }
const PERSONA = 'aktif'
const MENU = { id: 'Menu utama', en: 'Main menu' }
/** A page that looked the same for so long is at rest. */
const STILL_MS = 250
const MAX_TRIES = 40
const DRAWER_BUTTON = 'header button[aria-expanded][aria-label]'

/** Name of the default variant among the campuses. */
export const DEFAULT_VARIANT = 'default'

/** Runs in the page: the menu as indented lines, groups with their children. */
const readMenu = (list) =>
  [...list.children].flatMap((item) => {
    const group = item.querySelector('summary')
    const text = (node) => node?.textContent.trim() ?? ''
    if (!group) return [text(item)]
    return [text(group), ...[...item.querySelectorAll('ul a, ul button')].map((link) => `  ${text(link)}`)]
  })

const menuOf = async (page, language) => {
  const menu = page.getByRole('navigation', { name: MENU[language] }).filter({ visible: true })
  await menu.locator('li').first().waitFor()
  const lines = await menu.locator('ul').first().evaluate(readMenu)
  // A closed group hides its children from the tree: each is opened first.
  const closed = menu.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  return { lines, tree: await menu.ariaSnapshot() }
}

const sectionOf = (width, { lines, tree }, title) => `# ${width} px: ${title}\n\n${lines.join('\n')}\n\n${tree}\n`

/** A picture of the page once it has stopped changing: parts that load later are in it. */
const settledPicture = async (page) => {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let picture = await take()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await delay(STILL_MS)
    const next = await take()
    if (next.equals(picture)) return next
    picture = next
  }
  throw new Error('the page does not come to rest')
}

/**
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {string} options.url host of the demo build
 * @param {string} options.campus id, or 'default'
 * @param {'id' | 'en'} options.language
 * @param {readonly number[]} options.widths px
 * @param {string} options.folder where the files of this campus go
 * @returns {Promise<string[]>} what the page said that it must not say
 */
export const visitVariant = async ({ browser, url, campus, language, widths, folder }) => {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' })
  await context.addInitScript((wanted) => localStorage.setItem('demo.language', wanted), language)
  const page = await context.newPage()
  const complaints = []
  const sections = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const size = (width) => page.setViewportSize({ width, height: HEIGHT_PX[width] })
  const file = (name, width) => join(folder, `${name}-${language}-${width}`)
  const picture = async (name, width) => writeFileSync(`${file(name, width)}.png`, await settledPicture(page))
  try {
    await size(widths[0])
    await page.goto(`${url}/?lab=${encodeURIComponent(campus)}`)
    await page.locator('#login form').waitFor()
    await page.getByText('©').first().waitFor() // the campus has said who it is
    await page.locator(`html[lang="${language}"]`).waitFor()
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await size(width)
      await picture('login', width)
    }
    await page.goto(`${url}/?lab=${encodeURIComponent(campus)},persona:${PERSONA}`)
    await page.locator('main[data-ready]').waitFor()
    await page.getByRole('button', { name: /chat/i }).first().waitFor() // the last part of the shell
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await size(width)
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.mouse.move(0, 0) // points at nothing
      await picture('dashboard', width)
      const opener = page.locator(DRAWER_BUTTON).filter({ visible: true })
      const isDrawer =
        (await page.getByRole('navigation', { name: MENU[language] }).filter({ visible: true }).count()) === 0
      if (isDrawer) await opener.first().click()
      sections.push(sectionOf(width, await menuOf(page, language), await page.title()))
      if (isDrawer) await page.keyboard.press('Escape')
    }
    writeFileSync(join(folder, `menu-${language}.txt`), sections.join('\n'))
  } finally {
    await context.close()
  }
  return complaints
}
