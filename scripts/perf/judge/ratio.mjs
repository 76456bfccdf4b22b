// Statistics of interleaved rounds: medians, and ratios of values measured in the same round.

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * Summarises the values of all rounds.
 * @typedef {{ value: number, low: number, high: number, rounds: number }} Summary
 * @param {readonly number[]} values one for each round
 * @returns {Summary} median with lowest and highest
 */
export const summarise = (values) => ({
  value: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
  rounds: values.length,
})

/**
 * Returns the ratio of two series, paired by round: noise that lasts longer than a round affects both and cancels out.
 * @param {readonly number[]} ours
 * @param {readonly number[]} floor
 * @returns {Summary}
 * @throws Error when the series have different lengths
 */
export const pairedRatio = (ours, floor) => {
  if (ours.length !== floor.length) throw new Error(`${ours.length} rounds can not be paired with ${floor.length}`)
  return summarise(ours.map((value, round) => value / (floor[round] ?? Number.NaN)))
}
