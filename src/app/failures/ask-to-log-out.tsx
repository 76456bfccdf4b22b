import { LogOutQuestion } from './log-out-question.tsx'
import { shellQuestion } from './shell-question.ts'

/** Logs out at once when nothing of this person is open after all, or after the person said that it may be forgotten. */
export const askToLogOut = (leave: () => void): void => {
  // The panel gives the focus back to its button in the bar, and the dialog to the bar.
  document.activeElement?.closest<HTMLElement>('[popover]')?.hidePopover()
  shellQuestion.emit(<LogOutQuestion leave={leave} onStay={() => shellQuestion.emit(null)} />)
}
