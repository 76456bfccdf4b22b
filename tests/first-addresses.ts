import { type Hints, homePaths, kelasPaths, studentPaths } from '#gateway/session/start/hints.ts'
import { LANDING } from '#generated/landing.ts'

const at = ({ gatewayUrl }: Hints, paths: readonly string[]): string[] => paths.map((path) => gatewayUrl + path)

/** Returns the addresses that the head script requests at once when it has a token, on this page. */
export const firstAddresses = (hints: Hints): string[] => {
  const { studentId: id } = hints
  const own = id === null ? [] : [...homePaths(id, LANDING), ...studentPaths(id, LANDING.student)]
  return at(hints, [LANDING.user, LANDING.semester, ...LANDING.token, ...own])
}

/** Returns the addresses that it requests once the student and the running semester are known. */
export const classAddresses = (hints: Hints, id: string, kode: string | null): string[] =>
  at(hints, kelasPaths(id, kode, LANDING))

/** Returns the addresses that it requests without a token. */
export const campusAddresses = (hints: Hints): string[] => at(hints, LANDING.campus)
