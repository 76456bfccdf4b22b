import type { Batch } from './report-event.ts'

/**
 * Sends a batch once. A refused or failed report is dropped without a word, by design: a student has no use for it, and
 * a second attempt would load a receiver that is in trouble. `keepalive` lets it leave with the page. A
 * text without CORS needs no preflight and no header of the receiver. Not `sendBeacon`: it would send cookies.
 */
export const sendReport = (address: string, batch: Batch): void => {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(batch),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined) // dropped by design
}
