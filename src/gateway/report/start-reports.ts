import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { readRelease } from '#shared/version/release.ts'
import { createReportQueue } from './report-queue.ts'
import { reportFiles, reportMismatches, reportViolations, reportVitals } from './report-sources.ts'
import { routeOf } from './route-of.ts'
import { sendReport } from './send-report.ts'

const UNKNOWN = { version: 'unknown', build: 'unknown' }

/**
 * Reports what this page measures and what fails in it (docs/operations.md), in batches: when one is full, and when the
 * page is hidden or left.
 * @param address receiver
 * @param share share of page loads that report
 * @returns a function that stops it
 */
export const startReports = (address: string, share: number): (() => void) => {
  const queue = createReportQueue({ ...(readRelease() ?? UNKNOWN), sampling: share }, (batch) =>
    sendReport(address, batch),
  )
  const served = serviceWorkers()?.controller ? 'worker' : 'network'
  queue.add({ kind: 'visit', route: routeOf(window.location.pathname), served })
  reportVitals(queue.add) // before the listener below: the library reports its last values when the page is hidden
  const stops = [reportFiles(queue.add), reportMismatches(queue.add), reportViolations(queue.add, address)]
  const leave = () => {
    if (document.visibilityState === 'hidden') queue.flush()
  }
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', queue.flush)
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', leave)
    window.removeEventListener('pagehide', queue.flush)
  }
}
