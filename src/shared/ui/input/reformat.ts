/** Format of a number field. */
export interface NumberFormat {
  /** Returns the significant characters of a text: digits and signs, without the grouping dots. */
  keep: (text: string) => string
  /** Returns the shown text of significant characters. */
  show: (kept: string) => string
  /** Maximum number of significant characters. */
  maxKept: number
}

/** A field after an edit, before it is formatted. */
export interface Edit {
  text: string
  /** Caret offset in the text. */
  caret: number
  /** Text of the field before the edit. */
  previous: string
  /** Type of the edit: 'insertText', 'deleteContentForward', … */
  inputType: string
}

/** Deletes the adjacent digit when the user deletes a grouping dot. */
const withoutNeighbour = (
  { text, caret, inputType }: Edit,
  keep: NumberFormat['keep'],
): Pick<Edit, 'text' | 'caret'> => {
  const step = inputType === 'deleteContentForward' ? 1 : -1
  let at = step === 1 ? caret : caret - 1
  while (at >= 0 && at < text.length && keep(text.charAt(at)) === '') at += step
  if (at < 0 || at >= text.length) return { text, caret }
  return { text: text.slice(0, at) + text.slice(at + 1), caret: step === 1 ? caret : at }
}

/** Returns the caret offset with this many significant characters to its right; before a dot rather than after it. */
const placeBefore = (text: string, keptAfter: number, keep: NumberFormat['keep']): number => {
  let at = text.length
  while (at > 0 && keep(text.slice(at)).length < keptAfter) at -= 1
  while (at > 0 && keep(text.charAt(at - 1)) === '') at -= 1
  return at
}

/**
 * Returns text and caret of a formatted field after an edit; the caret stays before the same digits. An edit that makes
 * the number too long is rejected: otherwise the last digit would be lost unnoticed.
 */
export const reformat = (edit: Edit, { keep, show, maxKept }: NumberFormat): Pick<Edit, 'text' | 'caret'> => {
  const { previous, text, caret, inputType } = edit
  const kept = keep(text)
  if (kept.length > maxKept) {
    return { text: previous, caret: Math.max(0, Math.min(previous.length, caret - (text.length - previous.length))) }
  }
  const lostOnlyDots = inputType.startsWith('deleteContent') && text.length < previous.length && kept === keep(previous)
  const meant = lostOnlyDots ? withoutNeighbour(edit, keep) : { text, caret }
  const shown = show(keep(meant.text))
  return { text: shown, caret: placeBefore(shown, keep(meant.text.slice(meant.caret)).length, keep) }
}
