import { useState } from 'react'
import { isSealed } from '#gateway/session/session.ts'
import { mayHaveOpenWrites } from '#gateway/writes/outbox-facade.ts'
import { logOutOfForms } from '#shared/state/dirty-forms.ts'
import { logOut } from './log-out.ts'

/** Logging out by a button: once, however often it is pressed; after a question where something is open. */
export const useLeave = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    if (leaving) return
    const go = (isAsked?: boolean) => {
      setLeaving(true)
      void logOut(isAsked)
    }
    if (isSealed() || !mayHaveOpenWrites()) logOutOfForms(go)
    else {
      const ask = import('../later-screens.ts').then(({ askToLogOut }) => askToLogOut(go))
      ask.catch(() => go(false)) // without its file nobody can be asked: what is open stays for the next session
    }
  }
  return { leaving, leave }
}
