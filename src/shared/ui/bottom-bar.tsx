const HEIGHT = '--bottom-bar'

/**
 * For the ref of a bar that stays at the bottom of the window (`data-bottom-bar`): what floats in the corner stands above it,
 * however many lines its reasons take.
 */
export const measureBottomBar = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar || typeof ResizeObserver === 'undefined') return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}
