import { mayHavePersisted } from '#gateway/offline/persisted-name.ts'
import { prepareQueryClient } from '#gateway/query/query-client.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { wait } from '#shared/state/wait.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { fillFirstScreen } from './fill-first-screen.ts'
import { openPersisted } from './open-persisted.ts'
import { establishSession, type SessionState } from './session-state.ts'

/** Longer than this the skeleton does not stand in for the whole screen: each part then waits for its own answer. */
const FILL_MS = 500
const IDLE_MS = 2000

/** Who is confirmed before anything could be read has fresh answers on their way: nothing older is waited for. */
const fillWithKept = async (established: Promise<SessionState>): Promise<boolean> => {
  const atOnce = await Promise.race([established, wait(0).then(() => null)]) // the head script may have the answer
  if (atOnce?.status === 'ready') {
    // Whose the persisted ones are is looked at when the screen stands; what hinders it hinders nobody: the next visit looks.
    void whenIdle(IDLE_MS)
      .then(() => openPersisted(established))
      .catch(() => false)
    return false
  }
  const kept = openPersisted(established)
  return Promise.race([kept, established.then(({ status }) => (status === 'ready' ? false : kept))])
}

/**
 * Opens the session of this page and fills the first screen, with persisted answers where this same session left some
 * (ADR 14).
 */
export const openSession = async (): Promise<void> => {
  const established = establishSession()
  if (mayHavePersisted() && (await fillWithKept(established))) return
  const session = await established
  if (session.status === 'ready' && session.identity.role === ROLE_MAHASISWA)
    await fillFirstScreen(prepareQueryClient(), session.identity.username, FILL_MS)
}
