import type { JsonValue } from '@openfeature/web-sdk'
import type { Fault } from '#tools/demo/server/fault-types.ts'

/** What the lab can set up. A part that is missing is left as it is. */
export interface LabState {
  /** Variant: `default` or the id of a campus file. */
  campus?: string
  /** Flags that QA decides, all of them; those that are not named are decided by nobody. */
  flags?: Record<string, JsonValue>
  /** What the server says about the menu, as it would arrive: an object or a list. */
  menuConfig?: JsonValue
  persona?: string
  /** Number of the student that an operator acts for. */
  student?: string
  /** Simulated moment, ISO with an offset. */
  clock?: string
  faults?: Fault[]
  /** What every call waits before it is answered. */
  latencyMs?: number
}

/** What this build knows; null where it has no simulated gateway. */
export interface Known {
  campuses: readonly string[]
  isFlag: (key: string) => boolean
  /** Whether a value has the type of its flag. */
  fits: (key: string, value: unknown) => boolean
  personas: readonly string[] | null
  students: readonly string[] | null
  operations: readonly string[] | null
}

/** Why a link or file is refused; each has a sentence of its own in the lab's texts. */
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

/** The first thing that can not be accepted, and the part that it stands in. */
export interface LabProblem {
  code: ProblemCode
  /** As it was written, cut to a line. */
  part: string
}

/** What was read: everything, or why nothing. */
export type Reading = { state: LabState; problem?: never } | { problem: LabProblem; state?: never }

/** The one version that exists; a link without `v` means it. */
export const LAB_VERSION = 1

/** Longer parts are cut when they are shown. */
const SHOWN_CHARACTERS = 60

/** Thrown inside the codec, returned by its functions: what is wrong ends the reading, whatever stands around it. */
export class LabRefusal extends Error {
  override name = 'LabRefusal'
  readonly problem: LabProblem

  constructor(code: ProblemCode, part: unknown) {
    super(code)
    const text = typeof part === 'string' ? part : part === undefined ? '' : JSON.stringify(part)
    this.problem = { code, part: text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text }
  }
}

/** Runs a reading. @returns its state, or why it is refused */
export const readOrRefuse = (read: () => LabState): Reading => {
  try {
    return { state: read() }
  } catch (error) {
    if (error instanceof LabRefusal) return { problem: error.problem }
    throw error
  }
}
