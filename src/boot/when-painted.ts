const PAINT = 'paint'

/**
 * Calls back after the first contentful paint, or at the next frame where the browser does not report paints. A hidden
 * page paints nothing: it is called back when the page becomes visible.
 */
export const whenPainted = (then: () => void): void => {
  const types: readonly string[] =
    typeof PerformanceObserver === 'undefined' ? [] : PerformanceObserver.supportedEntryTypes
  if (!types.includes(PAINT)) {
    requestAnimationFrame(() => setTimeout(then))
    return
  }
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    then()
  })
  observer.observe({ type: PAINT, buffered: true })
}
