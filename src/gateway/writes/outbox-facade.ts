import { createStore } from '#shared/state/create-store.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { hasPendingRecords } from './open-writes.ts'

/** What app needs to know of the queue of writes, whose code comes with the first screen that writes (outbox.ts). */
export interface WaitingWrites {
  count: number
  /** How many a press would do something about; the others wait for a decision of the person. */
  resumable: number
  /** How many end with this page; what has a kept intent is found again by the next one. */
  onlyHere: number
  isBusy: boolean
  /** Does what may be done about each, once. */
  resume: () => Promise<unknown>
}

const owner = createStore('')

/** Says whose queue it is: campus, account, role and student. What waits for anybody else is forgotten. */
export const setOutboxOwner = owner.set

/** Whose queue it is; empty while nobody is known. */
export const outboxOwner = owner.get

/** For the queue: calls back when it is somebody else's. @returns the undo */
export const onOutboxOwner = owner.subscribe

/** A write that waited and that the gateway has confirmed. */
export interface WriteDone {
  /** Key of the write (outbox-entry.ts): its operation and the parameters of its address. */
  key: string
  /** operationId of the contract. */
  operation: string
  /** What the person calls it. */
  label: string
}

const waiting = createStore<WaitingWrites | null>(null)
const done = createEmitter<WriteDone>()

/** For the queue: this is how it stands. */
export const emitWaitingWrites: (next: WaitingWrites) => void = waiting.set

/** How the queue of writes stands; null while no screen that writes has been opened. */
export const waitingWrites = waiting.get

/** Whether a write of this page, or of anybody before on this browser, may be open. */
export const mayHaveOpenWrites = (): boolean => (waiting.get()?.onlyHere ?? 0) > 0 || hasPendingRecords()

/** Calls back when that changes. @returns the undo */
export const onWaitingWrites = waiting.subscribe

/** For the queue: the gateway has confirmed a write that waited. */
export const emitWriteDone = done.emit

/** Subscribes to queued writes that have just been confirmed. @returns an unsubscribe function */
export const onWriteDone = done.subscribe
