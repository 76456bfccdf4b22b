import { sessionId } from '#gateway/session/session.ts'
import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** Assigns the next page of a test to the previous page's session, as after a reload: renderScreen signs in again. */
export const inSameSession = (): void => {
  for (const name of sessionStore.names()) {
    const note = readJson(sessionStore, name)
    if (isRecord(note) && 'session' in note) sessionStore.set(name, JSON.stringify({ ...note, session: sessionId() }))
  }
}
