import type { Controls } from '#tools/demo/server/controls.ts'
import { becomePersona, signedInPersona } from '../../simulated/signed-in.ts'

/**
 * Exchanges the world; whoever was signed in stays so, also where the new one does not know the session.
 * @returns what the exchange returns
 */
export const staySignedIn = <Result>(controls: Controls, exchange: () => Result): Result => {
  const persona = signedInPersona(controls)
  const result = exchange()
  if (persona !== null && signedInPersona(controls) !== persona) becomePersona(controls, persona)
  return result
}
