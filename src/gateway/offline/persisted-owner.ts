import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PERSISTED_OWNER } from './persisted-name.ts'

/** Owner of the responses persisted on this device, as confirmed by user_info in the stored session. */
export interface PersistedOwner {
  campus: string
  username: string
  role: string
  /** Also written into the persisted record. Removing the owner makes the record unreadable at once. */
  mark: string
}

const FIELDS = ['campus', 'username', 'role', 'mark'] as const

const isOwner = (value: unknown): value is PersistedOwner =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

/** Returns the owner of the persisted responses, or null. */
export const readPersistedOwner = (): PersistedOwner | null => {
  const owner = readJson(localStore, PERSISTED_OWNER)
  return isOwner(owner) ? owner : null
}

/** Returns the storage name of an owner's responses: campus, student and role. */
export const ownerKey = ({ campus, username, role }: Omit<PersistedOwner, 'mark'>): string =>
  JSON.stringify([campus, username, role])
