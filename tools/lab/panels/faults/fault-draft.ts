import type { Fault, FaultKind } from '#tools/demo/server/fault-types.ts'
import { type Extra, KINDS } from './kinds.ts'

/** One line of the script in the form: every field is text. */
export interface FaultDraft {
  operation: string
  kind: FaultKind
  times: string
  ms: string
  status: string
  message: string
  path: string
}

/** Text keys of the errors, by field. */
export type FaultProblems = Partial<Record<keyof FaultDraft, string>>

/** Maximum number of lines, also in a link. */
export const MAX_FAULTS = 50
const MAX_TIMES = 99
const MAX_MS = 60_000
export const MAX_MESSAGE_LENGTH = 200
const DEFAULT_MS = 1000
const PATH = /^[\w-]+(\.[\w-]+)*$/
/** First and last status of the kinds with a status. */
const STATUS: Partial<Record<FaultKind, readonly [number, number]>> = { client: [400, 499], server: [500, 599] }

/** Initial values of the form: responds once with 500. */
export const EMPTY_DRAFT: FaultDraft = {
  operation: '',
  kind: 'server',
  times: '1',
  ms: String(DEFAULT_MS),
  status: '',
  message: '',
  path: '',
}

const toText = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** Converts a line of the script for the form. */
export const toDraft = ({ operation, kind, times, ms, status, message = '', path = '' }: Fault): FaultDraft => ({
  operation,
  kind,
  times: toText(times),
  ms: toText(ms ?? DEFAULT_MS),
  status: toText(status),
  message,
  path,
})

const isWithin = (text: string, [least, most]: readonly [number, number]): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most

const CHECKS: Record<Extra, (draft: FaultDraft) => string | null> = {
  ms: ({ ms }) => (isWithin(ms, [1, MAX_MS]) ? null : 'wrong.ms'),
  status: ({ status, kind }) => {
    if (status === '' || isWithin(status, STATUS[kind] ?? [0, 0])) return null
    return kind === 'client' ? 'wrong.clientStatus' : 'wrong.serverStatus'
  },
  message: ({ message }) => (message.length <= MAX_MESSAGE_LENGTH ? null : 'wrong.message'),
  path: ({ path }) => (path === '' || PATH.test(path) ? null : 'wrong.path'),
}

/** Returns the errors of a line; empty when it is valid. Fields that its kind does not have are ignored. */
export const problemsOf = (draft: FaultDraft, operations: ReadonlySet<string>): FaultProblems => {
  const { operation, times, kind } = draft
  const problems: FaultProblems = {}
  if (operation !== '*' && !operations.has(operation)) problems.operation = 'wrong.operation'
  if (times !== '' && !isWithin(times, [1, MAX_TIMES])) problems.times = 'wrong.times'
  for (const extra of KINDS[kind].extras) {
    const problem = CHECKS[extra](draft)
    if (problem) problems[extra] = problem
  }
  return problems
}

/** Converts a valid draft to a line with only the fields of its kind. */
export const toFault = ({ operation, kind, times, ms, status, message, path }: FaultDraft): Fault => {
  const has = (extra: Extra, text: string) => text !== '' && KINDS[kind].extras.includes(extra)
  return {
    operation,
    kind,
    ...(times !== '' && { times: Number(times) }),
    ...(has('ms', ms) && { ms: Number(ms) }),
    ...(has('status', status) && { status: Number(status) }),
    ...(has('message', message) && { message }),
    ...(has('path', path) && { path }),
  }
}

/** Returns the script with one line moved by some positions; unchanged when it cannot move. */
export const moveFault = (faults: readonly Fault[], index: number, by: number): Fault[] => {
  const moved = faults[index]
  const to = index + by
  if (!moved || to < 0 || to >= faults.length) return [...faults]
  const rest = faults.toSpliced(index, 1)
  return rest.toSpliced(to, 0, moved)
}
