import { disownPersisted } from '#gateway/offline/persisted-name.ts'
import { cancelReads, holdCalls } from '#gateway/query/query-client.ts'
import { closeSession, onSessionEnd } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { forgetDirtyForms } from '#shared/state/dirty-forms.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'

/** What an operator chose and allowed ends with the session. */
const isOfOthers = (name: string): boolean => !name.startsWith('operator_')

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
    if (reason === 'logout' || window.location.pathname === '/oauth') return
    hasLeft = true
    document.documentElement.dataset['screen'] = 'plain'
    closeSession()
    holdCalls(() => new Promise(() => undefined))
    cancelReads()
    sessionStore.clear(isOfOthers)
    if (isNobodyHere) localStore.clear(isOfOthers)
    forgetDirtyForms() // nobody is asked
    window.location.replace('/')
  })
  return () => hasLeft
}
