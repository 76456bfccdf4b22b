type Check = (operation: string, answer: unknown) => void

let check: Check | null = null
/** The latest answer of each operation: validators come when the first screen stands. */
const unchecked = new Map<string, unknown>()

/** Has an answer checked against its validator: now, or as soon as there is one (docs/contract.md). */
export const checkLater: Check = (operation, answer) => {
  if (check) check(operation, answer)
  else unchecked.set(operation, answer)
}

/** Checks what has waited, and from now on each answer at once; null, for tests, goes back to waiting. */
export const checkWith = (next: Check | null): void => {
  check = next
  if (!next) return
  for (const [operation, answer] of unchecked) next(operation, answer)
  unchecked.clear()
}
