import { isRecord } from '#shared/text/is-record.ts'
import { isFirstOfDocument, navigationOf, type Traversal } from './navigation.ts'

/** Open dialogs and drawers, the newest last. */
const open: { close: (() => void) | null }[] = []

/** Returns whether a dialog or drawer is open that Back closes. */
export const hasOpenLayer = (): boolean => open.length > 0

const onNavigate = (event: Event): void => {
  const { navigationType, cancelable } = event as Traversal
  const close = open.at(-1)?.close
  if (navigationType !== 'traverse' || !cancelable || !close) return
  event.preventDefault()
  close()
}

/** Marks the history entry below a screen that was opened directly by URL. */
const STEP = 'stepBelow'

const isStep = (state: unknown): boolean => isRecord(state) && state[STEP] === true

/** Going back to the step leaves the screen. */
const leaveStep = ({ state }: PopStateEvent): void => {
  if (isStep(state) && !hasOpenLayer()) window.history.back()
}

/**
 * Adds a history entry of this page below the screen if there is none: browsers let a page intercept Back only between
 * its own entries, and a screen opened directly by URL has none below it.
 */
const putStepBelow = (): void => {
  const navigation = navigationOf(window)
  if (!navigation || !isFirstOfDocument(navigation)) return
  const { history, location } = window
  const state: unknown = history.state
  const known = isRecord(state) ? state : {}
  const { href, pathname } = location
  history.replaceState({ ...known, [STEP]: true }, '', pathname)
  history.pushState({ ...known, idx: Number(known['idx'] ?? 0) + 1 }, '', href)
  window.addEventListener('popstate', leaveStep) // adding the same function again has no effect
}

/**
 * Lets Back close a dialog or drawer instead of leaving the screen. Without the Navigation API (Firefox before 147,
 * Safari before 26.2) Back leaves the screen. Browsers let a page intercept Back once per user interaction.
 * @param close called instead of the traversal; it may leave the layer open. null for a layer with a history entry of its
 * own, which Back closes by itself
 * @returns an unsubscribe function
 */
export const closeOnBack = (close: (() => void) | null): (() => void) => {
  const layer = { close }
  if (close) putStepBelow()
  if (open.push(layer) === 1) navigationOf(window)?.addEventListener('navigate', onNavigate)
  return () => {
    open.splice(open.indexOf(layer), 1)
    if (open.length === 0) navigationOf(window)?.removeEventListener('navigate', onNavigate)
  }
}
