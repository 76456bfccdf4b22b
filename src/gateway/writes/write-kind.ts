import type { CheckResult, Standing } from './outbox-entry.ts'
import type { RecordFacts } from './write-record.ts'

/*
 * States of a write, whatever its kind. `sent` means that it may have reached the gateway.
 *
 * idle       → claimed     nothing of the same key is in flight or unresolved (outbox.ts); once: in no tab (send-attempt.ts)
 * claimed    → prechecked  what the person confirmed still holds; once: with the snapshot that its check compares with
 * claimed    → idle        it holds no more, or that cannot be read: nothing was sent
 * prechecked → sent        once, and a repeatable write with an arrival, are noted on the device before
 * sent       → done        the gateway confirmed it
 * sent       → not done    the gateway refused it, or the person stopped it
 * sent       → unknown     the answer was lost: the write is an entry of the outbox. Never for inPlace: a loss is a refusal
 * unknown    → done        a check finds it
 * unknown    → not done    a check finds that it did not happen and can no longer arrive
 * unknown    → sent        repeatable and replacing, when the person resumes the outbox; replacing: unless somebody else has written
 */

/** Result of a precheck: whether to send, or to send with the snapshot that the check of a once-only write compares with. */
export type Precheck = boolean | { snapshot: unknown }

/** Reads whether a write happened, from what is kept of it on the device: an earlier page or another tab may have sent it. */
export type Check = (kept: RecordFacts) => Promise<CheckResult>

/** What a repeatable write needs whose answer may be lost after it has arrived, such as a file. */
interface Arrival<Variables> {
  /** Notes what this page knows before it is sent: the snapshot of `read` and `check`. */
  note: (variables: Variables) => unknown
  /** Reads where it stands now. */
  read: (kept: RecordFacts) => Promise<Standing>
  /** Reads whether it has arrived; 'not-done' only once it can no longer arrive. */
  check: Check
}

/** What a write replaces as a whole, in one form; compared as JSON. */
export interface Replaced<Variables> {
  /** As this page shows it: what the person has seen who writes now. */
  shown: (variables: Variables) => unknown
  /** As the gateway has it now. */
  read: (variables: Variables) => Promise<unknown>
  /** As it is once the write has happened. */
  after: (variables: Variables) => unknown
}

interface Prechecked<Variables> {
  /**
   * Reads whether what the person confirmed still holds; false sends nothing. Without a network only a once-only write stays
   * unsent: any other one waits in the queue, which reads again.
   */
  precheck?: (variables: Variables) => Promise<Precheck>
}

/** Kind of a write: how it is sent, and what may be done when its answer was lost. */
export type WriteKind<Variables> =
  /** Never sent again: checked, and locked in every tab and over every reload until its outcome is known. */
  | (Prechecked<Variables> & {
      kind: 'once'
      check: Check
      /** It moves money or makes a bill: not sent where the browser cannot store that it was (readings, 167). */
      isMoney?: boolean | undefined
    })
  /** Sent again as it is; first read, with an arrival. Of an effect that the contract calls `once` it is only locked. */
  | (Prechecked<Variables> & { kind: 'repeatable'; arrival?: Arrival<Variables> | undefined })
  /** Sent again unless somebody else has replaced the same since: then the person decides. */
  | (Prechecked<Variables> & { kind: 'replacing'; replaced: Replaced<Variables> })
  /** A lost answer is a failure like any other, and waits in no queue: for what must not be kept, such as a password. */
  | { kind: 'inPlace' }
