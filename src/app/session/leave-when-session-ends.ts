import { forgetEndedSession, forgetInTab } from '#gateway/campus/forget-ended-session.ts'
import { disownPersisted } from '#gateway/offline/persisted-name.ts'
import { cancelReads, holdCalls } from '#gateway/query/query-client.ts'
import { closeSession, onSessionEnd } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { forgetDirtyForms } from '#shared/state/dirty-forms.ts'

/** The page that comes wipes again (after-start.ts): this one may be gone before it is done. */
const wipePersistedLater = async (): Promise<void> => {
  try {
    await (await import('#gateway/offline/persisted-answers.ts')).wipePersisted()
  } catch {
    // without its file nothing of it can be read either: it has no owner any more
  }
}

/**
 * A session that ends elsewhere, is replaced or is refused leaves nothing of this page behind: it shows and sends nothing
 * more, however long the next page takes to come. /oauth goes on to the next session.
 * @returns whether that has happened
 */
export const leaveWhenSessionEnds = (): (() => boolean) => {
  let hasLeft = false
  onSessionEnd((reason) => {
    const isNobodyHere = !readSession() // what is stored by now may be somebody else's
    if (isNobodyHere) disownPersisted() // unreadable from now on; the login wipes it
    if (reason === 'logout') return
    forgetInTab()
    if (window.location.pathname === '/oauth') return
    hasLeft = true
    document.documentElement.dataset['screen'] = 'plain'
    closeSession()
    holdCalls(() => new Promise(() => undefined))
    cancelReads()
    forgetEndedSession()
    if (isNobodyHere) void wipePersistedLater()
    forgetDirtyForms() // nobody is asked
    window.location.replace('/')
  })
  return () => hasLeft
}
