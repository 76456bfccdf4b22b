import { onMessage } from './toast.ts'

/**
 * Returns whether the origin of a message is in the lower half of the window: the element that was pressed last,
 * otherwise the one in focus (when its dialog is closed).
 */
const isLow = (pressed: Element | null): boolean => {
  const control = pressed?.isConnected ? pressed : document.activeElement
  if (!control || control === document.body) return false
  const { top, bottom } = control.getBoundingClientRect()
  return top + bottom > window.innerHeight
}

/**
 * Moves messages to the top of the window (toast-area.module.css) while the pressed element is in its lower half, so
 * that the control and the changes beside it stay visible.
 * @returns an unsubscribe function
 */
export const placeMessages = (): (() => void) => {
  const { documentElement } = document
  let pressed: Element | null = null
  // Some browsers do not focus a button on touch.
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
