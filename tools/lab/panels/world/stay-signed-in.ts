import type { Controls } from '#tools/demo/server/controls.ts'
import { becomePersona, signedInPersona } from '../../simulated/signed-in.ts'

/**
 * Replaces the mock state and keeps the current persona signed in, even when the new state does not know the session.
 * @returns the result of exchange
 */
export const staySignedIn = <Result>(controls: Controls, exchange: () => Result): Result => {
  const persona = signedInPersona(controls)
  const result = exchange()
  if (persona !== null && signedInPersona(controls) !== persona) becomePersona(controls, persona)
  return result
}
