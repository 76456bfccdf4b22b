import { reloadMended } from '#shared/browser/chunk-errors.ts'
import { hasDirtyForm } from '#shared/state/dirty-forms.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'

/** Section 9: a lost file reloads the page at most once in this time. */
const GUARD_MS = 60_000

const NAME = 'chunk_reload'

/** Where storage is blocked, the browser itself knows whether this page came of a reload, and when. */
const cameOfReload = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && 'type' in opened && opened.type === 'reload' && performance.now() < GUARD_MS
}

/** The person's own reload counts only where it cannot be told from ours, because no note survives a reload. */
const wasReloaded = (): boolean => {
  const note = sessionStore.get(NAME) ?? '0'
  const elapsed = Date.now() - Number(note) // a clock that was set back counts as just now
  return elapsed < GUARD_MS || (!sessionStore.set(NAME, note) && cameOfReload())
}

/** Whether the page may reload by itself now: not twice within 60 s, not over something typed, not into nothing. */
export const mayReload = (): boolean => !wasReloaded() && !hasDirtyForm() && navigator.onLine

/**
 * Reloads the page because a file of it is lost (section 4, readings 39): after a release its host may have the files of the
 * newest version only. Ask mayReload() before.
 */
export const reloadForChunk = (): void => {
  sessionStore.set(NAME, String(Date.now()))
  reloadMended()
}
