import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { draftName, isDraftName } from '#shared/storage/draft-name.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** What somebody typed into a form and has not sent yet. */
export interface Draft {
  /** Top-level fields that differ from what the form began with. */
  values: Record<string, unknown>
  /** Names of files that were chosen: a file itself can not be kept. */
  files?: string[]
  /** Milliseconds since 1970. */
  savedAt: number
  /** Milliseconds since 1970: what was typed ahead of a day is not old before it. */
  keepUntil?: number
}

/** Section 9, local cache: what nobody came back for in a week is gone. */
const DRAFT_LIFE_MS = 604_800_000
/** Half a year: no day that a server names keeps a draft for longer. */
const MAX_LIFE_MS = 26 * DRAFT_LIFE_MS

const isText = (value: unknown): boolean => typeof value === 'string'

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isRecord(value['values']) &&
  typeof value['savedAt'] === 'number' &&
  (value['files'] === undefined || (Array.isArray(value['files']) && value['files'].every(isText)))

const isOld = ({ savedAt, keepUntil }: Draft, now: number): boolean => {
  const wanted = typeof keepUntil === 'number' ? keepUntil - savedAt : 0
  return now - savedAt > Math.min(MAX_LIFE_MS, Math.max(DRAFT_LIFE_MS, wanted))
}

/**
 * The draft of one person for one form.
 * @param owner who the form is filled in by and for: campus, account, student; null keeps none
 * @param now milliseconds since 1970
 * @returns null when there is none, when it is older than 7 days and the day that it was kept for, or not readable
 */
export const readDraft = (owner: string | null, form: string, now: number): Draft | null => {
  if (owner === null) return null
  const draft = readJson(localStore, draftName(owner, form))
  return isDraft(draft) && !isOld(draft, now) ? draft : null
}

/** Keeps a draft; storage that is full or blocked keeps it for this page. */
export const writeDraft = (owner: string, form: string, draft: Draft): void => {
  localStore.set(draftName(owner, form), JSON.stringify(draft))
}

/** Forgets a draft: it was sent, or thrown away. */
export const removeDraft = (owner: string, form: string): void => localStore.remove(draftName(owner, form))

/** Forgets the drafts that nobody came back for, of anybody, and what is not readable. */
export const removeOldDrafts = (now: number): void => {
  for (const name of localStore.names().filter(isDraftName)) {
    const draft = readJson(localStore, name)
    if (!isDraft(draft) || isOld(draft, now)) localStore.remove(name)
  }
}
