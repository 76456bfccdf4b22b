import type { Page } from '@playwright/test'
import { comeBack, expect, type Host } from '../fixtures.ts'

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Returns the offline notice. */
export const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Tidak ada koneksi. ' })

/** Returns the paths of all answers cached in IndexedDB, of all owners. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('portal-mahasiswa')
        opening.onerror = () => resolve([]) // the database does not exist yet
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('answers').objectStore('answers').getAll()
          reading.onsuccess = () => {
            database.close()
            const records = reading.result as { answers?: { key: [string] }[] }[] // the store also holds records of visits
            resolve(records.flatMap(({ answers = [] }) => answers.map(({ key }) => key[0])))
          }
        }
      }),
  )

/** Makes cached answers an hour older. */
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

/** Waits until the service worker controls this page. */
const installed = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 15_000 })
    .toBe('activated')

/** Waits for the end of a visit: worker installed, answers cached, files of the dashboard present. */
export const endVisit = async (page: Page) => {
  await expect(card(page, 'Agenda')).toBeVisible()
  await installed(page)
  await expect.poll(() => keptPaths(page), { timeout: 10_000 }).toContainEqual(expect.stringMatching(/jadwal_kuliah$/))
}

/** Makes a complete visit of a student who has signed in on this device before. */
export const visitOnce = async (page: Page, host: Pick<Host, 'url'>, persona: string) => {
  await comeBack(page, host, persona)
  await endVisit(page)
}

/**
 * Age label of a cached answer. Shortly after midnight it includes the day, because an hour earlier is the day before.
 */
export const AS_OF = /per (\d+ \S+, )?\d\d\.\d\d/
