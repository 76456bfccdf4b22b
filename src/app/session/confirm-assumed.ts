import { establishSession, sessionState } from './session-state.ts'

const isAssumed = (): boolean => {
  const session = sessionState()
  return session.status === 'ready' && session.isAssumed === true
}

/**
 * Confirms the user whose persisted responses are shown, if still unconfirmed. @returns false when the gateway did not
 * respond
 */
export const confirmAssumed = async (): Promise<boolean> => {
  if (isAssumed()) await establishSession()
  return !isAssumed()
}
