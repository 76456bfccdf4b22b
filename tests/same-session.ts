import { sessionId } from '#gateway/session/session.ts'
import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** Lets the next page of a test be of the session of the one before: renderScreen signs in anew, a reload does not. */
export const inSameSession = (): void => {
  for (const name of sessionStore.names()) {
    const note = readJson(sessionStore, name)
    if (isRecord(note) && 'session' in note) sessionStore.set(name, JSON.stringify({ ...note, session: sessionId() }))
  }
}
