/**
 * A signal that aborts after a time, or with another signal. Stands for AbortSignal.timeout and AbortSignal.any,
 * which phones before Chrome 116 do not have. The reason is a TimeoutError; before Chrome 98 a signal carries no
 * reason of its own, and what is waiting fails with an AbortError.
 * @param signal the caller's own, if any
 */
export const deadline = (ms: number, signal?: AbortSignal | null): AbortSignal => {
  const own = new AbortController()
  const follow = () => own.abort(signal?.reason)
  setTimeout(() => own.abort(new DOMException('', 'TimeoutError')), ms)
  signal?.addEventListener('abort', follow)
  if (signal?.aborted) follow()
  return own.signal
}
