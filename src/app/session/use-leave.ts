import { useState } from 'react'
import { mayHaveOpenWrites } from '#gateway/open-writes.ts'
import { isSealed } from '#gateway/session/session.ts'
import { logOutOfForms } from '#shared/dirty-forms.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { logOut } from './log-out.ts'

/** Logging out by a button: once, however often it is pressed; after a question where something is open (trust.md, 8). */
export const useLeave = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    if (leaving) return
    const go = (isAsked?: boolean) => {
      setLeaving(true)
      void logOut(isAsked)
    }
    if (isSealed() || !mayHaveOpenWrites()) logOutOfForms(go)
    else
      withTexts(import('../failures/ask-to-log-out.tsx'), 'ui').then(
        ({ askToLogOut }) => askToLogOut(go),
        () => go(false), // without its file nobody can be asked: what is open stays for the next session
      )
  }
  return { leaving, leave }
}
