import type { LoggedRequest } from '#tools/demo/server/request-log.ts'

/** Filter of the log. */
export interface Filter {
  /** Part of an operation id, case-insensitive. */
  operation: string
  onlyFailures: boolean
}

const FIRST_FAILURE = 400

/** Returns whether a call failed: no response, an error status, or a fault. */
export const isFailure = ({ status, fault }: LoggedRequest): boolean =>
  status === null || status >= FIRST_FAILURE || fault !== null

/** Returns the lines that match a filter, newest first. */
export const filterLines = (lines: readonly LoggedRequest[], { operation, onlyFailures }: Filter): LoggedRequest[] => {
  const wanted = operation.trim().toLowerCase()
  return lines
    .filter((line) => line.operation.toLowerCase().includes(wanted) && (!onlyFailures || isFailure(line)))
    .toReversed()
}

/** Formats one line for a report, with tabs between the columns, to paste into a table. */
export const lineText = ({ at, method, operation, address, status, ms, answeredBy, fault }: LoggedRequest): string =>
  [at, method, operation, address, status ?? '-', `${ms} ms`, answeredBy ?? '-', fault ?? '-'].join('\t')
