import { wait } from '../state/wait.ts'
import { sessionStore } from '../storage/browser-storage.ts'
import { hasTypedText } from '../text/has-typed-text.ts'

/** Latest age of the page for a reload: later the user is busy, and the next visit uses the new host. */
const EARLY_MS = 10_000
/** Longest wait for a response of the old host. */
const PATIENCE_MS = 3000
/** Shortest interval between two reloads: two servers of one host may disagree. */
const GUARD_MS = 60_000
const NAME = 'moved_reload'

/**
 * Reloads the page when its calls went to a host that is being replaced, unless the user has typed something.
 * @param pending request that must not be aborted: a refresh token can be used only once
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
