import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PERSISTED_OWNER } from './persisted-name.ts'

/** Whose answers are persisted on this device, as user_info said in the session that is stored here. */
export interface PersistedOwner {
  campus: string
  username: string
  role: string
  /** Stands in the kept record too. Whoever removes the owner makes the record unreadable at once. */
  mark: string
}

const FIELDS = ['campus', 'username', 'role', 'mark'] as const

const isOwner = (value: unknown): value is PersistedOwner =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

/** The owner of what is persisted, or null. */
export const readPersistedOwner = (): PersistedOwner | null => {
  const owner = readJson(localStore, PERSISTED_OWNER)
  return isOwner(owner) ? owner : null
}

/** Under which name answers are persisted: campus, student and role. */
export const ownerKey = ({ campus, username, role }: Omit<PersistedOwner, 'mark'>): string =>
  JSON.stringify([campus, username, role])
