/** Longest wait for any server, in seconds (readings, 155). */
const LONGEST_S = 60
let until = 0

/**
 * Records the time that a server set for the next request. Automatic retries wait for it, at most 60 s; pressing 'Muat
 * Ulang' does not.
 * @param header Retry-After of a response; a date in place of seconds counts as the longest wait
 */
export const noteRetryAfter = (header: string | null): void => {
  if (header) until = performance.now() + Math.min(LONGEST_S, Number(header) || LONGEST_S) * 1000
}

/** Returns the remaining time, in milliseconds; negative when it is over. */
export const retryAfterMs = (): number => until - performance.now()
