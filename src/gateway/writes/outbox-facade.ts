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

/** For the queue: this is how it stands. */
export const emitWaitingWrites: (next: WaitingWrites) => void = waiting.set

/** Returns the state of the queue of writes; null until a screen that writes has been opened. */
export const waitingWrites = waiting.get

/** Whether a write of this page, or of anybody before on this browser, may be open. */
export const mayHaveOpenWrites = (): boolean => (waiting.get()?.onlyHere ?? 0) > 0 || hasPendingRecords()

/** Subscribes to the state of the queue. @returns an unsubscribe function */
export const onWaitingWrites = waiting.subscribe

/** For the queue: the gateway has confirmed a write that waited. */
export const emitWriteDone = done.emit

/** Subscribes to queued writes that have just been confirmed. @returns an unsubscribe function */
export const onWriteDone = done.subscribe
