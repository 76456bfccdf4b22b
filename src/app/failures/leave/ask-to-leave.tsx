import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { WayOut } from '../../session/way-out.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { shellQuestion } from './shell-question.ts'

/** Leaves at once when this user has no open writes, otherwise after the user has confirmed. */
export const askToLeave = (leave: () => void, way: WayOut, loadChecks: LoadPendingChecks): void => {
  // The account panel closes when it loses the focus, so the dialog returns the focus to the panel's button.
  const panel = document.activeElement?.closest('[data-panel]')
  if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.focus()
  shellQuestion.emit(<LeaveQuestion {...{ leave, way, loadChecks }} onStay={() => shellQuestion.emit(null)} />)
}
