const dirty = new Set<object>()

/** Dialog before typed text is lost: on the way to another page, to the login, or to another student. */
export type LeaveQuestion = 'draft.leave' | 'draft.logout' | 'draft.change'

/** Shows the dialog and calls `leave` after the user confirms. */
type Ask = (leave: () => void, question: LeaveQuestion) => void
let ask: Ask | null = null

/**
 * Marks a form as holding unsaved input: until it is released, no page reloads by itself (readings, 39).
 * @returns a function that releases it, to be called after the input was sent, stored or discarded
 */
export const markFormDirty = (): (() => void) => {
  const form = {}
  dirty.add(form)
  return () => {
    dirty.delete(form)
  }
}

/** Returns whether a reload would lose typed input. */
export const hasDirtyForm = (): boolean => dirty.size > 0

/** Clears all marks when the session ends: the page is left without a dialog. */
export const forgetDirtyForms = (): void => dirty.clear()

/** Registers the only dialog that confirms leaving a form. @returns an unsubscribe function */
export const onLeaveRequest = (asker: Ask): (() => void) => {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Leaves at once, or after the user has confirmed the dialog about typed text. */
export const leaveForms = (leave: () => void, question: LeaveQuestion): void => {
  if (hasDirtyForm() && ask) ask(leave, question)
  else leave()
}
