import { useSyncExternalStore } from 'react'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import type { CampusConfig } from '#gateway/campus-config.ts'
import { dropEarly } from '#gateway/early.ts'
import { type Identity, isAllowed, readIdentityHint, storeIdentityHint } from '#gateway/session/identity.ts'
import { readSession } from '#gateway/session/token-store.ts'
import { getUserInfo } from '#generated/login/sesi/sesi.ts'
import { createEmitter } from '#shared/emitter.ts'

/** Where the session of this page stands. */
export type SessionState =
  | { status: 'pending' }
  | { status: 'anonymous' }
  | { status: 'failed'; error: Error }
  | { status: 'forbidden'; identity: Identity }
  | { status: 'ready'; identity: Identity; campus: CampusConfig }

let state: SessionState = { status: 'pending' }
const changed = createEmitter<undefined>()

const become = (next: SessionState): SessionState => {
  state = next
  changed.emit(undefined)
  return next
}

const confirm = async (): Promise<SessionState> => {
  const campus = await ensureCampus()
  const { username, uuid, role, scopes } = await getUserInfo()
  const identity: Identity = { username, uuid, role, scopes }
  const hint = readIdentityHint()
  if (hint && (hint.username !== username || hint.role !== role)) dropEarly() // asked for somebody else
  storeIdentityHint(identity)
  return isAllowed(identity) ? { status: 'ready', identity, campus } : { status: 'forbidden', identity }
}

/**
 * Confirms who is signed in (GET /api/user_info) and on which campus. Nothing of a student is shown before.
 * @returns the state that the page is now in
 */
export const establishSession = async (): Promise<SessionState> => {
  if (!readSession()) return become({ status: 'anonymous' })
  become({ status: 'pending' })
  try {
    return become(await confirm())
  } catch (cause) {
    if (!readSession()) return become({ status: 'anonymous' })
    return become({ status: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) })
  }
}

/** Calls back with each new state of the session. @returns the undo */
export const onSessionState = (listener: (next: SessionState) => void): (() => void) =>
  changed.subscribe(() => listener(state))

/** The state of the session, for components. */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(
    (listener) => changed.subscribe(listener),
    () => state,
  )

/** Back to the start, for tests. */
export const resetSessionState = (): void => {
  state = { status: 'pending' }
}
