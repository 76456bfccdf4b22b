import { createEmitter } from '#shared/state/emitter.ts'
import type { FaultKind } from './fault-types.ts'

/** One call as the log keeps it: no bodies, no tokens, and nothing that says whom it was about. */
export interface LoggedRequest {
  /** Counts up, so that a line has a name. */
  nomor: number
  /** Simulated moment, ISO with the offset of WIB. */
  at: string
  operation: string
  method: string
  /** Path of the contract with shortened ids, and its query. */
  address: string
  /** Null: no answer arrived. */
  status: number | null
  /** Real duration. */
  ms: number
  /** The file in handlers/, 'mock' for the generated answer, null when a fault kept the call from everybody. */
  answeredBy: string | null
  fault: FaultKind | null
}

/** The last calls of one page. Not part of the world: a reload begins anew. */
export interface RequestLog {
  /** Oldest first; another array after each change. */
  lines: () => readonly LoggedRequest[]
  add: (line: Omit<LoggedRequest, 'nomor'>) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

/** Older lines are forgotten. */
const MAX_LINES = 500

/** Creates an empty log. */
export const createRequestLog = (): RequestLog => {
  let lines: readonly LoggedRequest[] = []
  let count = 0
  const { emit, subscribe } = createEmitter<undefined>()
  const replace = (next: readonly LoggedRequest[]) => {
    lines = next
    emit(undefined)
  }
  return {
    lines: () => lines,
    add: (line) => replace([...lines.slice(1 - MAX_LINES), { ...line, nomor: ++count }]),
    clear: () => replace([]),
    subscribe,
  }
}
