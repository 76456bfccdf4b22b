const FIRST_MS = 1000
const LONGEST_MS = 30_000

/**
 * How long to wait before the next attempt: twice as long each time, at most 30 s, spread so that a gateway that comes
 * back is not met by everybody at once.
 * @param attempt 0 is the first repetition
 * @param chance from 0 to 1
 */
export const waitMs = (attempt: number, chance: number): number => {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10))
  return longest / 2 + (chance * longest) / 2
}
