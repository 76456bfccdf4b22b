import { VARIANTS } from '#flags/table/campus-list.ts'
import { isFlagKey, isFlagValue } from '#flags/table/is-flag-value.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { Known } from './state/lab-state.ts'

/** Returns the names that links and files may use in this build. */
export const knownTo = (controls: Controls | null): Known => ({
  campuses: VARIANTS,
  isFlag: isFlagKey,
  fits: (key, value) => isFlagKey(key) && isFlagValue(key, value),
  personas: controls ? controls.personas().flatMap(({ persona, username }) => [persona, username]) : null,
  students: controls
    ? controls.personaDetails().flatMap(({ username, mahasiswa }) => (mahasiswa === null ? [] : [username]))
    : null,
  operations: controls ? controls.operations().map(({ operationId }) => operationId) : null,
})
