import { createEmitter } from '#shared/emitter.ts'

/** One place where an answer differs from the contract. Types only: never a value of a person. */
export interface Drift {
  operation: string
  path: string
  expected: string
  got: string
}

/** A finding of a validator. */
export interface Issue {
  readonly path: readonly PropertyKey[]
  readonly code?: string | undefined
  readonly expected?: unknown
}

const MAX_REPORTS = 200
const reports = new Map<string, Drift>()
const changed = createEmitter<Drift>()

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** The JSON kind of what stands somewhere in an answer; 'undefined' where nothing does. */
export const kindAt = (root: unknown, path: readonly PropertyKey[]): string =>
  typeOf(
    path.reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      root,
    ),
  )

/**
 * Records where an answer left the contract, once per operation and path.
 * @param issues the validator's findings
 * @param answer the answer itself, read only for its types
 */
export const recordDrift = (operation: string, issues: readonly Issue[], answer: unknown): void => {
  for (const issue of issues) {
    const path = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
    const key = `${operation} ${path}`
    if (reports.has(key) || reports.size >= MAX_REPORTS) continue
    const expected = typeof issue.expected === 'string' ? issue.expected : (issue.code ?? 'valid')
    const drift = { operation, path, expected, got: kindAt(answer, issue.path) }
    reports.set(key, drift)
    console.warn(`contract drift: ${operation} ${path || '(answer)'}: expected ${expected}, got ${drift.got}`)
    changed.emit(drift)
  }
}

/** All drift reports of this page, oldest first. */
export const driftReports = (): Drift[] => [...reports.values()]

/** Calls back on each new report. @returns the undo */
export const onDrift = changed.subscribe

/** Forgets all reports (another campus, another test). */
export const clearDrift = (): void => reports.clear()
