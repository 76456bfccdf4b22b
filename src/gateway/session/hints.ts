import { isRecord } from '#shared/is-record.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { ROLE_MAHASISWA, readIdentityHint } from './identity.ts'

/** What the last visit left behind, enough to start calls before anything is confirmed. */
export interface Hints {
  gatewayUrl: string
  collegeId: string
  studentId: string | null
}

/** Reads the hints; null when the address of the gateway or the campus is not known yet. */
export const readHints = (): Hints | null => {
  const config = readJson(localStore, 'config')
  const collegeId = localStore.get('college_id')
  if (!isRecord(config) || typeof config['gatewayUrl'] !== 'string' || !collegeId) return null
  const hint = readIdentityHint()
  return {
    gatewayUrl: config['gatewayUrl'].replace(/\/+$/, ''),
    collegeId,
    studentId: hint?.role === ROLE_MAHASISWA ? hint.username : null,
  }
}

/**
 * Addresses that every visit of the shell asks for, in order of need; exactly as the generated client writes
 * them, or the answer is not found (a test compares). Only calls whose headers the boot script can know.
 */
export const firstAddresses = ({ gatewayUrl, studentId }: Hints): string[] => {
  const student = studentId === null ? null : `${gatewayUrl}/v1/mahasiswa/${encodeURIComponent(studentId)}`
  return [
    `${gatewayUrl}/api/user_info`,
    ...(student ? [`${student}/biodata_singkat_web`] : []),
    `${gatewayUrl}/v1/menu_config/menu-portalmhs`,
    `${gatewayUrl}/v1/semester_akademik_berjalan`,
    ...(student && window.location.pathname === '/dashboard'
      ? [`${student}/dashboard`, `${student}/rekap_pembayaran`, `${student}/riwayat_kuliah`]
      : []),
  ]
}
