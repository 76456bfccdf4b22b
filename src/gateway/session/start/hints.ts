import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { ROLE_MAHASISWA, readIdentityHint } from '../identity.ts'

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

/** Calls of the first screen by what they wait for (`x-landing`); those of a student by what stands below the student. */
export interface LandingCalls {
  /** Who is signed in. */
  user: string
  /** Which semester runs. */
  semester: string
  /** Somebody signed in. */
  token: readonly string[]
  /** The campus, and nobody signed in. */
  campus: readonly string[]
  /** The student, on every screen. */
  student: readonly string[]
  /** The student, on the landing screen: grades and money, kept by few (`x-keep: chosen`). */
  home: readonly string[]
  /** The student and the semester, on the landing screen: its classes. */
  kelas: readonly string[]
}

/**
 * Paths of calls of a student; with the gateway's address before them they are exactly what the generated client writes,
 * or the answer is not found (a test compares).
 */
export const studentPaths = (id: string, calls: readonly string[]): string[] =>
  calls.map((call) => `/v1/mahasiswa/${encodeURIComponent(id)}/${call}`)

/** Paths of the calls of the landing screen for a student, where it is opened. */
export const homePaths = (id: string, { home }: LandingCalls): string[] => (isLanding() ? studentPaths(id, home) : [])

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
 * Paths of the calls of the landing screen for the classes of a semester.
 * @param kode period code; null asks for nothing
 */
export const kelasPaths = (id: string, kode: string | null, { kelas }: LandingCalls): string[] =>
  isLanding() && kode !== null
    ? studentPaths(id, kelas).map((path) => `${path}?tahun=${kode.slice(0, 4)}&semester=${kode.slice(4)}`)
    : []
