import { createStore } from '#shared/state/create-store.ts'

/** One difference between a response and the contract. Holds types only, never personal values. */
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

/** All contract mismatches of this page, oldest first. */
export const contractMismatches = reports.get

/** Subscribes to new contract mismatches; the listener receives all of them. @returns an unsubscribe function */
export const onContractMismatch = reports.subscribe
