import { IS_DEMO } from '#shared/environment.ts'
import { isRecord } from '#shared/is-record.ts'
import { randomId } from '#shared/random-id.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'

/** Whose answers are kept on this device, as user_info said in the session that is stored here. */
export interface KeptOwner {
  campus: string
  username: string
  role: string
  /** Stands in the kept record too. Whoever removes the owner makes the record unreadable at once. */
  mark: string
}

const NAME = 'kept_owner'
const FIELDS = ['campus', 'username', 'role', 'mark'] as const

const isOwner = (value: unknown): value is KeptOwner =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

/** The owner of what is kept, or null. */
export const readKeptOwner = (): KeptOwner | null => {
  const owner = readJson(localStore, NAME)
  return isOwner(owner) ? owner : null
}

/** Under which name answers are kept: campus, student and role (trust.md, 6). */
export const ownerKey = ({ campus, username, role }: Omit<KeptOwner, 'mark'>): string =>
  JSON.stringify([campus, username, role])

/**
 * Makes a person, confirmed by user_info, the owner of what is kept. What was kept for anybody else can not be read any
 * more. The demo keeps nothing: its gateway needs no network.
 */
export const claimKept = (person: Omit<KeptOwner, 'mark'>): void => {
  const owner = readKeptOwner()
  if (IS_DEMO || (owner && ownerKey(owner) === ownerKey(person))) return
  localStore.set(NAME, JSON.stringify({ ...person, mark: randomId() }))
}

/** Nobody owns what is kept: the session ended, or another one began whose person is not confirmed yet. */
export const disownKept = (): void => localStore.remove(NAME)
