import type { AccountSwitch } from '#domain/akun/account-switch.ts'
import type { TokenAnswer } from '#gateway/session/token/token-request.ts'
import { readSession, saveSession } from '#gateway/session/token/token-store.ts'
import { mayHaveOpenWrites } from '#gateway/writes/outbox-facade.ts'
import { HOME } from '#shared/home.ts'
import { leaveForms } from '#shared/state/dirty-forms.ts'
import { randomId } from '#shared/state/random-id.ts'
import { leaveAndForget } from './log-out.ts'
import { noteSwitch } from './noted-switch.ts'

/**
 * Replaces the session of this page by that of another account of the same user. As at logout, nothing of the old one
 * is kept, in this tab or others, and the portal restarts with the campus settings of the new one.
 */
const replaceSession = async (tokens: TokenAnswer): Promise<void> => {
  await leaveAndForget()
  if (readSession()) {
    window.location.replace('/') // another tab has signed in a user meanwhile: the stored session is theirs
    return
  }
  // Only stored: this page shows the old account until it is unloaded, and sends nothing as the new one.
  saveSession(tokens.refresh_token, Date.now(), randomId())
  noteSwitch()
  window.location.replace(HOME)
}

/**
 * Creates the shell functions with which a screen switches accounts.
 * @param askAboutWrites asks the user about open writes
 */
export const createAccountSwitch = (
  askAboutWrites: (go: () => void, way: 'logout') => Promise<void>,
): AccountSwitch => ({
  ask: async (go) => {
    if (mayHaveOpenWrites()) await askAboutWrites(go, 'logout')
    else leaveForms(go, 'draft.logout')
  },
  replaceSession,
})
