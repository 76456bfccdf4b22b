import { createStore } from '#shared/state/create-store.ts'

type Validate = (operation: string, answer: unknown) => void

const validator = createStore<Validate | null>(null)
/** The latest answer of each operation: validators come when the first screen stands. */
const deferred = new Map<string, unknown>()

/** Has an answer checked against its validator: now, or as soon as there is one (docs/contract.md). */
export const deferValidation: Validate = (operation, answer) => {
  const validate = validator.get()
  if (validate) validate(operation, answer)
  else deferred.set(operation, answer)
}

/** Checks what has waited, and from now on each answer at once. */
export const startValidation = (validate: Validate): void => {
  validator.set(validate)
  for (const [operation, answer] of deferred) validate(operation, answer)
  deferred.clear()
}
