import { createStore } from '#shared/state/create-store.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { hasPendingRecords } from './open-writes.ts'

/**
 * State of the queue of writes for the app module. The queue's code is loaded with the first screen that writes
 * (outbox.ts).
 */
export interface WaitingWrites {
  count: number
  /** Number of writes that 'Muat Ulang' resumes. The others wait for a decision of the user. */
  resumable: number
  /** Number of writes that are lost when this page closes. The next page finds those with a stored write record. */
  onlyHere: number
  isBusy: boolean
  /** Resumes each resumable write once. */
  resume: () => Promise<unknown>
}

const owner = createStore('')

/** Sets the owner of the queue (campus, account, role, student) and drops entries of any other owner. */
export const setOutboxOwner = owner.set

/** Returns the owner of the queue; empty while the user is unknown. */
export const outboxOwner = owner.get

/** Subscribes the queue to a change of its owner. @returns an unsubscribe function */
export const onOutboxOwner = owner.subscribe

/** A queued write that the gateway has confirmed. */
export interface WriteDone {
  /** Key of the write (outbox-entry.ts): its operation and its address parameters. */
  key: string
  /** operationId of the contract. */
  operation: string
  /** Label shown to the user, e.g. 'Simpan KRS'. */
  label: string
}

const waiting = createStore<WaitingWrites | null>(null)
const done = createEmitter<WriteDone>()

/** Publishes the state of the queue. Called by the queue. */
export const emitWaitingWrites: (next: WaitingWrites) => void = waiting.set

/** Returns the state of the queue of writes; null until a screen that writes has been opened. */
export const waitingWrites = waiting.get

/** Returns whether this page, or any earlier user of this browser, may have unresolved writes. */
export const mayHaveOpenWrites = (): boolean => (waiting.get()?.onlyHere ?? 0) > 0 || hasPendingRecords()

/** Subscribes to the state of the queue. @returns an unsubscribe function */
export const onWaitingWrites = waiting.subscribe

/** Publishes a queued write that the gateway has confirmed. Called by the queue. */
export const emitWriteDone = done.emit

/** Subscribes to queued writes that have just been confirmed. @returns an unsubscribe function */
export const onWriteDone = done.subscribe
