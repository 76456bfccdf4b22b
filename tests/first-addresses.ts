import { type Hints, homePaths, kelasPaths, studentPaths } from '#gateway/session/start/hints.ts'
import { LANDING } from '#generated/landing.ts'

const at = ({ gatewayUrl }: Hints, paths: readonly string[]): string[] => paths.map((path) => gatewayUrl + path)

/** What the head script asks for at once with a token, where this page is opened. */
export const firstAddresses = (hints: Hints): string[] => {
  const { studentId: id } = hints
  const own = id === null ? [] : [...homePaths(id, LANDING), ...studentPaths(id, LANDING.student)]
  return at(hints, [LANDING.user, LANDING.semester, ...LANDING.token, ...own])
}

/** What it asks for when it knows the student and the running semester. */
export const classAddresses = (hints: Hints, id: string, kode: string | null): string[] =>
  at(hints, kelasPaths(id, kode, LANDING))

/** What it asks for without a token. */
export const campusAddresses = (hints: Hints): string[] => at(hints, LANDING.campus)
