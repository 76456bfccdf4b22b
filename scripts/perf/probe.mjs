// Runs inside the page before its own scripts. Records paints, layout shifts, long tasks and the moment of `ready`.

/**
 * Sent to the browser as text, so it must not use anything from outside.
 * @param {string} readySelector element that must be visible for the screen to count as ready
 */
export const probe = (readySelector) => {
  const seen = { fcp: 0, lcp: 0, cls: 0, ready: 0, longTasks: [] }
  window.perfProbe = seen
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]))
  // Layout shift is summed in session windows: at most 1 s between two shifts, at most 5 s in total.
  let sum = 0
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return
    const same = startTime - last < 1000 && startTime - first < 5000
    if (!same) first = startTime
    sum = same ? sum + value : value
    last = startTime
    seen.cls = Math.max(seen.cls, sum)
  })
  const afterPaint = (take) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => take(performance.now())
      channel.port2.postMessage(null)
    })
  const isVisible = () => {
    const box = document.querySelector(readySelector)?.getBoundingClientRect()
    return box !== undefined && box.width > 0 && box.height > 0
  }
  const watch = () => {
    if (!isVisible()) return requestAnimationFrame(watch)
    return afterPaint((now) => {
      seen.ready = now
    })
  }
  requestAnimationFrame(watch)
}

/** Returns the records of the page at the end of a visit. Sent to the browser as text. */
export const readProbe = () => {
  const [page] = performance.getEntriesByType('navigation')
  return {
    ...window.perfProbe,
    html: page?.responseEnd ?? 0,
    resources: performance
      .getEntriesByType('resource')
      .map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd })),
  }
}
