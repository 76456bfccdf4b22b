const dirty = new Set<object>()

/** Question before typed text leaves the screen: on the way to another page, to the login, or to another student. */
export type LeaveQuestion = 'draft.leave' | 'draft.logout' | 'draft.change'

/** Goes on once the person has said so. */
type Ask = (leave: () => void, question: LeaveQuestion) => void
let ask: Ask | null = null

/**
 * Says that a form holds something typed that is kept nowhere else: until the undo is called, no page reloads by itself
 * (readings, 39).
 * @returns the undo, for whoever has sent, kept or thrown away what was typed
 */
export const markFormDirty = (): (() => void) => {
  const form = {}
  dirty.add(form)
  return () => {
    dirty.delete(form)
  }
}

/** Whether a reload would lose something typed. */
export const hasDirtyForm = (): boolean => dirty.size > 0

/** The session is over: nobody is asked any more, the page is left. */
export const forgetDirtyForms = (): void => dirty.clear()

/** For the one place that asks before a form is left. @returns the undo */
export const onLeaveRequest = (asker: Ask): (() => void) => {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Leaves at once, or after the person has answered the question about typed text. */
export const leaveForms = (leave: () => void, question: LeaveQuestion): void => {
  if (hasDirtyForm() && ask) ask(leave, question)
  else leave()
}
