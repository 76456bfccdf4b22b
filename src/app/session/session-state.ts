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

/** State of the session of this page. */
export type SessionState =
  | { status: 'pending' }
  | { status: 'anonymous' }
  | { status: 'failed'; error: Error }
  | { status: 'forbidden'; identity: Identity }
  | {
      status: 'ready'
      identity: Identity
      campus: CampusConfig
      /** Set while persisted responses are shown and user_info has not responded. No call is sent until then. */
      isAssumed?: true
    }

export type Ready = Extract<SessionState, { status: 'ready' }>

const PENDING: SessionState = { status: 'pending' }
const state = createStore<SessionState>(PENDING)
const assumed = createStore<Ready | null>(null)

/**
 * State for components. The confirmation of an assumed user is withheld until the first screen is rendered: a store
 * that changes during the first render makes React discard it and start again, in one long task.
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

/** Returns the student that the login requested early data for, if not confirmed yet. */
const typedStudent = () => {
  const typed = window.portalBoot?.typed
  return typed === undefined ? null : { username: typed, role: ROLE_MAHASISWA }
}

const confirm = async (): Promise<Extract<SessionState, { identity: Identity }>> => {
  const campus = await ensureCampus()
  const { username, uuid, role, scopes } = await getUserInfo()
  const identity: Identity = { username, uuid, role, scopes }
  const hint = readIdentityHint() ?? typedStudent()
  if (hint && (hint.username !== username || hint.role !== role)) dropEarly() // requested for another user
  return isAllowed(identity) ? { status: 'ready', identity, campus } : { status: 'forbidden', identity }
}

/**
 * Returns whether an error is temporary: no response, or one without information about the user. The screen may stay.
 */
export const isPassing = (error: Error): boolean =>
  error instanceof GatewayError && ['network', 'timeout', 'server'].includes(error.kind)

/** Sets the state of the page. Held calls are sent when a user is signed in. */
export const settle = (next: SessionState): SessionState => {
  assumed.set(null)
  const settled = become(next)
  holdCalls(null, next.status === 'ready')
  return settled
}

const establish = async (): Promise<SessionState> => {
  try {
    const confirmed = await confirm()
    if (!ownSession()) return settle({ status: 'anonymous' }) // replaced while the response was pending
    storeIdentityHint(confirmed.identity) // not earlier: it would be the hint of the session that replaced this one
    return settle(confirmed)
  } catch (cause) {
    if (!ownSession()) return settle({ status: 'anonymous' })
    const error = cause instanceof Error ? cause : new Error(String(cause))
    if (assumed.get() && isPassing(error)) throw error
    return settle({ status: 'failed', error })
  }
}

const attempt = createStore<Promise<SessionState> | null>(null)

/**
 * Runs one confirmation at a time for all callers. @throws the temporary failure of an attempt while persisted
 * responses are shown
 */
export const attemptOnce = (): Promise<SessionState> => {
  const underway = attempt.get()
  if (underway) return underway
  const begun = establish().finally(() => attempt.set(null))
  attempt.set(begun)
  return begun
}

/**
 * Confirms the signed-in user (GET /api/user_info) and the campus. No student data is shown before, except what this
 * session has persisted (open-persisted.ts).
 * @returns the new state of the page
 */
export const establishSession = async (): Promise<SessionState> => {
  if (!ownSession()) return settle({ status: 'anonymous' })
  if (!assumed.get()) become(PENDING)
  return attemptOnce().catch(state.get)
}

/** Shows persisted responses of a user whom user_info has not confirmed yet (open-persisted.ts). */
export const assume = (person: Ready): void => {
  assumed.set(person)
  become(person)
}

/** Replaces the settings of the campus for the same user (refetch-campus.ts). Components that use them re-render. */
export const renewCampus = (campus: CampusConfig): void => {
  const current = state.get()
  if (current.status === 'ready') become({ ...current, campus })
}

export const sessionState = state.get

/** Subscribes to the state of the session. @returns an unsubscribe function */
export const onSessionState = state.subscribe

/** Returns the state of the session; for components. */
export const useSessionState = (): SessionState => useSyncExternalStore(watch, shown.get)
