/**
 * Returns the number of typing errors between two words: letters that are missing, added, replaced, or swapped with
 * their neighbour (Damerau–Levenshtein distance, optimal string alignment).
 */
export const typingErrors = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : replaced
      current.push(Math.min(replaced, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? a.length
}

/** Returns whether two words differ by at most one typing error. Faster than counting them. */
export const isOneErrorAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [first, second] = [a.slice(start), b.slice(start)]
  const isSwapped = first.length > 1 && first[0] === second[1] && first[1] === second[0]
  return (
    first.slice(1) === second.slice(1) ||
    first.slice(1) === second ||
    first === second.slice(1) ||
    (isSwapped && first.slice(2) === second.slice(2))
  )
}
