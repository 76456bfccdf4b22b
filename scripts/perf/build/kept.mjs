// Prepares the data that a visit on the slow phone persists for the next one.
import { setTimeout as delay } from 'node:timers/promises'

/** Longer than the delay before the responses of a screen are persisted. */
const KEEP_MS = 6000
const HOUR_MS = 3_600_000

/** Makes persisted responses older: those of a minute ago would not be fetched again, and real users return later. */
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
 * Waits until the worker is installed and the responses on screen are persisted, then makes them an hour older, because
 * users do not close a page one second after it is ready.
 * @param {import('@playwright/test').Page} page
 */
export const untilKept = async (page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await delay(KEEP_MS)
  await page.evaluate(makeOlder, HOUR_MS)
}
