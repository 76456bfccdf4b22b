import { prefetchFigures } from '#features/dashboard/prefetch-dashboard.ts'
import { whenEarlyAnswered } from '#gateway/call/early.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { readPersisted, restoreAnswers, wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { disownPersisted } from '#gateway/offline/persisted-name.ts'
import { type PersistedOwner, readPersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { holdCalls, prepareQueryClient } from '#gateway/query/query-client.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { ownSession } from '#gateway/session/session.ts'
import { isLanding } from '#gateway/session/start/hints.ts'
import { awaitFirstScreen, whenFirstScreenStands } from '#shared/start/first-screen.ts'
import { wait } from '#shared/state/wait.ts'
import { assume, attemptOnce, isPassing, type Ready, type SessionState, sessionState } from './session-state.ts'

/** The first answers are drawn together if the last of them is not later than this. */
const TOGETHER_MS = 50

/** Whether the calls that begin now are those that the first screen waits for. */
let isFirst = false

/** A call may leave once the person who was assumed is confirmed. @throws GatewayError when nobody could be, or another */
const confirmAssumed = async ({ identity }: Ready): Promise<void> => {
  const next = await attemptOnce()
  if (next.status === 'ready' && next.identity.username === identity.username) return
  if (next.status !== 'failed') disownPersisted() // a refusal says nothing about whose answers they are
  throw new GatewayError('', { kind: 'client', operation: 'getUserInfo', status: 401 })
}

/** Whether the page still waits for user_info, or was told nothing about the person. */
const isOpen = (state: SessionState): boolean =>
  state.status === 'pending' || (state.status === 'failed' && isPassing(state.error))

/**
 * Makes the page that of a person before user_info has answered: of the one whom user_info named in this same session.
 * Until it does so again nothing is sent for them.
 * @returns whether the page is now theirs
 */
export const assumeSession = ({ campus: collegeId, username, role }: PersistedOwner): boolean => {
  const campus = readCampusConfig()
  if (!isOpen(sessionState()) || !ownSession() || campus?.college_id !== collegeId || role !== ROLE_MAHASISWA)
    return false
  const person: Ready = { status: 'ready', identity: { username, role, uuid: '', scopes: [] }, campus, isAssumed: true }
  holdCalls(async () => {
    const hasTime = !isFirst // asked now, not when the person is confirmed
    await confirmAssumed(person)
    // What is on the screen is drawn from what is persisted, and each call costs a slow phone a few ms; the answers that the
    // first screen waits for come at almost the same time, and are drawn once instead of one by one.
    await (hasTime ? whenFirstScreenStands() : Promise.race([whenEarlyAnswered(), wait(TOGETHER_MS)]))
  })
  assume(person)
  return true
}

const isOf = (session: SessionState, { campus, username, role }: PersistedOwner): boolean =>
  session.status === 'ready' &&
  session.campus.college_id === campus &&
  session.identity.username === username &&
  session.identity.role === role

const disownFor = (session: SessionState, owner: PersistedOwner): void => {
  if (session.status !== 'ready' || isOf(session, owner)) return
  disownPersisted()
  void wipePersisted()
}

/**
 * Fills the first screen with what is persisted for the person of this session. A slow phone renders it while user_info and
 * the first calls are on their way, so that fresh answers find the screen there.
 * @returns false when nothing is kept, or it is known already who is signed in: then the page opens as on a first visit
 */
export const openPersisted = async (established: Promise<SessionState>): Promise<boolean> => {
  const owner = readPersistedOwner()
  const kept = owner ? await readPersisted(owner) : []
  if (!owner || kept.length === 0) return false
  void established.then((session) => disownFor(session, owner))
  if (!assumeSession(owner)) return false
  const client = prepareQueryClient()
  restoreAnswers(client, kept)
  if (!isLanding()) return true
  awaitFirstScreen()
  // Fresh answers are read while what is persisted is drawn: what is drawn after they arrived shows them at once.
  isFirst = true
  void prefetchFigures(client, owner.username)
  isFirst = false
  return true
}
