import { wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { beginReports } from '#gateway/report/begin-reports.ts'
import { forgetForeign } from '#gateway/session/own-note.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { mayHavePapers } from '#gateway/wallet/paper-marks.ts'
import { wipePapers } from '#gateway/wallet/papers.ts'
import { registerWorker } from './register-worker.ts'
import { showVersionAtEdge } from './version-at-edge.tsx'

/** Does the work for later pages, after the first screen is shown. */
export const afterStart = async (): Promise<void> => {
  forgetForeign() // a tab that the browser restores brings back its old session storage
  if (!readSession()) void wipePersisted() // remains of a session that ended without time to clean up
  if (!readSession() && !mayHavePapers()) void wipePapers() // remains of a logout that was cut short
  showVersionAtEdge()
  beginReports().catch(() => undefined) // without their file this page reports nothing (ADR 37)
  await registerWorker()
}
