import { isRecord } from '#shared/is-record.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { ROLE_MAHASISWA, readIdentityHint } from './identity.ts'

/** What the last visit left behind, or this one has learned so far: enough to start calls before anything is confirmed. */
export interface Hints {
  gatewayUrl: string
  collegeId: string
  studentId: string | null
}

const isId = (value: unknown): value is string | number => !!value && ['string', 'number'].includes(typeof value)

/**
 * Hints from a configuration and a campus.
 * @param config content of /config.json, fresh or kept
 * @returns null when one of the two is not known
 */
export const hintsOf = (config: unknown, collegeId: unknown): Hints | null => {
  if (!isRecord(config) || typeof config['gatewayUrl'] !== 'string' || !isId(collegeId)) return null
  const hint = readIdentityHint()
  return {
    gatewayUrl: config['gatewayUrl'].replace(/\/+$/, ''),
    collegeId: String(collegeId),
    studentId: hint?.role === ROLE_MAHASISWA ? hint.username : null,
  }
}

/** The configuration that an earlier visit kept, or undefined. */
export const keptConfig = (): unknown => readJson(localStore, 'config')

/** Where the landing screen is opened; a student who is signed in gets from the login to it (section 9: home). */
const LANDING = new Set(['/dashboard', '/', '/login'])

/** Whether this page opens on the landing screen, so that its calls are worth beginning. */
export const isLanding = (): boolean => LANDING.has(window.location.pathname)

/** Calls of the shell that need the campus but nobody signed in. */
export const campusAddresses = ({ gatewayUrl }: Hints): string[] => [
  `${gatewayUrl}/v1/sistem`,
  `${gatewayUrl}/v1/logo_perguruan_tinggi`,
]

/** Calls of the shell for whoever is signed in: who that is, which semester runs, what the menu holds. */
export const signedInAddresses = ({ gatewayUrl }: Hints): [userInfo: string, semester: string, menu: string] => [
  `${gatewayUrl}/api/user_info`,
  `${gatewayUrl}/v1/semester_akademik_berjalan`,
  `${gatewayUrl}/v1/menu_config/menu-portalmhs`,
]

const ofStudent = ({ gatewayUrl }: Hints, id: string): string => `${gatewayUrl}/v1/mahasiswa/${encodeURIComponent(id)}`

/** Calls of the landing screen, where it is opened, for a student's grades and money: kept by few (`x-keep: chosen`). */
export const privateAddresses = (hints: Hints, id: string): string[] =>
  isLanding()
    ? ['dashboard', 'rekap_pembayaran', 'riwayat_kuliah'].map((call) => `${ofStudent(hints, id)}/${call}`)
    : []

/** Calls of the shell and, where it is opened, of the landing screen for a student. */
export const studentAddresses = (hints: Hints, id: string): string[] => [
  ...privateAddresses(hints, id),
  `${ofStudent(hints, id)}/biodata_singkat_web`,
]

/**
 * Addresses that every visit of the shell asks for, exactly as the generated client writes them, or the answer is
 * not found (a test compares). Only calls whose headers the boot script can know.
 */
export const firstAddresses = (hints: Hints): string[] => [
  ...signedInAddresses(hints),
  ...(hints.studentId === null ? [] : studentAddresses(hints, hints.studentId)),
]

const PERIODE = 'periode'

/** The running semester as one code (section 3: period code) of an answer of semester_akademik_berjalan, or null. */
export const kodePeriodeOf = (semester: unknown): string | null => {
  const kode = isRecord(semester) ? `${String(semester['tahun'])}${String(semester['semester'])}` : ''
  return /^\d{4}[1-4]$/.test(kode) ? kode : null
}

/** The running semester of the last visit: a hint for the first calls, never for what is shown or sent otherwise. */
export const keptKodePeriode = (): string | null => localStore.get(PERIODE)

/** Keeps the running semester for the first calls of the next visit. */
export const keepKodePeriode = (semester: unknown): void => {
  const kode = kodePeriodeOf(semester)
  if (kode !== null) localStore.set(PERIODE, kode)
}

/**
 * Calls of the landing screen for the classes of a semester.
 * @param kode period code; null asks for nothing
 */
export const kelasAddresses = (hints: Hints, id: string, kode: string | null): string[] =>
  isLanding() && kode !== null
    ? ['jadwal_kuliah', 'presensi_kuliah'].map(
        (call) => `${ofStudent(hints, id)}/${call}?tahun=${kode.slice(0, 4)}&semester=${kode.slice(4)}`,
      )
    : []
