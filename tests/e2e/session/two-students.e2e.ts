import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Host, NO_WORKER, test } from '../fixtures.ts'
import { lookAgain } from './many-tabs.ts'

test.use(NO_WORKER)

// One browser, two tabs, two students: each page belongs to only one of them.
test.use({ allowed: { errors: [/status of 401/] } })

const SEKAR = '240117023'

const login = (tab: Page) => tab.getByRole('button', { name: 'Masuk', exact: true })
const ready = (tab: Page) => tab.locator('main[data-ready]')

const signInHere = async (tab: Page, name: string): Promise<void> => {
  await tab.getByLabel(/\(NIM\)$/).fill(name)
  await tab.getByLabel(/^Kata sandi$/).fill('demo')
  await login(tab).click()
}

const chooser = (tab: Page) => tab.getByRole('heading', { name: 'Pilih mahasiswa' })
const chooseStudent = async (tab: Page): Promise<void> => {
  await expect(chooser(tab)).toBeVisible()
  await tab.getByLabel('Nomor Induk Mahasiswa (NIM)').fill(SEKAR)
  await tab.keyboard.press('Enter')
}

/** Opens two tabs on the login, as a browser restores them. */
const openLogins = async (context: BrowserContext, page: Page, { url }: Host): Promise<Page> => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(url)
    await expect(login(tab)).toBeVisible()
  }
  return other
}

/**
 * Records the owners of the tokens that each document of a tab sends and the names that it shows, oldest document
 * first.
 */
const watchDocuments = async (tab: Page) => {
  const documents = new Map<number, Set<string>>()
  const note = (id: number, what: string) => {
    documents.set(id, (documents.get(id) ?? new Set()).add(what))
  }
  await tab.exposeFunction('noteSeen', note)
  await tab.addInitScript(() => {
    const id = Math.random()
    const { noteSeen } = window as unknown as { noteSeen: typeof note }
    const look = () => {
      const text = document.querySelector('body')?.textContent ?? ''
      for (const [name] of text.matchAll(/Sekar(?!ang)|Bima/g)) noteSeen(id, `shows ${name}`)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    const fetch = window.fetch.bind(window)
    window.fetch = (address, init) => {
      const [, owner] = /-(\d{9})$/.exec(new Headers(init?.headers).get('Authorization') ?? '') ?? []
      if (owner) noteSeen(id, `sends ${owner}`)
      return fetch(address, init)
    }
  })
  return () => [...documents.values()].map((seen) => [...seen].sort())
}

test("ends a tab's session at once when another student signs in from an open login, and mixes no data", async ({
  context,
  page,
  production,
}) => {
  await page.clock.install()
  const documents = await watchDocuments(page)
  const other = await openLogins(context, page, production)
  await signInHere(page, 'aktif')
  await expect(ready(page)).toBeVisible()
  await expect(login(other)).toBeVisible()

  await signInHere(other, 'tunggakan')
  await expect(ready(other)).toBeVisible()
  await expect(page.getByText(/\bSekar\b/)).toHaveCount(0, { timeout: 2000 })
  await production.world({ expireTokens: true })
  await lookAgain(page)
  await lookAgain(other)
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toContainText('Bima')

  const [first, second, ...more] = documents()
  expect(first).toEqual([`sends ${SEKAR}`, 'shows Sekar'])
  expect(second).toEqual([expect.stringMatching(/^sends (?!240117023)/), 'shows Bima'])
  expect(more).toEqual([])
})

test("clears an operator's student and write permission in every tab when the session ends", async ({
  context,
  page,
  production,
}) => {
  const other = await openLogins(context, page, production)
  await signInHere(page, 'operator')
  await chooseStudent(page)
  await page.getByRole('button', { name: 'Izinkan perubahan' }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Perubahan diizinkan')).toBeVisible()

  await other.goto(`${production.url}/dashboard`)
  await other.getByRole('button', { name: /akun / }).click()
  await other.getByRole('button', { name: 'Keluar' }).click()
  await expect(login(page)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])

  await signInHere(page, 'operator')
  await expect(chooser(page)).toBeVisible()
  await expect(page.getByText(/Sekar/)).toHaveCount(0)
  await chooseStudent(page)
  await expect(page.getByRole('status').filter({ hasText: 'Hanya baca' })).toBeVisible()
})
