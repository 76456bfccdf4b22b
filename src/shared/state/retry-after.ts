/** No server is waited for longer (readings, 155). */
const LONGEST_S = 60
let until = 0

/**
 * Notes that a server named the time after which it may be asked again. Our own repetitions wait for it, at most 60 s; a press of
 * 'Muat Ulang' does not.
 * @param header Retry-After of an answer; a date in place of seconds counts as the longest wait
 */
export const noteRetryAfter = (header: string | null): void => {
  if (header) until = performance.now() + Math.min(LONGEST_S, Number(header) || LONGEST_S) * 1000
}

/** What is left of that time, in milliseconds; negative when it is over. */
export const retryAfterMs = (): number => until - performance.now()
