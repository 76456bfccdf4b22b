import type { QueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import type { UploadControl } from '#gateway/call/send-write.ts'
import type { CheckResult, Standing } from '#gateway/writes/outbox-entry.ts'
import type { Precheck, Replaced } from '#gateway/writes/write-kind.ts'
import type { RecordFacts } from '#gateway/writes/write-record.ts'

/** Query client and student of a call. */
export interface Caller {
  client: QueryClient
  idMahasiswa: string
}

/** Result of a precheck: whether to send, or a message that the confirmed state has changed. */
export type Prechecked = Precheck | { changed: string }

/** Check of whether a repeatable write arrived, for this page, a later one or another tab. */
interface Arrival<Variables> {
  /**
   * Returns the facts to store on the device before the write is sent, from this page's data: names and sizes, no
   * content.
   */
  note: (variables: Variables, caller: Caller) => unknown
  /**
   * Reads its current state at the gateway. @param noted result of `note` after a JSON round trip @throws GatewayError
   */
  read: (noted: unknown, caller: Caller) => Promise<Standing>
}

/**
 * A change of gateway data, declared as data. It is used both by the screen that offers it (use-action.tsx) and by the
 * shell, which checks the outcome of earlier writes (ADR 17).
 */
export interface Action<Variables> {
  /** operationId of the contract. */
  operation: string
  /** Text key with namespace: 'cuti:cancel' also has `cuti:cancel.question` and others (action-text.ts). */
  words: string
  /** Set when the specification shows the call, but not with this action's body. */
  isAssumed?: true
  /** Returns the label of the write in the screen's language, e.g. 'Simpan KRS'. */
  describe: (variables: Variables) => string
  /**
   * Sends the write. Its path parameters are next to `data` in the variables; two writes with the same ones are one.
   * @param underway upload progress and abort signal, to be passed on by long writes such as a file
   * @throws GatewayError also when the gateway refuses in a 2xx response
   */
  send: (variables: Variables, caller: Caller, control: UploadControl) => Promise<unknown>
  /** Returns whether a failure other than a lost response leaves the outcome unknown. */
  isLost?: (error: GatewayError) => boolean
  /**
   * For effect `once`: reads whether it happened. Also called by later pages and other tabs, which share its write
   * record.
   */
  check?: (kept: RecordFacts, caller: Caller) => Promise<CheckResult>
  /**
   * Reads, before the write is sent, whether the conditions that the user confirmed still hold. With `check`, it runs
   * when no other tab can send any more. Repeatable writes declare it with `stillConfirmed`, together with the queue's
   * check.
   */
  precheck?: (variables: Variables, caller: Caller) => Promise<Prechecked>
  /**
   * With `check`: set when it moves money or creates a bill. It is not sent if the browser cannot store the write
   * record (readings, 167).
   */
  isMoney?: true
  /** For a repeatable write that may have arrived when its response is lost, such as a file. */
  arrival?: Arrival<Variables>
  /** For a repeatable write: the state that it replaces as a whole, to detect a second writer. */
  replaces?: (caller: Caller) => Replaced<Variables>
}

/** An action of effect `once`, whose outcome can be read. */
export type OnceAction<Variables> = Action<Variables> & Required<Pick<Action<Variables>, 'check'>>

/** The part of an action that checks the outcome of a write sent by an earlier page. */
export interface PendingCheck extends Pick<Required<Action<never>>, 'operation' | 'check'> {
  /** Set when the write may be sent again: its outcome is checked, but its form is not locked meanwhile. */
  isRepeatable?: true
}

/** Loads the checks of a subject's pending writes; screens.ts exports it as `pendingChecks`. */
export type LoadPendingChecks = () => Promise<readonly PendingCheck[]>
