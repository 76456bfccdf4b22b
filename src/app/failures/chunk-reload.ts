import { reloadMended } from '#shared/browser/chunk-errors.ts'
import { hasDirtyForm } from '#shared/state/dirty-forms.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'

/** Section 9: a lost file reloads the page at most once in this time. */
const GUARD_MS = 60_000

const NAME = 'chunk_reload'

/** Returns whether the browser reports a recent reload; used when storage is blocked. */
const cameOfReload = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && 'type' in opened && opened.type === 'reload' && performance.now() < GUARD_MS
}

/**
 * Returns whether the page has just reloaded itself. Without storage a reload by the user counts too, because the two
 * cannot be distinguished.
 */
const wasReloaded = (): boolean => {
  const note = sessionStore.get(NAME) ?? '0'
  const elapsed = Date.now() - Number(note) // a clock that was set back counts as just now
  return elapsed < GUARD_MS || (!sessionStore.set(NAME, note) && cameOfReload())
}

/**
 * Returns whether the page may reload itself now: not twice within 60 s, not over typed input, not without a network.
 */
export const mayReload = (): boolean => !wasReloaded() && !hasDirtyForm() && navigator.onLine

/**
 * Reloads the page because a file of it is lost (section 4, readings 39): after a release the host may only have the
 * files of the newest version. Call mayReload() before.
 */
export const reloadForChunk = (): void => {
  sessionStore.set(NAME, String(Date.now()))
  reloadMended()
}
