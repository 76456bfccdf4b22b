import { type KeptAnswer, readKept, restoreAnswers } from '#gateway/kept-answers.ts'
import { readKeptOwner } from '#gateway/kept-owner.ts'
import { prepareQueryClient } from '#gateway/query-client.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { atMost } from '#shared/at-most.ts'
import { FILL_MS, fillFirstScreen } from './fill-first-screen.ts'
import { assumeSession, establishSession, type SessionState } from './session-state.ts'

/** With kept answers the page waits no longer than this for fresh ones: what is there is shown. */
const KEPT_PATIENCE_MS = 100

/** Puts kept answers of the confirmed student and what was asked early into the client of the first render. */
const fill = async (session: SessionState, kept: readonly KeptAnswer[], patienceMs: number): Promise<void> => {
  if (session.status !== 'ready' || session.identity.role !== ROLE_MAHASISWA) return
  const client = prepareQueryClient()
  restoreAnswers(client, kept)
  await fillFirstScreen(client, session.identity.username, patienceMs)
}

/**
 * Opens the session of this page and fills the first screen. Kept answers of this same session are shown when
 * user_info does not answer at once (docs/adr/0014-offline.md).
 */
export const openSession = async (): Promise<void> => {
  const owner = readKeptOwner()
  const established = establishSession()
  const kept = owner ? await readKept(owner) : []
  if (!owner || kept.length === 0) return fill(await established, [], FILL_MS)
  await Promise.race([established, atMost(KEPT_PATIENCE_MS)])
  if (assumeSession(owner)) return restoreAnswers(prepareQueryClient(), kept)
  const session = await established
  const isOwner = readKeptOwner()?.mark === owner.mark // another person's confirmation makes another mark
  return isOwner ? fill(session, kept, KEPT_PATIENCE_MS) : fill(session, [], FILL_MS)
}
