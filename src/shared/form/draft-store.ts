import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { draftName, isDraftName } from '#shared/storage/draft-name.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** Unsent input of a form. */
export interface Draft {
  /** Top-level fields that differ from the form's initial values. */
  values: Record<string, unknown>
  /** Names of chosen files: files themselves cannot be stored. */
  files?: string[]
  /** Milliseconds since 1970. */
  savedAt: number
  /** Milliseconds since 1970: input for a later day does not expire before that day. */
  keepUntil?: number
}

/** Lifetime of drafts (section 9, local cache): a week. */
const DRAFT_LIFE_MS = 604_800_000
/** Half a year: longest lifetime of a draft, whatever day a server names. */
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
 * Returns the draft of one owner for one form.
 * @param owner owner of the draft: campus, account, student; null returns none
 * @param now milliseconds since 1970
 * @returns null when there is none, when it is older than 7 days and its `keepUntil` has passed, or when it is
 * unreadable
 */
export const readDraft = (owner: string | null, form: string, now: number): Draft | null => {
  if (owner === null) return null
  const draft = readJson(localStore, draftName(owner, form))
  return isDraft(draft) && !isOld(draft, now) ? draft : null
}

/** Stores a draft; when storage is full or blocked, in memory for this page. */
export const writeDraft = (owner: string, form: string, draft: Draft): void => {
  localStore.set(draftName(owner, form), JSON.stringify(draft))
}

/** Deletes a draft that was sent or discarded. */
export const removeDraft = (owner: string, form: string): void => localStore.remove(draftName(owner, form))

/** Deletes expired and unreadable drafts of all owners. */
export const removeOldDrafts = (now: number): void => {
  for (const name of localStore.names().filter(isDraftName)) {
    const draft = readJson(localStore, name)
    if (!isDraft(draft) || isOld(draft, now)) localStore.remove(name)
  }
}
