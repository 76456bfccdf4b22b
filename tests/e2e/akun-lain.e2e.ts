import type { Page } from '@playwright/test'
import { AUDIT_ONLY, comeBack, expect, NO_WORKER, test } from './fixtures.ts'

// A read that is in flight when the old account is logged out gets 401.
test.use({ ...NO_WORKER, allowed: { errors: [/status of 401/] } })

const OF_SEKAR = /240117023|Sekar|Jalan Melati/
const OF_OTHER = /269900146/

/** Returns all data stored for this origin, as text. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('storage'))
      })
    const texts = [localStorage, sessionStorage].map((kept) => JSON.stringify(Object.entries(kept)))
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await read(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        texts.push(JSON.stringify([await read(objects.getAllKeys()), await read(objects.getAll())]))
      }
      database.close()
    }
    return texts.join('\n')
  })

const switchAccount = async (page: Page) => {
  await page.getByRole('button', { name: /^Ganti ke akun ini/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ganti ke akun ini' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

for (const [switches, tag] of [
  [4, {}],
  [10, AUDIT_ONLY],
] as const)
  test(
    `keeps no data of the other account after ${switches} switches between two accounts in two tabs`,
    tag,
    async ({ page, context, production }) => {
      test.slow()
      await comeBack(page, production, 'aktif')
      await page.evaluate(() =>
        localStorage.setItem(
          'draft sekar biodata',
          JSON.stringify({ values: { alamat: 'Jalan Melati 5' }, savedAt: 1 }),
        ),
      )
      const other = await context.newPage()
      await other.goto(`${production.url}/dashboard`)
      await expect(other.locator('main[data-ready]')).toBeVisible()
      for (let count = 1; count <= switches; count += 1) {
        const tab = count % 2 === 1 ? page : other
        await tab.goto(`${production.url}/akun-lain`)
        await switchAccount(tab)
        const isSecond = count % 2 === 1
        const kept = await keptText(tab)
        expect(kept, `after switch ${count}`).not.toMatch(isSecond ? OF_SEKAR : OF_OTHER)
      }
    },
  )
