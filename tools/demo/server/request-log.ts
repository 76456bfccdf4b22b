import { createEmitter } from '#shared/state/emitter.ts'
import type { FaultKind } from './fault-types.ts'

/** One call in the log: contains no bodies, no tokens and nothing that identifies a person. */
export interface LoggedRequest {
  /** Sequence number, used as the key of a line. */
  nomor: number
  /** Simulated moment, ISO with the offset of WIB. */
  at: string
  operation: string
  method: string
  /** Path of the contract with shortened ids, and its query. */
  address: string
  /** Null when there was no response. */
  status: number | null
  /** Real duration in milliseconds. */
  ms: number
  /** The file in handlers/, 'mock' for a generated response, null when a fault kept the call from the handlers. */
  answeredBy: string | null
  fault: FaultKind | null
}

/** The last calls of one page. Not part of the mock state: a reload clears it. */
export interface RequestLog {
  /** Oldest first; a new array after each change. */
  lines: () => readonly LoggedRequest[]
  add: (line: Omit<LoggedRequest, 'nomor'>) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

/** Older lines are dropped. */
const MAX_LINES = 500

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
