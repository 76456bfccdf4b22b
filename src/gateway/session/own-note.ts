import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { holdsSession, sessionId } from './session.ts'

/** Name prefix of all personal entries in the tab's storage. */
const PREFIX = 'own '

/**
 * Stores a personal value in this tab. It is bound to the session and the student, survives a reload, and ends with the
 * session.
 * @param student the student that the value is about, or for whom it was typed
 */
export const keepOwn = (name: string, student: string, value: unknown): void => {
  const session = sessionId()
  if (session !== null) sessionStore.set(PREFIX + name, JSON.stringify({ session, student, value }))
}

/**
 * Reads a personal value of this session.
 * @param student null on a page without a student: the last one of the session
 * @returns undefined when there is none, and for values of another session or student
 */
export const readOwn = (name: string, student: string | null): unknown => {
  const note = holdsSession() ? readJson(sessionStore, PREFIX + name) : undefined
  if (!isRecord(note) || note['session'] !== sessionId()) return undefined
  return student === null || note['student'] === student ? note['value'] : undefined
}

/** Removes the personal values of other sessions from this tab. */
export const forgetForeign = (): void => {
  const session = sessionId()
  const isStaying = (name: string): boolean => {
    const note = name.startsWith(PREFIX) ? readJson(sessionStore, name) : { session }
    return isRecord(note) && note['session'] === session
  }
  sessionStore.clear(isStaying)
}
