import { isRecord } from '#shared/text/is-record.ts'
import type { GatewayError } from '../call/gateway-error.ts'

/** Section 8: the two types of an entry. */
export type FailureType = 'Network Error' | 'Gateway Timeout'

/** What reading the state has shown: the write happened, it did not, or that is still not known. */
export type CheckResult = 'done' | 'not-done' | 'unknown'

/** State at the gateway of a write that may be sent again, such as a file: there, not there, another one is there. */
export type Standing = 'arrived' | 'absent' | 'other' | 'unknown'

/** Check whether a write arrived that may be sent again. */
export interface ArrivalCheck {
  /** Reads where it stands now. */
  read: () => Promise<Standing>
  /** Reads whether it has arrived; 'not-done' only once it can no longer arrive. */
  check: () => Promise<CheckResult>
}

/** What 'Muat Ulang' may do. An entry of effect `once` holds nothing that could send it. */
export type Next =
  | {
      kind: 'send'
      send: () => Promise<unknown>
      isLost: (error: GatewayError) => boolean
      /** Reads whether somebody else has written since: then nothing is sent before the person decides. */
      isOvertaken?: () => Promise<boolean>
      /** It is read first whether the last attempt arrived: nothing is sent again that is there already. */
      arrival?: ArrivalCheck
    }
  | {
      kind: 'check'
      check: (() => Promise<CheckResult>) | undefined
      /** It may be sent again by whoever has it: its key is not locked. */
      isRepeatable?: boolean
    }

/** A write whose answer was lost. */
export interface OutboxEntry {
  /** Operation and the parameters of its address: one entry each, the newest wins. */
  key: string
  /** operationId of the contract (action name of section 8). */
  operation: string
  /** Parameters and body as they were sent (payload of section 8); for the queue's screen and for nobody else. */
  payload: unknown
  /** What the person calls it: 'Simpan KRS'. */
  label: string
  type: FailureType
  /** When the answer was lost, in milliseconds since 1970. */
  since: number
  /**
   * waiting and sending: may be sent again; overtaken: somebody else has written since; the others: of effect once, or of
   * what may have arrived.
   */
  phase: 'waiting' | 'sending' | 'overtaken' | 'checking' | 'unknown' | 'not-done'
  next: Next
}

/** Returns whether the outcome of a once-only write is unknown: its key is locked until it is known. */
export const isUnresolved = ({ next, phase }: OutboxEntry): boolean =>
  next.kind === 'check' && next.isRepeatable !== true && phase !== 'not-done'

/** Returns whether it is unknown if a repeatable write, such as a file, arrived. */
export const isArrivalUnknown = ({ next, phase }: OutboxEntry): boolean =>
  next.kind === 'send'
    ? next.arrival !== undefined && (phase === 'unknown' || phase === 'checking')
    : next.isRepeatable === true && phase !== 'not-done'

/** Type of a lost answer (section 8): no connection, or an answer that did not come in time. */
export const failureType = ({ kind }: GatewayError): FailureType =>
  kind === 'network' ? 'Network Error' : 'Gateway Timeout'

/** The same value whatever the order of its fields: a key is made in several places. */
const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

/**
 * Key of a write: its operation and the parameters of its address. What the body says is not part of it: saving twice is
 * one action, and a second order beside an unknown first one is not another one.
 * @param variables what the generated mutation is given: parameters by name, the body as `data`
 */
export const writeKey = (operation: string, variables: unknown): string => {
  const parameters = typeof variables === 'object' && variables !== null ? { ...variables, data: undefined } : variables
  return JSON.stringify([operation, parameters], inOrder)
}
