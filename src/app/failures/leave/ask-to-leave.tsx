import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { WayOut } from '../../session/way-out.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { shellQuestion } from './shell-question.ts'

/** Leaves at once when nothing of this person is open after all, or after the person said that it may be forgotten. */
export const askToLeave = (leave: () => void, way: WayOut, loadChecks: LoadPendingChecks): void => {
  // From the account's panel, which closes when the keyboard leaves it: the dialog gives the focus back to its button.
  const panel = document.activeElement?.closest('[data-panel]')
  if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.focus()
  shellQuestion.emit(<LeaveQuestion {...{ leave, way, loadChecks }} onStay={() => shellQuestion.emit(null)} />)
}
