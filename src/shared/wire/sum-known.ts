/**
 * Returns the sum of numbers that may be missing: null adds nothing, undefined makes the sum unknown.
 * @param numbers undefined for an unknown list, which makes the sum unknown too
 * @returns null when the sum is unknown
 */
export const sumKnown = (numbers: readonly (number | null | undefined)[] | undefined): number | null =>
  numbers === undefined || numbers.includes(undefined)
    ? null
    : numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0)
