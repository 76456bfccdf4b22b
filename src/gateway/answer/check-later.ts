import { createStore } from '#shared/state/create-store.ts'

type Check = (operation: string, answer: unknown) => void

const checker = createStore<Check | null>(null)
/** The latest response of each operation. Validators are loaded after the first screen is rendered. */
const unchecked = new Map<string, unknown>()

/** Validates a response now, or as soon as its validator is loaded (docs/contract.md). */
export const checkLater: Check = (operation, answer) => {
  const check = checker.get()
  if (check) check(operation, answer)
  else unchecked.set(operation, answer)
}

/** Validates the responses that have been waiting, and each later response at once. */
export const checkWith = (check: Check): void => {
  checker.set(check)
  for (const [operation, answer] of unchecked) check(operation, answer)
  unchecked.clear()
}
