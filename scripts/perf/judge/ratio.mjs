// Numbers of interleaved rounds: medians, and ratios of what was measured in the same round.

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * @typedef {{ value: number, low: number, high: number, rounds: number }} Summary
 * @param {readonly number[]} values one a round
 * @returns {Summary} median with lowest and highest
 */
export const summarise = (values) => ({
  value: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
  rounds: values.length,
})

/**
 * Ratios of two series, paired by round: noise that lasts longer than a round is in both and falls out.
 * @param {readonly number[]} ours
 * @param {readonly number[]} floor
 * @returns {Summary}
 * @throws Error when the rounds do not pair
 */
export const pairedRatio = (ours, floor) => {
  if (ours.length !== floor.length) throw new Error(`${ours.length} rounds can not be paired with ${floor.length}`)
  return summarise(ours.map((value, round) => value / (floor[round] ?? Number.NaN)))
}
