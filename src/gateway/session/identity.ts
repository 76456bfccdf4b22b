import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** Who is signed in, as the gateway says (GET /api/user_info, section 3: session user). */
export interface Identity {
  /** idMahasiswa of a student; user name of an operator. */
  username: string
  uuid: string
  role: string
  scopes: string[]
}

export const ROLE_MAHASISWA = 'ROLE_MAHASISWA'
export const ROLE_OPERATOR = 'ROLE_OPERATOR'
/** Section 6: only with one of these an operator is an administrator. */
const ADMIN_SCOPES = ['A:T', 'A:B']

const HINT = 'identity'

/** Whether the identity may use the portal: a student, or an operator with an administrator scope (section 6). */
export const isAllowed = ({ role, scopes }: { role: string; scopes: unknown }): boolean =>
  role === ROLE_MAHASISWA ||
  (role === ROLE_OPERATOR && Array.isArray(scopes) && ADMIN_SCOPES.some((scope) => scopes.includes(scope)))

/** The last signed-in identity on this device: a hint for early calls, never for what is shown or sent. */
export const readIdentityHint = (): { username: string; role: string } | null => {
  const raw = readJson(localStore, HINT)
  return isRecord(raw) && typeof raw['username'] === 'string' && typeof raw['role'] === 'string'
    ? { username: raw['username'], role: raw['role'] }
    : null
}

/** Somebody signs in: who it is nobody knows before user_info has said so, and no early call asks for the one before. */
export const forgetIdentityHint = (): void => localStore.remove(HINT)

/** Stores the hint after user_info has confirmed it. */
export const storeIdentityHint = ({ username, role }: Identity): void => {
  localStore.set(HINT, JSON.stringify({ username, role }))
}
