const isBehind = () => document.visibilityState === 'hidden'

const onceChanged = (until: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => resolve()
    document.addEventListener('visibilitychange', end, { once: true, signal: until })
    until.addEventListener('abort', end, { once: true })
  })

/** Resolves when the page is visible, or when `until` aborts. */
export const untilInFront = async (until: AbortSignal): Promise<void> => {
  while (isBehind() && !until.aborted) await onceChanged(until)
}

/** Returns a signal that aborts when the page is hidden, or when `until` aborts. */
export const whileInFront = (until: AbortSignal): AbortSignal => {
  const gone = new AbortController()
  const look = () => {
    if (isBehind() || until.aborted) gone.abort()
  }
  document.addEventListener('visibilitychange', look, { signal: gone.signal })
  until.addEventListener('abort', look, { once: true, signal: gone.signal })
  look()
  return gone.signal
}
