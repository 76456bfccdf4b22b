/**
 * The sum of numbers of which each may be missing: none (null) adds nothing, one that is unknown leaves the sum unknown.
 * @param numbers undefined, for a list that is unknown, makes the sum unknown too
 * @returns null where the sum is unknown
 */
export const sumKnown = (numbers: readonly (number | null | undefined)[] | undefined): number | null =>
  numbers === undefined || numbers.includes(undefined)
    ? null
    : numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0)
