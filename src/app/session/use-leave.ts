import { useState } from 'react'
import { isSealed } from '#gateway/session/session.ts'
import { leaveForms } from '#shared/state/dirty-forms.ts'
import { askAboutOpenWrites } from './ask-about-open-writes.ts'
import { logOut } from './log-out.ts'

/** Logging out by a button: once, however often it is pressed; after a question where something is open. */
export const useLeave = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    if (leaving) return
    const go = (isConfirming?: boolean) => {
      setLeaving(true)
      void logOut(isConfirming)
    }
    if (isSealed()) leaveForms(go, 'draft.logout')
    else askAboutOpenWrites('logout', go, () => go(false)) // unasked, what is open stays for the next session
  }
  return { leaving, leave }
}
