/** How a formatted field writes what was typed. */
export interface NumberFormat {
  /** What counts of a text: digits and signs, without the dots that the field itself puts between them. */
  keep: (text: string) => string
  /** What the field shows of what counts. */
  show: (kept: string) => string
  /** Characters that count, at most. */
  maxKept: number
}

/** A field after an edit, before it is formatted. */
export interface Edit {
  text: string
  /** Place of the caret in the text. */
  caret: number
  /** What the field showed before. */
  previous: string
  /** What the browser calls the edit: 'insertText', 'deleteContentForward', … */
  inputType: string
}

/** Whoever deletes one of the field's own dots means the digit behind it, or before it. */
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

/** The place in a text that has so many counting characters to its right; before a dot rather than behind it. */
const placeBefore = (text: string, keptAfter: number, keep: NumberFormat['keep']): number => {
  let at = text.length
  while (at > 0 && keep(text.slice(at)).length < keptAfter) at -= 1
  while (at > 0 && keep(text.charAt(at - 1)) === '') at -= 1
  return at
}

/**
 * What a formatted field shows after an edit, and where the caret stands: before the same digits as the person left it.
 * An edit that makes the number too long is refused, or a digit at the end would be lost unseen.
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
