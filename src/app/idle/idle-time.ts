/** Section 9: idle after 2 s without activity; then the session lasts 1 hour. */
export const IDLE_AFTER_MS = 2000
export const SESSION_MS = 3_600_000
/** Readings, 14: the warning is shown one minute before the end. */
export const WARNING_MS = 60_000

/** Phase of an idle session: open, about to end, or over. */
export type IdlePhase = 'open' | 'warning' | 'expired'

/**
 * Returns the phase for a time without activity (section 4).
 * @param quietMs since the last activity in any tab
 * @returns the phase, and the time until the next one; 0 when there is none
 */
export const idleAt = (quietMs: number): { phase: IdlePhase; nextMs: number } => {
  const leftMs = IDLE_AFTER_MS + SESSION_MS - quietMs
  if (leftMs <= 0) return { phase: 'expired', nextMs: 0 }
  if (leftMs <= WARNING_MS) return { phase: 'warning', nextMs: leftMs }
  return { phase: 'open', nextMs: leftMs - WARNING_MS }
}
