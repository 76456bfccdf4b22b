import { createStore } from '#shared/state/create-store.ts'

type Check = (operation: string, answer: unknown) => void

const checker = createStore<Check | null>(null)
/** The latest answer of each operation: validators come when the first screen stands. */
const unchecked = new Map<string, unknown>()

/** Has an answer checked against its validator: now, or as soon as there is one (docs/contract.md). */
export const checkLater: Check = (operation, answer) => {
  const check = checker.get()
  if (check) check(operation, answer)
  else unchecked.set(operation, answer)
}

/** Checks what has waited, and from now on each answer at once. */
export const checkWith = (check: Check): void => {
  checker.set(check)
  for (const [operation, answer] of unchecked) check(operation, answer)
  unchecked.clear()
}
