import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { ROLE_MAHASISWA, readIdentityHint } from '../identity.ts'

/** Cached hints of the last visit and findings of this one: enough to start calls before anything is confirmed. */
export interface Hints {
  gatewayUrl: string
  collegeId: string
  studentId: string | null
}

const isId = (value: unknown): value is string | number => !!value && ['string', 'number'].includes(typeof value)

/**
 * Returns the hints from a configuration and a campus.
 * @param config content of /config.json, fresh or cached
 * @returns null when one of the two is unknown
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

/** Returns the configuration that an earlier visit stored, or undefined. */
export const keptConfig = (): unknown => readJson(localStore, 'config')

/** Paths that open the home screen. From the login, a signed-in student is redirected to it (section 9: home). */
const LANDING = new Set(['/dashboard', '/', '/login'])

/** Returns whether this page opens on the home screen, so that its calls are worth starting. */
export const isLanding = (): boolean => LANDING.has(window.location.pathname)

/** Calls of the home screen by what they depend on (`x-landing`); those of a student as paths below the student. */
export interface LandingCalls {
  /** Call for the signed-in user. */
  user: string
  /** Call for the current semester. */
  semester: string
  /** Calls that need a signed-in user. */
  token: readonly string[]
  /** Calls that need the campus, without a signed-in user. */
  campus: readonly string[]
  /** Calls for the student, on every screen. */
  student: readonly string[]
  /** Calls for the student on the home screen: grades and money, persisted only by choice (`x-keep: chosen`). */
  home: readonly string[]
  /** Calls for the classes of the student and the semester, on the home screen. */
  kelas: readonly string[]
}

/**
 * Returns the paths of a student's calls. With the gateway address in front they must equal what the generated client
 * writes, or the early response is not found (a test compares them).
 */
export const studentPaths = (id: string, calls: readonly string[]): string[] =>
  calls.map((call) => `/v1/mahasiswa/${encodeURIComponent(id)}/${call}`)

/** Returns the paths of a student's calls for the home screen; empty on other screens. */
export const homePaths = (id: string, { home }: LandingCalls): string[] => (isLanding() ? studentPaths(id, home) : [])

const PERIODE = 'periode'

/**
 * Returns the period code (section 3) of the current semester from a response of semester_akademik_berjalan, or null.
 */
export const kodePeriodeOf = (semester: unknown): string | null => {
  const kode = isRecord(semester) ? `${String(semester['tahun'])}${String(semester['semester'])}` : ''
  return /^\d{4}[1-4]$/.test(kode) ? kode : null
}

/**
 * Returns the cached period code of the last visit. A hint for the first calls only, never for data that is shown or
 * sent otherwise.
 */
export const keptKodePeriode = (): string | null => localStore.get(PERIODE)

/** Caches the period code of the current semester for the first calls of the next visit. */
export const keepKodePeriode = (semester: unknown): void => {
  const kode = kodePeriodeOf(semester)
  if (kode !== null) localStore.set(PERIODE, kode)
}

/**
 * Returns the paths of the home screen's calls for the classes of a semester.
 * @param kode period code; empty for null
 */
export const kelasPaths = (id: string, kode: string | null, { kelas }: LandingCalls): string[] =>
  isLanding() && kode !== null
    ? studentPaths(id, kelas).map((path) => `${path}?tahun=${kode.slice(0, 4)}&semester=${kode.slice(4)}`)
    : []
