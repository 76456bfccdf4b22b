import { adoptTokens } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { LabState } from '../state/lab-state.ts'
import { placeStudent } from './chosen-student.ts'

/** Returns the persona whose session this browser has, or null. */
export const signedInPersona = (controls: Controls): string | null => {
  const session = readSession()
  return session && controls.personaOf(session.refreshToken)
}

/** Signs in the persona of a state, and stores the student that an operator acts for. */
export const enterAs = (controls: Controls, { persona, student }: Pick<LabState, 'persona' | 'student'>): void => {
  if (persona !== undefined) becomePersona(controls, persona)
  if (student !== undefined) placeStudent(student)
}

/** Signs the portal in with a new session of a persona. */
export const becomePersona = (controls: Controls, persona: string): void => {
  adoptTokens(controls.signIn(persona))
}
