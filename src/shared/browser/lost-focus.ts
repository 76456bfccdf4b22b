const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** Parts with a heading of their own: the search for another control ends there. */
const PART = 'section, dialog, main, aside'
const HEADING = 'h1, h2, h3'

/** Safari supports checkVisibility from 17.4 on. */
const isVisible = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility()

const isFocusable = (element: HTMLElement): boolean =>
  !(element as HTMLButtonElement).disabled && !element.closest('[inert]') && isVisible(element)

const focusablesIn = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isFocusable)

/** Place of a removal: its parent element, and the sibling before it. */
interface Place {
  parent: Element
  before: Node | null
}

const isBehind = (element: Element, { parent, before }: Place): boolean => {
  const mark = before?.isConnected ? before : parent
  const position = mark.compareDocumentPosition(element)
  return (
    (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (mark === parent || (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0)
  )
}

const headingOf = (part: Element): HTMLElement | null => {
  const heading = part.querySelector<HTMLElement>(HEADING)
  heading?.setAttribute('tabindex', '-1')
  return heading
}

const mainHeading = (): HTMLElement | null => {
  const main = document.querySelector('main')
  return main && headingOf(main)
}

/**
 * Returns the next control after the place, otherwise the last one before it, in the smallest element that has one;
 * otherwise a heading.
 */
const controlNear = (place: Place): HTMLElement | null => {
  for (let part: Element | null = place.parent; part && part !== document.body; part = part.parentElement) {
    const found = part.matches('main') ? [] : focusablesIn(part)
    const next = found.find((element) => isBehind(element, place)) ?? found.at(-1)
    if (next) return next
    if (part.matches(PART)) return headingOf(part) ?? mainHeading()
  }
  return null
}

/**
 * Returns the focus target of a closed dialog: its only neighbour, the button that opens it, otherwise the heading of
 * the screen.
 */
const openerNear = ({ parent }: Place): HTMLElement | null => {
  const [only, ...others] = focusablesIn(parent)
  return only && others.length === 0 ? only : mainHeading()
}

const placeOf = (focused: Element, records: readonly MutationRecord[]): [Place, Node] | null => {
  for (const { target, previousSibling, removedNodes } of records) {
    const removed = [...removedNodes].find((node) => node.contains(focused))
    if (removed && target instanceof Element && target.isConnected)
      return [{ parent: target, before: previousSibling }, removed]
  }
  return null
}

/**
 * Moves the focus to a nearby control when the focused control is removed from the page, e.g. because another button
 * replaces it: otherwise a screen reader would start again at the top. Code that moves the focus itself takes
 * precedence. Does nothing after the user has clicked outside of all controls.
 * @returns a function that stops it
 */
export const restoreLostFocus = (): (() => void) => {
  let focused: Element | null = null
  const isLost = () => focused !== null && !focused.isConnected && document.activeElement === document.body
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null
  }
  const onBlur = () => {
    // A removed control is no longer connected here; a control that is still connected was blurred by the user.
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body && document.hasFocus()) focused = null
    })
  }
  const observer = new MutationObserver((records) => {
    if (!isLost() || !focused) return
    const found = placeOf(focused, records)
    if (!found) return
    const [place, removed] = found
    setTimeout(() => {
      if (!isLost()) return
      const isDialog = removed instanceof HTMLDialogElement
      const next = isDialog ? openerNear(place) : place.parent.isConnected ? controlNear(place) : mainHeading()
      next?.focus()
    })
  })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    observer.disconnect()
  }
}
