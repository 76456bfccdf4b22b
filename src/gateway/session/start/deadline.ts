/** A time that a call may take. */
export interface Deadline {
  signal: AbortSignal
  /** The time begins anew: there was a sign of life. */
  renew: () => void
  /** The call is over: neither its time nor its caller is listened to any more. */
  end: () => void
}

/**
 * A signal that aborts after a time, or with another signal. Stands for AbortSignal.timeout and AbortSignal.any,
 * which phones before Chrome 116 do not have. The reason is a TimeoutError; before Chrome 98 a signal carries no
 * reason of its own, and what is waiting fails with an AbortError.
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
