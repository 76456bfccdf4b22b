/**
 * Resolves when the browser is idle.
 * @param timeoutMs longest wait; resolves at once where a browser does not report idle time (Safari)
 */
export const whenIdle = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutMs })
    else resolve()
  })
