import { type Batch, fitsFormat, fitsRelease, type Release, type ReportEvent } from './report-event.ts'
import format from './report-format.json'

/** Most batches of one page: a screen that fails in a loop must not become traffic. */
const MAX_BATCHES = 10

/** Collects the events of one page and sends them in batches. */
export interface ReportQueue {
  /** Adds an event, unless this page has reported the same one or it does not fit the format. Sends a full batch. */
  add: (event: ReportEvent) => void
  /** Sends what has been collected. Does nothing without events. */
  flush: () => void
}

/**
 * Creates the queue of a page. Everything is in memory: nothing is stored on the device.
 * @param send sends one batch; its failure is not reported back
 */
export const createReportQueue = (release: Release, send: (batch: Batch) => void): ReportQueue => {
  const known = new Set<string>()
  let events: ReportEvent[] = []
  let batches = 0
  const flush = () => {
    const batch = { format: format.format, ...release, events }
    if (events.length === 0 || batches >= MAX_BATCHES) return
    events = []
    batches += 1
    send(batch)
  }
  const add = (event: ReportEvent) => {
    const text = JSON.stringify(event)
    if (batches >= MAX_BATCHES || known.has(text) || !fitsFormat(event) || !fitsRelease(release)) return
    known.add(text)
    events.push(event)
    if (events.length >= format.maxEvents) flush()
  }
  return { add, flush }
}
