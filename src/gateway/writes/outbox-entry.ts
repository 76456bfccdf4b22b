import { isRecord } from '#shared/text/is-record.ts'
import type { GatewayError } from '../call/gateway-error.ts'

/** Section 8: the two types of an entry. */
export type FailureType = 'Network Error' | 'Gateway Timeout'

/** Result of a check: the write happened, it did not, or its outcome is still unknown. */
export type CheckResult = 'done' | 'not-done' | 'unknown'

/** State at the gateway of a repeatable write such as a file: present, absent, or another one is present. */
export type Standing = 'arrived' | 'absent' | 'other' | 'unknown'

/** Check of whether a repeatable write arrived. */
export interface ArrivalCheck {
  /** Reads its current state at the gateway. */
  read: () => Promise<Standing>
  /** Reads whether it arrived; 'not-done' only once it can no longer arrive. */
  check: () => Promise<CheckResult>
}

/** Action of 'Muat Ulang'. An entry of effect `once` holds nothing that could send it again. */
export type Next =
  | {
      kind: 'send'
      send: () => Promise<unknown>
      isLost: (error: GatewayError) => boolean
      /** Reads whether another user or tab has written since. If so, nothing is sent until the user decides. */
      isOvertaken?: () => Promise<boolean>
      /** Reads first whether the last attempt arrived, so that nothing is sent twice. */
      arrival?: ArrivalCheck
    }
  | {
      kind: 'check'
      check: (() => Promise<CheckResult>) | undefined
      /** Set when it may be sent again from the screen: its key is not locked. */
      isRepeatable?: boolean
    }

/** A write whose response was lost. */
export interface OutboxEntry {
  /** Operation and address parameters. One entry per key; the newest wins. */
  key: string
  /** operationId of the contract (action name of section 8). */
  operation: string
  /** Parameters and body as sent (payload of section 8). For the queue's screen only. */
  payload: unknown
  /** Label shown in the queue, in the screen's language, e.g. 'Simpan KRS'. */
  label: string
  type: FailureType
  /** When the response was lost, in milliseconds since 1970. */
  since: number
  /**
   * waiting, sending: may be sent again. overtaken: another user or tab has written since. The others: effect once, or
   * a repeatable write that may have arrived.
   */
  phase: 'waiting' | 'sending' | 'overtaken' | 'checking' | 'unknown' | 'not-done'
  next: Next
}

/** Returns whether the outcome of a once-only write is unknown. Its key stays locked until then. */
export const isUnresolved = ({ next, phase }: OutboxEntry): boolean =>
  next.kind === 'check' && next.isRepeatable !== true && phase !== 'not-done'

/** Returns whether a repeatable write, such as a file, may have arrived. */
export const isArrivalUnknown = ({ next, phase }: OutboxEntry): boolean =>
  next.kind === 'send'
    ? next.arrival !== undefined && (phase === 'unknown' || phase === 'checking')
    : next.isRepeatable === true && phase !== 'not-done'

/** Returns the type of a lost response (section 8): no connection, or no response in time. */
export const failureType = ({ kind }: GatewayError): FailureType =>
  kind === 'network' ? 'Network Error' : 'Gateway Timeout'

/** JSON replacer that sorts fields, because the same key is built in several places. */
const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

/**
 * Returns the key of a write: its operation and its address parameters. The body is left out: saving twice is one
 * action, and a second order while the first is unresolved is the same write.
 * @param variables variables of the generated mutation: parameters by name, the body as `data`
 */
export const writeKey = (operation: string, variables: unknown): string => {
  const parameters = typeof variables === 'object' && variables !== null ? { ...variables, data: undefined } : variables
  return JSON.stringify([operation, parameters], inOrder)
}
