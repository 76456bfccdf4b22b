import { wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { forgetForeign } from '#gateway/session/own-note.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { registerWorker } from './register-worker.ts'
import { showVersionAtEdge } from './version-at-edge.tsx'

/** What a page does for the next one, when its first screen stands. */
export const afterStart = async (): Promise<void> => {
  forgetForeign() // a tab that the browser opens again brings along what it kept
  if (!readSession()) void wipePersisted() // of a session that ended when the browser had no time for it
  showVersionAtEdge()
  await registerWorker()
}
