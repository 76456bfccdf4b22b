import { ownPersisted } from '#gateway/offline/own-persisted.ts'
import { type PersistedOwner, readPersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { holdsSession } from '#gateway/session/session.ts'
import { IS_DEMO } from '#shared/browser/environment.ts'
import type { SessionState } from '../session/session-state.ts'

/**
 * Returns the owner of the responses persisted in a session: the student. Null in the demo, whose gateway needs no
 * network, and for an operator, who would persist data of others.
 */
export const ownerOf = (session: SessionState): PersistedOwner | null => {
  if (IS_DEMO || session.status !== 'ready' || session.identity.role !== ROLE_MAHASISWA) return null
  if (!holdsSession()) return null // while logging out: the state still names the previous or replaced user
  if (session.isAssumed) return readPersistedOwner()
  const { username, role } = session.identity
  return ownPersisted({ campus: session.campus.college_id, username, role })
}
