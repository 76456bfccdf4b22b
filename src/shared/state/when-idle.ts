/**
 * Settles when the browser has nothing better to do.
 * @param timeoutMs at the latest after this; at once where a browser can not say (Safari)
 */
export const whenIdle = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutMs })
    else resolve()
  })
