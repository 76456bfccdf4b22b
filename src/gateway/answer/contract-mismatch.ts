import { createStore } from '#shared/state/create-store.ts'

/** One place where an answer differs from the contract. Types only: never a value of a person. */
export interface ContractMismatch {
  operation: string
  path: string
  expected: string
  got: string
}

export interface Issue {
  readonly path: readonly PropertyKey[]
  readonly code?: string | undefined
  readonly expected?: unknown
}

const MAX_REPORTS = 200
const reports = createStore<readonly ContractMismatch[]>([])

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** Returns the JSON kind of the value at a path of a response; 'undefined' when it is absent. */
export const kindAt = (root: unknown, path: readonly PropertyKey[]): string =>
  typeOf(
    path.reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      root,
    ),
  )

/**
 * Records where a response differs from the contract, once per operation and path.
 * @param issues the validator's findings
 * @param answer the response, read only for its types
 */
export const recordMismatches = (operation: string, issues: readonly Issue[], answer: unknown): void => {
  for (const issue of issues) {
    const path = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
    const known = reports.get()
    if (known.length >= MAX_REPORTS || known.some((one) => one.operation === operation && one.path === path)) continue
    const expected = typeof issue.expected === 'string' ? issue.expected : (issue.code ?? 'valid')
    const got = kindAt(answer, issue.path)
    console.warn(`contract drift: ${operation} ${path || '(answer)'}: expected ${expected}, got ${got}`)
    reports.set([...known, { operation, path, expected, got }])
  }
}

/** All drift reports of this page, oldest first. */
export const contractMismatches = reports.get

/** Calls back with all reports at each new one. @returns the undo */
export const onContractMismatch = reports.subscribe
