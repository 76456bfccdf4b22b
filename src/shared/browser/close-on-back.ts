import { navigationOf, type Traversal } from './navigation.ts'

/** Dialogs and drawers above the screen, the newest last. */
const open: { close: () => void }[] = []

/** Returns whether a dialog or drawer is open that Back closes. */
export const hasOpenLayer = (): boolean => open.length > 0

const onNavigate = (event: Event): void => {
  const { navigationType, cancelable } = event as Traversal
  const top = open.at(-1)
  if (navigationType !== 'traverse' || !cancelable || !top) return
  event.preventDefault()
  top.close()
}

/**
 * Lets Back close a dialog or drawer instead of leaving the screen. Without the Navigation API (Firefox before 147, Safari
 * before 26.2) Back leaves the screen. A browser lets a page hold Back once for each thing that the person does.
 * @param close called instead of the traversal; it may leave the layer open
 * @returns an unsubscribe function
 */
export const closeOnBack = (close: () => void): (() => void) => {
  const layer = { close }
  if (open.push(layer) === 1) navigationOf(window)?.addEventListener('navigate', onNavigate)
  return () => {
    open.splice(open.indexOf(layer), 1)
    if (open.length === 0) navigationOf(window)?.removeEventListener('navigate', onNavigate)
  }
}
