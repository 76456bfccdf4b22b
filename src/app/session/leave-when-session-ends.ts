import { forgetEndedSession, forgetInTab } from '#gateway/campus/forget-ended-session.ts'
import { disownPersisted } from '#gateway/offline/persisted-name.ts'
import { cancelReads, holdCalls } from '#gateway/query/query-client.ts'
import { closeSession, onSessionEnd } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { disownPapers, mayHavePapers } from '#gateway/wallet/paper-marks.ts'
import { clearAppBadge } from '#shared/browser/app-badge.ts'
import { forgetDirtyForms } from '#shared/state/dirty-forms.ts'

/** Wipes the persisted data. The next page wipes again (after-start.ts), because this one may be unloaded first. */
const wipePersistedLater = async (): Promise<void> => {
  try {
    await (await import('#gateway/offline/persisted-answers.ts')).wipePersisted()
  } catch {
    // if the chunk fails to load, the data is still unreadable, because it has no owner
  }
}

/** Removes the papers of a student whose session the gateway refused. Without their marks they are unreadable at once. */
const wipePapersLater = async (): Promise<void> => {
  if (!mayHavePapers()) return
  disownPapers()
  try {
    await (await import('#gateway/wallet/papers.ts')).wipePapers()
  } catch {
    // unreadable anyway
  }
}

/**
 * Clears the page when its session ends elsewhere, is replaced or is refused: it shows and sends nothing more, however
 * long the next page takes to load. /oauth continues with the next session.
 * @returns a function that returns whether this has happened
 */
export const leaveWhenSessionEnds = (): (() => boolean) => {
  let hasLeft = false
  onSessionEnd((reason) => {
    clearAppBadge()
    const isNobodyHere = !readSession() // false when the stored session belongs to another user
    if (isNobodyHere) disownPersisted() // makes it unreadable; the login wipes it
    if (reason === 'refused' && isNobodyHere) void wipePapersLater()
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
    forgetDirtyForms() // prevents the leave guard
    window.location.replace('/')
  })
  return () => hasLeft
}
