import { wait } from '../state/wait.ts'
import { sessionStore } from '../storage/browser-storage.ts'
import { hasTypedText } from '../text/has-typed-text.ts'

/** Later than this a person is in the middle of something: the next visit goes on at the new place. */
const EARLY_MS = 10_000
/** An answer of the old place that takes longer is not waited for. */
const PATIENCE_MS = 3000
/** Two servers of one host may disagree: a page opens itself anew at most once in this time. */
const GUARD_MS = 60_000
const NAME = 'moved_reload'

/**
 * Opens the page anew where its calls went to a place that is given up; nothing typed is lost for it.
 * @param pending what must not be cut off: the answer to a refresh token can be had once
 */
export const reloadForMove = async (pending: Promise<unknown> | undefined): Promise<void> => {
  const isEarly = performance.now() < EARLY_MS
  const elapsed = Date.now() - Number(sessionStore.get(NAME))
  if (!isEarly || elapsed < GUARD_MS) return
  await Promise.race([Promise.allSettled([pending]), wait(PATIENCE_MS)])
  if (hasTypedText()) return
  sessionStore.set(NAME, String(Date.now()))
  window.location.reload()
}
