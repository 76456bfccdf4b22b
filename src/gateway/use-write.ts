import { useState, useSyncExternalStore } from 'react'
import { now } from '#shared/clock.ts'
import { markTold } from '#shared/told-failures.ts'
import { type GatewayError, toGatewayError } from './gateway-error.ts'
import { beginWrite, endWrite, type Flight, onOutbox, outboxEntries, resumeEntry } from './outbox.ts'
import { type CheckResult, failureType, type Next, type OutboxEntry, writeKey } from './outbox-entry.ts'
import { isPassing } from './outbox-reads.ts'

/** Writes of the contract that may be sent again as they are (x-effect). Any other word means: never. */
const MAY_BE_SENT_AGAIN = new Set<string | undefined>(['safe', 'idempotent'])

interface Options<Variables> {
  /** What the person calls it, in the language of the screen: 'Simpan KRS'. */
  describe: (variables: Variables) => string
  /** Of effect `once`: reads whether it happened. Refetches what the screen shows of it. */
  check?: (variables: Variables) => Promise<CheckResult>
  /** Further failures that leave the result open: a balance claim any 5xx, an upload any failure (section 8). */
  isLost?: (error: GatewayError) => boolean
  /** The gateway has confirmed it at once; a queue that succeeds later says so itself. */
  onDone?: () => void
}

interface Write<Variables> {
  /** Sends it; does nothing while one is on its way or its result is unknown. Never rejects. */
  send: (variables: Variables) => Promise<void>
  isPending: boolean
  /** The gateway's refusal, to be shown in place; lost answers are no refusal. */
  failure: GatewayError | null
  /** What waits of this operation: say so in place of the button. */
  waiting: OutboxEntry[]
}

/** Whether it is open if the write happened. To a write of effect `once` an unreadable answer says nothing either. */
const isOpen = <Variables>(error: GatewayError, { isLost }: Options<Variables>): boolean =>
  isPassing(error) || isLost?.(error) === true || (error.kind === 'contract' && error.effect === 'once')

/**
 * The way in which every screen writes (docs/adr/0013-failures.md): single flight, the refusal in place, a lost answer into
 * the outbox, by the effect that the contract states. Effect `once` is never sent again: it is checked at once and with
 * each 'Muat Ulang', and stays locked until the check says 'not-done' or the person takes it out of the queue.
 * @param operation operationId of the contract
 * @param mutateAsync of the generated mutation hook, so that x-invalidates holds for what is sent from the queue too
 */
export const useWrite = <Variables>(
  operation: string,
  mutateAsync: (variables: Variables) => Promise<unknown>,
  options: Options<Variables>,
): Write<Variables> => {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<GatewayError | null>(null)
  const waiting = useSyncExternalStore(onOutbox, outboxEntries).filter((entry) => entry.operation === operation)

  const entryOf = (key: string, variables: Variables, error: GatewayError): OutboxEntry => {
    const isLost = (again: GatewayError) => isOpen(again, options)
    const next: Next = MAY_BE_SENT_AGAIN.has(error.effect)
      ? { kind: 'send', send: () => mutateAsync(variables), isLost }
      : { kind: 'check', check: options.check && (() => options.check?.(variables) ?? Promise.resolve('unknown')) }
    const label = options.describe(variables)
    const phase = next.kind === 'send' ? 'waiting' : 'unknown'
    return { key, operation, payload: variables, label, type: failureType(error), since: now().getTime(), phase, next }
  }

  const fail = (flight: Flight, variables: Variables, error: GatewayError): void => {
    markTold(error)
    const isLost = isOpen(error, options)
    endWrite(flight, isLost ? entryOf(flight.key, variables, error) : undefined)
    if (!isLost) setFailure(error)
    else if (!MAY_BE_SENT_AGAIN.has(error.effect)) void resumeEntry(flight.key)
  }

  const send = async (variables: Variables): Promise<void> => {
    const flight = beginWrite(writeKey(operation, variables))
    if (!flight) return
    setPending(true)
    setFailure(null)
    const error = await mutateAsync(variables).then(() => null, toGatewayError)
    setPending(false)
    if (error) fail(flight, variables, error)
    else {
      endWrite(flight)
      options.onDone?.()
    }
  }
  return { send, isPending, failure, waiting }
}
