import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** The signed-in user as reported by the gateway (GET /api/user_info, section 3: session user). */
export interface Identity {
  /** idMahasiswa of a student; user name of an operator. */
  username: string
  uuid: string
  role: string
  scopes: string[]
}

export const ROLE_MAHASISWA = 'ROLE_MAHASISWA'
export const ROLE_OPERATOR = 'ROLE_OPERATOR'
/** Section 6: an operator is an administrator only with one of these scopes. */
const ADMIN_SCOPES = ['A:T', 'A:B']

const HINT = 'identity'

/**
 * Returns whether the identity may use the portal: a student, or an operator with an administrator scope (section 6).
 */
export const isAllowed = ({ role, scopes }: { role: string; scopes: unknown }): boolean =>
  role === ROLE_MAHASISWA ||
  (role === ROLE_OPERATOR && Array.isArray(scopes) && ADMIN_SCOPES.some((scope) => scopes.includes(scope)))

/**
 * Returns the last signed-in identity on this device. A hint for early calls only, never for data that is shown or
 * sent.
 */
export const readIdentityHint = (): { username: string; role: string } | null => {
  const raw = readJson(localStore, HINT)
  return isRecord(raw) && typeof raw['username'] === 'string' && typeof raw['role'] === 'string'
    ? { username: raw['username'], role: raw['role'] }
    : null
}

/**
 * Drops the cached hint when a user signs in: the identity is unknown until user_info responds, and early calls must
 * not use the previous user.
 */
export const forgetIdentityHint = (): void => localStore.remove(HINT)

/** Stores the hint after user_info has confirmed it. */
export const storeIdentityHint = ({ username, role }: Identity): void => {
  localStore.set(HINT, JSON.stringify({ username, role }))
}
