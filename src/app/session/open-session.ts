import { mayHaveKept } from '#gateway/kept-name.ts'
import { prepareQueryClient } from '#gateway/query-client.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { fillFirstScreen } from './fill-first-screen.ts'
import { establishSession } from './session-state.ts'

/** Longer than this the skeleton does not stand in for the whole screen: each part then waits for its own answer. */
const FILL_MS = 500

/**
 * Opens the session of this page and fills the first screen, with kept answers where this same session left some
 * (docs/adr/0014-offline.md).
 */
export const openSession = async (): Promise<void> => {
  const established = establishSession()
  if (mayHaveKept()) {
    const kept = import('./open-kept.ts').then(({ openKept }) => openKept(established))
    // Who is confirmed before anything could be read has fresh answers on their way: nothing older is waited for.
    const isOpen = await Promise.race([kept, established.then(({ status }) => (status === 'ready' ? false : kept))])
    if (isOpen) return
  }
  const session = await established
  if (session.status === 'ready' && session.identity.role === ROLE_MAHASISWA)
    await fillFirstScreen(prepareQueryClient(), session.identity.username, FILL_MS)
}
