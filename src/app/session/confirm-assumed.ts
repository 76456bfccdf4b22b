import { establishSession, sessionState } from './session-state.ts'

const isAssumed = (): boolean => {
  const session = sessionState()
  return session.status === 'ready' && session.isAssumed === true
}

/** Confirms the person whose persisted answers are shown, if nobody has yet. @returns false when the gateway did not answer */
export const confirmAssumed = async (): Promise<boolean> => {
  if (isAssumed()) await establishSession()
  return !isAssumed()
}
