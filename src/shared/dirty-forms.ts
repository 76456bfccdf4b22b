const dirty = new Set<object>()

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
