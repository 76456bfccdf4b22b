import { adoptTokens } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import type { Controls } from '#tools/demo/server/controls.ts'

/** The persona whose session this browser holds, or null. */
export const signedInPersona = (controls: Controls): string | null => {
  const session = readSession()
  return session && controls.personaOf(session.refreshToken)
}

/** The portal takes over a fresh session of a persona. */
export const becomePersona = (controls: Controls, persona: string): void => {
  adoptTokens(controls.signIn(persona))
}
