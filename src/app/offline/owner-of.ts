import { ownPersisted } from '#gateway/offline/own-persisted.ts'
import { type PersistedOwner, readPersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { holdsSession } from '#gateway/session/session.ts'
import { IS_DEMO } from '#shared/browser/environment.ts'
import type { SessionState } from '../session/session-state.ts'

/**
 * Whose answers are persisted on this device in a session: those of a student. The demo keeps none, its gateway needs no
 * network; an operator's would be somebody else's.
 */
export const ownerOf = (session: SessionState): PersistedOwner | null => {
  if (IS_DEMO || session.status !== 'ready' || session.identity.role !== ROLE_MAHASISWA) return null
  if (!holdsSession()) return null // on the way out: the state still names who has just left, or was replaced
  if (session.isAssumed) return readPersistedOwner()
  const { username, role } = session.identity
  return ownPersisted({ campus: session.campus.college_id, username, role })
}
