const PAINT = 'paint'

/**
 * Calls back when the page has shown its first content; at the next frame where the browser does not report it. A page that
 * nobody sees paints nothing: it has the next frame when somebody does.
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
