/** Waits before the first question, so that a whole campus does not ask in the same second. */
const FIRST_MAX_MS = 3000
const BASE_MS = 1000
const MAX_MS = 30_000

/** What polling needs of the world; tests bring their own. */
export interface PollTools {
  /** Asks once; true when nothing more has to be asked. What fails is asked again. */
  ask: () => Promise<boolean>
  wait: (ms: number) => Promise<void>
  /** From 0 to 1. */
  random: () => number
  isOver: () => boolean
}

/**
 * How long to wait before the next question: anywhere up to twice as long as the last time (full jitter), at most 30 s.
 * @param attempt questions so far; 0 before the first
 */
export const pollDelay = (attempt: number, random: number): number =>
  attempt === 0 ? random * FIRST_MAX_MS : BASE_MS + random * Math.min(MAX_MS - BASE_MS, BASE_MS * 2 ** attempt)

/** Asks until the answer is yes, or until nobody wants to know any more. @returns whether it was yes */
export const pollUntil = async ({ ask, wait, random, isOver }: PollTools): Promise<boolean> => {
  for (let attempt = 0; ; attempt++) {
    await wait(pollDelay(attempt, random()))
    if (isOver()) return false
    if (await ask().catch(() => false)) return true
  }
}
