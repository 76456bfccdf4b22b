import { useSyncExternalStore } from 'react'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { dropEarly } from '#gateway/call/early.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import type { CampusConfig } from '#gateway/campus/campus-config.ts'
import { holdCalls } from '#gateway/query/query-client.ts'
import {
  type Identity,
  isAllowed,
  ROLE_MAHASISWA,
  readIdentityHint,
  storeIdentityHint,
} from '#gateway/session/identity.ts'
import { ownSession } from '#gateway/session/session.ts'
import { getUserInfo } from '#generated/login/sesi/sesi.ts'
import { createStore } from '#shared/state/create-store.ts'

/** Where the session of this page stands. */
export type SessionState =
  | { status: 'pending' }
  | { status: 'anonymous' }
  | { status: 'failed'; error: Error }
  | { status: 'forbidden'; identity: Identity }
  | {
      status: 'ready'
      identity: Identity
      campus: CampusConfig
      /** Kept answers are shown; user_info has not answered yet, and no call leaves before it has. */
      isAssumed?: true
    }

export type Ready = Extract<SessionState, { status: 'ready' }>

const PENDING: SessionState = { status: 'pending' }
const state = createStore<SessionState>(PENDING)
const assumed = createStore<Ready | null>(null)

/**
 * What components see. The confirmation of the person for whom the first screen is being drawn waits until it stands: a
 * store that changes under a first rendering has React throw it away and begin again, in one long task.
 */
const shown = createStore<SessionState>(PENDING)
let watchers = 0

const watch = (listener: () => void): (() => void) => {
  watchers += 1
  shown.set(state.get())
  const stop = shown.subscribe(listener)
  return () => {
    watchers -= 1
    stop()
  }
}

const isConfirmed = (before: SessionState, next: SessionState): boolean =>
  before.status === 'ready' &&
  before.isAssumed === true &&
  next.status === 'ready' &&
  before.identity.username === next.identity.username &&
  before.identity.role === next.identity.role &&
  before.campus.college_id === next.campus.college_id

const become = (next: SessionState): SessionState => {
  state.set(next)
  if (watchers > 0 || !isConfirmed(shown.get(), next)) shown.set(next)
  return next
}

/** For whom the login has asked, when that is not confirmed yet. */
const typedStudent = () => {
  const typed = window.portalBoot?.typed
  return typed === undefined ? null : { username: typed, role: ROLE_MAHASISWA }
}

const confirm = async (): Promise<Extract<SessionState, { identity: Identity }>> => {
  const campus = await ensureCampus()
  const { username, uuid, role, scopes } = await getUserInfo()
  const identity: Identity = { username, uuid, role, scopes }
  const hint = readIdentityHint() ?? typedStudent()
  if (hint && (hint.username !== username || hint.role !== role)) dropEarly() // asked for somebody else
  return isAllowed(identity) ? { status: 'ready', identity, campus } : { status: 'forbidden', identity }
}

/** No answer at all, or none that says anything about the person: what is shown may stay. */
export const isPassing = (error: Error): boolean =>
  error instanceof GatewayError && ['network', 'timeout', 'server'].includes(error.kind)

/** Makes this the state of the page; calls that were held back may leave when somebody is signed in. */
export const settle = (next: SessionState): SessionState => {
  assumed.set(null)
  const settled = become(next)
  holdCalls(null, next.status === 'ready')
  return settled
}

const establish = async (): Promise<SessionState> => {
  try {
    const confirmed = await confirm()
    if (!ownSession()) return settle({ status: 'anonymous' }) // replaced while the answer was on its way
    storeIdentityHint(confirmed.identity) // not before: it would be the hint of the session that replaced this one
    return settle(confirmed)
  } catch (cause) {
    if (!ownSession()) return settle({ status: 'anonymous' })
    const error = cause instanceof Error ? cause : new Error(String(cause))
    if (assumed.get() && isPassing(error)) throw error
    return settle({ status: 'failed', error })
  }
}

const attempt = createStore<Promise<SessionState> | null>(null)

/** One attempt at a time, whoever asks. @throws the passing failure of an attempt while persisted answers are shown */
export const attemptOnce = (): Promise<SessionState> => {
  const underway = attempt.get()
  if (underway) return underway
  const begun = establish().finally(() => attempt.set(null))
  attempt.set(begun)
  return begun
}

/**
 * Confirms who is signed in (GET /api/user_info) and on which campus. Nothing of a student is shown before, but for
 * what this same session has kept (open-persisted.ts).
 * @returns the state that the page is now in
 */
export const establishSession = async (): Promise<SessionState> => {
  if (!ownSession()) return settle({ status: 'anonymous' })
  if (!assumed.get()) become(PENDING)
  return attemptOnce().catch(state.get)
}

/** Shows persisted answers of a person whom user_info has yet to confirm (open-persisted.ts). */
export const assume = (person: Ready): void => {
  assumed.set(person)
  become(person)
}

/** The same person on a campus whose settings have changed (ask-campus-again.ts); everything that reads it renders again. */
export const renewCampus = (campus: CampusConfig): void => {
  const current = state.get()
  if (current.status === 'ready') become({ ...current, campus })
}

/** Where the session of this page stands now. */
export const sessionState = state.get

/** Calls back with each new state of the session. @returns the undo */
export const onSessionState = state.subscribe

/** The state of the session, for components. */
export const useSessionState = (): SessionState => useSyncExternalStore(watch, shown.get)
