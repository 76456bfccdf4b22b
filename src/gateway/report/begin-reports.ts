import { IS_DEMO } from '#shared/browser/environment.ts'
import { firstScreenShown } from '#shared/start/first-screen.ts'
import { wait } from '#shared/state/wait.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'
import { isLanding } from '../session/start/hints.ts'

/** Share of page loads that report where config.json names none. */
const SHARE = 0.1
/** Longest wait for the data of the home screen: a page whose data never arrives is worth a report. */
const LATEST_MS = 10_000
/** Longest wait for an idle page. */
const IDLE_MS = 5000

/** Returns whether the user asked the browser to save data: such a page sends nothing that the user does not need. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && connection['saveData'] === true
}

const whenHomeShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (firstScreenShown.get()) resolve()
    else firstScreenShown.subscribe(() => resolve())
  })

/** Resolves when the first screen of the page can be used and the browser has nothing else to do. */
const whenUsable = async (): Promise<void> => {
  const isHome = document.documentElement.dataset['screen'] === 'app' && isLanding()
  if (isHome) await Promise.race([whenHomeShown(), wait(LATEST_MS)])
  await whenIdle(IDLE_MS)
}

/**
 * Starts the reports of this page where config.json names a receiver: for a share of the page loads, drawn once, and
 * only after the first screen can be used. The code is loaded for these pages alone. Never in the demo, and never where
 * the user saves data. Its file may fail to load: then this page reports nothing.
 */
export const beginReports = async (): Promise<void> => {
  const { reportUrl, reportShare = SHARE } = runtimeConfig()
  if (IS_DEMO || reportUrl === undefined || savesData() || Math.random() >= reportShare) return
  await whenUsable()
  const { startReports } = await import('./start-reports.ts')
  startReports(reportUrl, reportShare)
}
