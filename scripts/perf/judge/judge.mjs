// Decides whether a measurement counts, and compares it with its budget.

/** Timed budgets count only below this load by other processes (1 min), and with at least this many rounds. */
export const LOAD_LIMIT = 2
export const ROUNDS_NEEDED = 7

/**
 * Returns why a run cannot be judged.
 * @typedef {{ problems: string[], loads: { others: number }[], rounds: number, isQuick: boolean, roundsNeeded?: number
 * }} Conditions
 * @param {Conditions} conditions of a run
 * @returns {string[]} why its timed budgets cannot be judged; empty when they can
 */
export const reasonsAgainst = ({ problems, loads, rounds, isQuick, roundsNeeded = ROUNDS_NEEDED }) => {
  const highest = Math.max(...loads.map(({ others }) => others))
  return [
    ...problems.map((problem) => `throttle: ${problem}`),
    ...(highest > LOAD_LIMIT ? [`load of others ${highest.toFixed(1)} is above ${LOAD_LIMIT}`] : []),
    ...(isQuick ? ['a quick look'] : []),
    ...(!isQuick && rounds < roundsNeeded ? [`${rounds} rounds, ${roundsNeeded} needed`] : []),
  ]
}

/**
 * Compares a row with its budget.
 * @typedef {'aim held' | 'held' | 'missed' | 'not judged' | 'no budget'} Verdict
 * @param {{ value: number, must?: number | undefined, aim?: number | undefined, timed: boolean }} row smaller is better
 * @param {readonly string[]} reasons from reasonsAgainst; bytes and counts are judged regardless of them
 * @returns {Verdict}
 */
export const judge = ({ value, must, aim, timed }, reasons) => {
  if (must === undefined) return 'no budget'
  if (timed && reasons.length > 0) return 'not judged'
  if (!(value <= must)) return 'missed'
  return aim !== undefined && value <= aim ? 'aim held' : 'held'
}

/**
 * Returns the exit code of a run. @param {readonly Verdict[]} verdicts @returns {0 | 1 | 2} held, missed, or not judged
 * (which does not count as held)
 */
export const exitCode = (verdicts) => {
  if (verdicts.includes('missed')) return 1
  return verdicts.includes('not judged') ? 2 : 0
}
