import type { QueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import type { UploadControl } from '#gateway/call/send-write.ts'
import type { CheckResult, Standing } from '#gateway/writes/outbox-entry.ts'
import type { Precheck, Replaced } from '#gateway/writes/write-kind.ts'
import type { RecordFacts } from '#gateway/writes/write-record.ts'

/** With what calls are made, and for which student. */
export interface Caller {
  client: QueryClient
  idMahasiswa: string
}

/** Whether a write may leave; or that what the person confirmed has changed, in a sentence that says so. */
export type Prechecked = Precheck | { changed: string }

/** Check, for this page, a later one or another tab, whether a repeatable write arrived. */
interface Arrival<Variables> {
  /** What is noted of it on the device before it is sent, of what this page knows: names and sizes, no content. */
  note: (variables: Variables, caller: Caller) => unknown
  /** Reads where it stands now. @param noted as `note` gave it, through JSON @throws GatewayError */
  read: (noted: unknown, caller: Caller) => Promise<Standing>
}

/**
 * One thing that a person does to what the gateway keeps, as data: the screen that offers it (use-action.tsx) and the
 * shell that asks how an earlier one ended (ADR 17) read the same.
 */
export interface Action<Variables> {
  /** operationId of the contract. */
  operation: string
  /** Its texts, by namespace and key: 'cuti:cancel' has `cuti:cancel.question` and more (action-text.ts). */
  words: string
  /** The specification shows the call, but not with what this action sends. */
  isAssumed?: true
  /** What the person calls it, in the language of the screen: 'Simpan KRS'. */
  describe: (variables: Variables) => string
  /**
   * Sends it. Its path parameters stand beside `data` in the variables: two with the same are one.
   * @param control for what takes its time, such as a file: handed on, the person sees how much has left and can stop it
   * @throws GatewayError also what the gateway refuses in an answer
   */
  send: (variables: Variables, caller: Caller, control: UploadControl) => Promise<unknown>
  /** Failures that leave open if it happened, beside lost answers. */
  isLost?: (error: GatewayError) => boolean
  /** Of effect `once`: reads whether it happened, for this page, a later one or another tab, which all keep its intent. */
  check?: (kept: RecordFacts, caller: Caller) => Promise<CheckResult>
  /**
   * Reads, before it is sent, whether what the person confirmed still holds; with `check`, when nothing else can be sent any more.
   * Of what may be sent again, `stillConfirmed` declares it together with what the queue asks.
   */
  precheck?: (variables: Variables, caller: Caller) => Promise<Prechecked>
  /** With `check`: it moves money or makes a bill, and is not sent where the browser cannot store that it was (readings, 167). */
  isMoney?: true
  /** Of what may be sent again and may have arrived although its answer was lost, such as a file. */
  arrival?: Arrival<Variables>
  /** Of what may be sent again: what it replaces as a whole, so that a second writer is noticed. */
  replaces?: (caller: Caller) => Replaced<Variables>
}

/** An action of effect `once`: how it ended can be read. */
export type OnceAction<Variables> = Action<Variables> & Required<Pick<Action<Variables>, 'check'>>

/** The part of an action that checks the outcome of a write sent by an earlier page. */
export interface PendingCheck extends Pick<Required<Action<never>>, 'operation' | 'check'> {
  /** It may be sent again: it is asked about, and its form is not locked meanwhile. */
  isRepeatable?: true
}

/** Loads the checks of a subject's pending writes; screens.ts exports it as `pendingChecks`. */
export type LoadPendingChecks = () => Promise<readonly PendingCheck[]>
