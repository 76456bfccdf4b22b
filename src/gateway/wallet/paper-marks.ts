import { randomId } from '#shared/state/random-id.ts'
import { localStore } from '#shared/storage/browser-storage.ts'

/**
 * Papers are stored in a database of their own, each with the mark that makes it readable. Removing a mark from local
 * storage makes its papers unreadable at once, even when the database does not respond (ADR 36).
 */
export type PaperScope =
  /** Survives a session that ended by idleness: exam card, KRS, schedule. */
  | 'gate'
  /** Ends with the session: KHS. */
  | 'session'

/** Names in local storage. The first one outlives a session that ended without a logout (open-writes.ts). */
const NAMES: Record<PaperScope, string> = { gate: 'papers_gate', session: 'papers_session' }

/** Returns the mark of a scope, or null when nothing of it is readable. */
export const paperMark = (scope: PaperScope): string | null => localStore.get(NAMES[scope])

/** Returns the mark of a scope, and creates it for its first paper. */
export const markPapers = (scope: PaperScope): string => {
  const known = paperMark(scope)
  if (known !== null) return known
  const mark = randomId()
  localStore.set(NAMES[scope], mark)
  return mark
}

/** Returns whether papers may be stored on this device, so that loading the code that reads them is worthwhile. */
export const mayHavePapers = (): boolean => paperMark('gate') !== null || paperMark('session') !== null

/** Makes papers unreadable at once. @param scopes all by default */
export const disownPapers = (...scopes: PaperScope[]): void => {
  for (const scope of scopes.length > 0 ? scopes : (['gate', 'session'] as const)) localStore.remove(NAMES[scope])
}
