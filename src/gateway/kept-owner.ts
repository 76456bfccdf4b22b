import { isRecord } from '#shared/is-record.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { KEPT_OWNER } from './kept-name.ts'

/** Whose answers are kept on this device, as user_info said in the session that is stored here. */
export interface KeptOwner {
  campus: string
  username: string
  role: string
  /** Stands in the kept record too. Whoever removes the owner makes the record unreadable at once. */
  mark: string
}

const FIELDS = ['campus', 'username', 'role', 'mark'] as const

const isOwner = (value: unknown): value is KeptOwner =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

/** The owner of what is kept, or null. */
export const readKeptOwner = (): KeptOwner | null => {
  const owner = readJson(localStore, KEPT_OWNER)
  return isOwner(owner) ? owner : null
}

/** Under which name answers are kept: campus, student and role. */
export const ownerKey = ({ campus, username, role }: Omit<KeptOwner, 'mark'>): string =>
  JSON.stringify([campus, username, role])
