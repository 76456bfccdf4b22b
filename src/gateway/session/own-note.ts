import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { holdsSession, sessionId } from './session.ts'

/** Begins the name of everything personal that a tab keeps. */
const PREFIX = 'own '

/**
 * Keeps something personal in this tab. It is bound to the session and the student, and outlives a reload, not the session.
 * @param student whom it is about, or who typed it for whom
 */
export const keepOwn = (name: string, student: string, value: unknown): void => {
  const session = sessionId()
  if (session !== null) sessionStore.set(PREFIX + name, JSON.stringify({ session, student, value }))
}

/**
 * Reads what this session keeps under a name.
 * @param student null on a page that knows no student: whoever the session acted for last
 * @returns undefined for nothing, and for what another session or another student left
 */
export const readOwn = (name: string, student: string | null): unknown => {
  const note = holdsSession() ? readJson(sessionStore, PREFIX + name) : undefined
  if (!isRecord(note) || note['session'] !== sessionId()) return undefined
  return student === null || note['student'] === student ? note['value'] : undefined
}

/** Forgets what another session left in this tab. */
export const forgetForeign = (): void => {
  const session = sessionId()
  const isStaying = (name: string): boolean => {
    const note = name.startsWith(PREFIX) ? readJson(sessionStore, name) : { session }
    return isRecord(note) && note['session'] === session
  }
  sessionStore.clear(isStaying)
}
