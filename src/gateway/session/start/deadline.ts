/** Time limit of a call. */
export interface Deadline {
  signal: AbortSignal
  /** Restarts the time limit after a sign of life. */
  renew: () => void
  /** Ends the time limit and stops following the caller's signal. */
  end: () => void
}

/**
 * Returns a signal that aborts after a time, or with another signal. Replaces AbortSignal.timeout and AbortSignal.any,
 * which phones before Chrome 116 lack. The reason is a TimeoutError; before Chrome 98 a signal carries no reason, and
 * the waiting call fails with an AbortError.
 * @param signal the caller's own, if any
 */
export const deadline = (ms: number, signal?: AbortSignal | null): Deadline => {
  const own = new AbortController()
  const follow = () => own.abort(signal?.reason)
  const begin = () => setTimeout(() => own.abort(new DOMException('', 'TimeoutError')), ms)
  let timer = begin()
  signal?.addEventListener('abort', follow)
  if (signal?.aborted) follow()
  return {
    signal: own.signal,
    renew: () => {
      clearTimeout(timer)
      timer = begin()
    },
    end: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', follow)
    },
  }
}
