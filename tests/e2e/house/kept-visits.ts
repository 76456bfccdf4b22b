import type { Page } from '@playwright/test'
import { comeBack, expect, type Host } from '../fixtures.ts'

/** A card of the dashboard. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The sentence that there is no network. */
export const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Tidak ada koneksi. ' })

/** The paths of the answers that IndexedDB holds, of everybody. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('portal-mahasiswa')
        opening.onerror = () => resolve([]) // not there yet
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('answers').objectStore('answers').getAll()
          reading.onsuccess = () => {
            database.close()
            const records = reading.result as { answers?: { key: [string] }[] }[] // beside those of visits
            resolve(records.flatMap(({ answers = [] }) => answers.map(({ key }) => key[0])))
          }
        }
      }),
  )

/** An hour passes between two visits. */
export const anHourPasses = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('portal-mahasiswa')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('answers', 'readwrite')
          const cursor = transaction.objectStore('answers').openCursor()
          cursor.onsuccess = () => {
            const record = cursor.result?.value as { answers: { at: number }[] } | undefined
            for (const answer of record?.answers ?? []) answer.at -= 3_600_000
            if (record) cursor.result?.update(record)
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

/** The worker answers for this page. */
const installed = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 15_000 })
    .toBe('activated')

/** The visit that is on is over: worker installed, answers kept, the files of the dashboard there. */
export const endVisit = async (page: Page) => {
  await expect(card(page, 'Agenda')).toBeVisible()
  await installed(page)
  await expect.poll(() => keptPaths(page), { timeout: 10_000 }).toContainEqual(expect.stringMatching(/jadwal_kuliah$/))
}

/** A student who has signed in on this device before pays a visit, which is over. */
export const visitOnce = async (page: Page, host: Pick<Host, 'url'>, persona: string) => {
  await comeBack(page, host, persona)
  await endVisit(page)
}

/** The mark of a kept answer. Shortly after midnight it names the day too: the hour that has passed began before. */
export const AS_OF = /per (\d+ \S+, )?\d\d\.\d\d/
