import type { CheckResult, Standing } from './outbox-entry.ts'
import type { RecordFacts } from './write-record.ts'

/* States of a write, whatever its kind. `sent` means that it may have reached the gateway.
 *
 * idle       → claimed     no write with the same key is in flight or unresolved (outbox.ts); once: in any tab
 * claimed    → prechecked  what the user confirmed still holds; once: the snapshot of the check is stored
 * claimed    → idle        it no longer holds, or cannot be read: nothing was sent
 * prechecked → sent        once, and repeatable with an arrival: the write record is stored before
 * sent       → done        the gateway confirmed it
 * sent       → not done    the gateway refused it, or the user stopped it
 * sent       → unknown     the response was lost: the write is in the outbox. Not for inPlace: a loss is a refusal
 * unknown    → done        a check finds it
 * unknown    → not done    a check finds that it did not happen and can no longer arrive
 * unknown    → sent        repeatable and replacing, when the user resumes the outbox; replacing: only if not overtaken
 */

/** Result of a precheck: whether to send, or to send with the snapshot that the check of a once-only write compares with. */
export type Precheck = boolean | { snapshot: unknown }

/** Reads whether a write happened, from its stored record: an earlier page or another tab may have sent it. */
export type Check = (kept: RecordFacts) => Promise<CheckResult>

/** Functions of a repeatable write that may have arrived when its response is lost, such as a file. */
interface Arrival<Variables> {
  /** Returns what this page knows before the write is sent: the snapshot for `read` and `check`. */
  note: (variables: Variables) => unknown
  /** Reads its current state at the gateway. */
  read: (kept: RecordFacts) => Promise<Standing>
  /** Reads whether it arrived; 'not-done' only once it can no longer arrive. */
  check: Check
}

/** State that a write replaces as a whole, always in the same form; compared as JSON. */
export interface Replaced<Variables> {
  /** State on this page, which the user has seen. */
  shown: (variables: Variables) => unknown
  /** Current state at the gateway. */
  read: (variables: Variables) => Promise<unknown>
  /** State after the write. */
  after: (variables: Variables) => unknown
}

interface Prechecked<Variables> {
  /**
   * Reads whether the conditions that the user confirmed still hold; false sends nothing. Without a network only a
   * once-only write stays unsent: other writes are queued, and the queue reads again.
   */
  precheck?: (variables: Variables) => Promise<Precheck>
}

/** Kind of a write: how it is sent, and what is allowed after a lost response. */
export type WriteKind<Variables> =
  /** Never sent again: checked, and locked across tabs and reloads until its outcome is known. */
  | (Prechecked<Variables> & {
      kind: 'once'
      check: Check
      /**
       * Set when it moves money or creates a bill: not sent if the browser cannot store the write record (readings,
       * 167).
       */
      isMoney?: boolean | undefined
    })
  /**
   * Sent again as it is; with an arrival check only after reading. If the contract's effect is `once`, it is only
   * locked.
   */
  | (Prechecked<Variables> & { kind: 'repeatable'; arrival?: Arrival<Variables> | undefined })
  /** Sent again unless another user or tab has replaced the same state since: then the user decides. */
  | (Prechecked<Variables> & { kind: 'replacing'; replaced: Replaced<Variables> })
  /** A lost response is an ordinary failure and is not queued: for data that must not be stored, such as a password. */
  | { kind: 'inPlace' }
