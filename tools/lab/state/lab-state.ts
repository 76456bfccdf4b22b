import type { JsonValue } from '@openfeature/web-sdk'
import type { Fault } from '#tools/demo/server/fault-types.ts'

/** State that the lab can set up. Missing parts stay unchanged. */
export interface LabState {
  /** Variant: `default` or the id of a campus file. */
  campus?: string
  /** The complete set of overridden flags; all other flags have no override. */
  flags?: Record<string, JsonValue>
  /** The server's menu response as received: an object or a list. */
  menuConfig?: JsonValue
  persona?: string
  /** Student number that an operator acts for. */
  student?: string
  /** Simulated moment, ISO with an offset. */
  clock?: string
  faults?: Fault[]
  /** Delay of every call before its response, in milliseconds. */
  latencyMs?: number
}

/** Names known to this build; null for those that need a simulated gateway when there is none. */
export interface Known {
  campuses: readonly string[]
  isFlag: (key: string) => boolean
  /** Returns whether a value has the type of its flag. */
  fits: (key: string, value: unknown) => boolean
  personas: readonly string[] | null
  students: readonly string[] | null
  operations: readonly string[] | null
}

/** Reason why a link or file is refused; each has a sentence in the lab's texts. */
export type ProblemCode =
  | 'link.long'
  | 'file.big'
  | 'file.foreign'
  | 'newer'
  | 'unreadable'
  | 'hostile'
  | 'twice'
  | 'gateway'
  | 'campus'
  | 'flag'
  | 'value'
  | 'menu'
  | 'persona'
  | 'student'
  | 'clock'
  | 'latency'
  | 'fault'
  | 'operation'

/** The first problem, and the part that contains it. */
export interface LabProblem {
  code: ProblemCode
  /** The original text, truncated to one line. */
  part: string
}

/** Result of reading: the whole state, or the problem. */
export type Reading = { state: LabState; problem?: never } | { problem: LabProblem; state?: never }

/** The only version so far; the default for a link without `v`. */
export const LAB_VERSION = 1

/** Longer parts are truncated for display. */
const SHOWN_CHARACTERS = 60

/** Thrown within the codec and converted to a result by its public functions. */
export class LabRefusal extends Error {
  override name = 'LabRefusal'
  readonly problem: LabProblem

  constructor(code: ProblemCode, part: unknown) {
    super(code)
    const text = typeof part === 'string' ? part : part === undefined ? '' : JSON.stringify(part)
    this.problem = { code, part: text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text }
  }
}

/** Runs a reader. @returns its state, or the reason why it is refused */
export const readOrRefuse = (read: () => LabState): Reading => {
  try {
    return { state: read() }
  } catch (error) {
    if (error instanceof LabRefusal) return { problem: error.problem }
    throw error
  }
}
