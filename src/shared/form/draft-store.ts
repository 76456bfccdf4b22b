import { isRecord } from '#shared/is-record.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { draftName, isDraftName } from '#shared/storage/draft-name.ts'

/** What somebody typed into a form and has not sent yet. */
export interface Draft {
  /** Top-level fields that differ from what the form began with. */
  values: Record<string, unknown>
  /** Milliseconds since 1970. */
  savedAt: number
}

/** Section 9, local cache: what nobody came back for in a week is gone. */
const DRAFT_LIFE_MS = 604_800_000

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number'

const isOld = ({ savedAt }: Draft, now: number): boolean => now - savedAt > DRAFT_LIFE_MS

/**
 * The draft of one person for one form (trust.md, 11).
 * @param owner who the form is filled in by and for: campus, account, student
 * @param now milliseconds since 1970
 * @returns null when there is none, when it is older than 7 days or not readable
 */
export const readDraft = (owner: string, form: string, now: number): Draft | null => {
  const draft = readJson(localStore, draftName(owner, form))
  return isDraft(draft) && !isOld(draft, now) ? draft : null
}

/** Keeps a draft; storage that is full or blocked keeps it for this page. */
export const writeDraft = (owner: string, form: string, draft: Draft): void =>
  localStore.set(draftName(owner, form), JSON.stringify(draft))

/** Forgets a draft: it was sent, or thrown away. */
export const removeDraft = (owner: string, form: string): void => localStore.remove(draftName(owner, form))

/** Forgets the drafts that nobody came back for, of anybody, and what is not readable. */
export const removeOldDrafts = (now: number): void => {
  for (const name of localStore.names().filter(isDraftName)) {
    const draft = readJson(localStore, name)
    if (!isDraft(draft) || isOld(draft, now)) localStore.remove(name)
  }
}
