import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { useSessionState } from '../session/session-state.ts'
import { type PushOwner, topicOf } from './push-token.ts'

/** Returns the owner of push messages: the student, or null for an operator who acts for one. */
export const usePushOwner = (): PushOwner | null => {
  const session = useSessionState()
  if (session.status !== 'ready' || session.identity.role !== ROLE_MAHASISWA) return null
  return { username: session.identity.username, topic: topicOf(session.campus.college_id) }
}
