import { createStore } from '#shared/state/create-store.ts'

type Validate = (operation: string, answer: unknown) => void

const validator = createStore<Validate | null>(null)
/** The latest response of each operation. Validators are loaded after the first screen is rendered. */
const deferred = new Map<string, unknown>()

/** Validates a response now, or as soon as its validator is loaded (docs/contract.md). */
export const deferValidation: Validate = (operation, answer) => {
  const validate = validator.get()
  if (validate) validate(operation, answer)
  else deferred.set(operation, answer)
}

/** Validates the responses that have been waiting, and each later response at once. */
export const startValidation = (validate: Validate): void => {
  validator.set(validate)
  for (const [operation, answer] of deferred) validate(operation, answer)
  deferred.clear()
}
