import { useState } from 'react'
import { logOutOfForms } from '#shared/dirty-forms.ts'
import { logOut } from './log-out.ts'

/** Logging out by a button: once, however often it is pressed. */
export const useLeave = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    if (leaving) return
    logOutOfForms(() => {
      setLeaving(true)
      void logOut()
    })
  }
  return { leaving, leave }
}
