import { mayHavePersisted } from '#gateway/offline/persisted-name.ts'
import { prepareQueryClient } from '#gateway/query/query-client.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { wait } from '#shared/state/wait.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { fillFirstScreen } from './fill-first-screen.ts'
import { openPersisted } from './open-persisted.ts'
import { establishSession, type SessionState } from './session-state.ts'

/** Longest time that the skeleton replaces the whole screen. After that each part waits for its own response. */
const FILL_MS = 500
const IDLE_MS = 2000

/**
 * Fills the first screen with persisted data, unless the user is confirmed first: fresh responses are then in flight,
 * and older data is not waited for.
 */
const fillWithKept = async (established: Promise<SessionState>): Promise<boolean> => {
  const atOnce = await Promise.race([established, wait(0).then(() => null)]) // the head script may already have the response
  if (atOnce?.status === 'ready') {
    // The owner of the persisted data is checked when the page is idle. A failure is ignored: the next visit checks
    // again.
    void whenIdle(IDLE_MS)
      .then(() => openPersisted(established))
      .catch(() => false)
    return false
  }
  const kept = openPersisted(established)
  return Promise.race([kept, established.then(({ status }) => (status === 'ready' ? false : kept))])
}

/**
 * Opens the session of this page and fills the first screen, with persisted responses if this session stored some (ADR
 * 14).
 */
export const openSession = async (): Promise<void> => {
  const established = establishSession()
  if (mayHavePersisted() && (await fillWithKept(established))) return
  const session = await established
  if (session.status === 'ready' && session.identity.role === ROLE_MAHASISWA)
    await fillFirstScreen(prepareQueryClient(), session.identity.username, FILL_MS)
}
