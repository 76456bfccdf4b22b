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

/** The first responses are rendered together if the last one arrives within this time. */
const TOGETHER_MS = 50

/** True while the calls of the first screen are being started. */
let isFirst = false

/**
 * Lets a call be sent once the assumed user is confirmed. @throws GatewayError when the user cannot be confirmed, or is
 * another one
 */
const confirmAssumed = async ({ identity }: Ready): Promise<void> => {
  const next = await attemptOnce()
  if (next.status === 'ready' && next.identity.username === identity.username) return
  if (next.status !== 'failed') disownPersisted() // a failure says nothing about the owner
  throw new GatewayError('', { kind: 'client', operation: 'getUserInfo', status: 401 })
}

/** Returns whether user_info is pending, or has failed without information about the user. */
const isOpen = (state: SessionState): boolean =>
  state.status === 'pending' || (state.status === 'failed' && isPassing(state.error))

/**
 * Makes the page that of the assumed user before user_info has responded: the user whom user_info named earlier in this
 * session. No call is sent until user_info confirms them.
 * @returns whether the page now belongs to that user
 */
export const assumeSession = ({ campus: collegeId, username, role }: PersistedOwner): boolean => {
  const campus = readCampusConfig()
  if (!isOpen(sessionState()) || !ownSession() || campus?.college_id !== collegeId || role !== ROLE_MAHASISWA)
    return false
  const person: Ready = { status: 'ready', identity: { username, role, uuid: '', scopes: [] }, campus, isAssumed: true }
  holdCalls(async () => {
    const hasTime = !isFirst // evaluated now, not after the confirmation
    await confirmAssumed(person)
    // The screen already shows persisted data, and each call costs a slow phone a few ms. The responses of the first
    // screen arrive almost together, and are rendered once instead of one by one.
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
 * Fills the first screen with the persisted data of this session's user. A slow phone renders it while user_info and
 * the first calls are in flight, so that the screen is ready for fresh responses.
 * @returns false when nothing is persisted, or the user is already confirmed: the page then opens as on a first visit
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
  // Fresh responses are parsed while persisted data is rendered, so that components rendered later show them at once.
  isFirst = true
  void prefetchFigures(client, owner.username)
  isFirst = false
  return true
}
