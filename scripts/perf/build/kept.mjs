// What a visit leaves behind for the next one, on the slow phone.
import { setTimeout as delay } from 'node:timers/promises'

/** Longer than the answers of a screen wait before they are kept. */
const KEEP_MS = 6000
const HOUR_MS = 3_600_000

/** Answers of a minute ago would not be asked for again; who comes back, comes later. */
const makeOlder = (ms) =>
  new Promise((resolve) => {
    const opening = indexedDB.open('portal-mahasiswa')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('answers', 'readwrite')
      const cursor = transaction.objectStore('answers').openCursor()
      cursor.onsuccess = () => {
        const record = cursor.result?.value
        for (const answer of record?.answers ?? []) answer.at -= ms
        if (record) cursor.result.update(record)
      }
      transaction.oncomplete = () => resolve(undefined)
    }
  })

/**
 * Nobody closes a page a second after it is ready: waits until the worker is installed and what the screen shows is kept,
 * and lets an hour pass.
 * @param {import('@playwright/test').Page} page
 */
export const untilKept = async (page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await delay(KEEP_MS)
  await page.evaluate(makeOlder, HOUR_MS)
}
