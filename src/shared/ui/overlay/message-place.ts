import { onMessage } from './toast.ts'

/**
 * Returns whether what a message answers is in the lower half of the window: what was pressed last, else what has the focus
 * (its dialog is gone).
 */
const isLow = (pressed: Element | null): boolean => {
  const control = pressed?.isConnected ? pressed : document.activeElement
  if (!control || control === document.body) return false
  const { top, bottom } = control.getBoundingClientRect()
  return top + bottom > window.innerHeight
}

/**
 * Moves messages to the top of the window (toast-area.module.css) while what was pressed is in its lower half, so that the control,
 * and what has changed beside it, stay in sight. @returns the undo
 */
export const placeMessages = (): (() => void) => {
  const { documentElement } = document
  let pressed: Element | null = null
  // Some browsers give a button that is pressed with a finger no focus.
  const note = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('[data-messages]')) pressed = target
  }
  document.addEventListener('click', note, true)
  const unhear = onMessage(({ text }) => {
    if (text !== null) documentElement.toggleAttribute('data-pressed-low', isLow(pressed))
  })
  return () => {
    unhear()
    document.removeEventListener('click', note, true)
    documentElement.removeAttribute('data-pressed-low')
  }
}
