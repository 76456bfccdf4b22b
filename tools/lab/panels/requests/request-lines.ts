import type { LoggedRequest } from '#tools/demo/server/request-log.ts'

/** What of the log is shown. */
export interface Filter {
  /** Part of an operation id; letters of any case. */
  operation: string
  onlyFailures: boolean
}

const FIRST_FAILURE = 400

/** No answer, a refusal, or a fault: what whoever looks for trouble wants to see. */
export const isFailure = ({ status, fault }: LoggedRequest): boolean =>
  status === null || status >= FIRST_FAILURE || fault !== null

/** Lines that a filter leaves, newest first. */
export const filterLines = (lines: readonly LoggedRequest[], { operation, onlyFailures }: Filter): LoggedRequest[] => {
  const wanted = operation.trim().toLowerCase()
  return lines
    .filter((line) => line.operation.toLowerCase().includes(wanted) && (!onlyFailures || isFailure(line)))
    .toReversed()
}

/** One line for a report: tabs between the columns, so that it can be pasted into a table. */
export const lineText = ({ at, method, operation, address, status, ms, answeredBy, fault }: LoggedRequest): string =>
  [at, method, operation, address, status ?? '-', `${ms} ms`, answeredBy ?? '-', fault ?? '-'].join('\t')
