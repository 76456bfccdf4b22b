import { GatewayError } from '#gateway/call/gateway-error.ts'
import { isDueAfterProbe, isOutage, isOverload, PROBE_PACE, probeOf } from '#gateway/query/recover-reads.ts'
import { repeatWithBackoff } from '#shared/state/backoff.ts'
import { type Gateway, latencyOf } from './gateway-model.ts'
import { COLD_READS, type PageRead, STALE_MS } from './krs-calls.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Parts that all pages of a simulation share. */
export interface World {
  time: VirtualTime
  gateway: Gateway
  chance: () => number
  lostShare: number
}

/** Moment of the opening in virtual time. */
export const OPENS_AT = 0
const WINDOW = 'getPembatasWaktuKrs'

const timeout = (operation: string): GatewayError => {
  const error = new GatewayError('', { kind: 'timeout', operation, status: 504 })
  if (operation === 'saveKrs') error.effect = 'idempotent'
  return error
}

/**
 * Sends one request through the modelled network and gateway.
 * @param onAnswer called at the gateway with the decision, before the response travels back
 * @throws GatewayError for a 504
 */
export const send = async (world: World, operation: string, onAnswer?: (isServed: boolean) => void): Promise<void> => {
  const { time, gateway, chance } = world
  await time.wait(latencyOf(chance))
  const { isServed, doneAt } = gateway.receive(time.now())
  onAnswer?.(isServed)
  await time.wait(doneAt - time.now() + latencyOf(chance))
  if (!isServed) throw timeout(operation)
}

/** A read of a page, as the query cache holds it. */
interface CachedRead extends PageRead {
  /** Moment of the last response. */
  at: number
  error: GatewayError | null
  inFlight: Promise<void> | null
  /** True while the screen needs a newer response: the response then changes something for the student. */
  isDue: boolean
}

/**
 * A page with its reads. The cache is a model of the query client: one request per read at a time, and the state of a
 * failed read. Recovery is shipped: its pace, which read is the probe, and which reads follow (`repeatWithBackoff`,
 * `PROBE_PACE`, `isOutage`, `probeOf`, `isOverload`, `isDueAfterProbe`).
 */
export const createPage = (world: World, at: number) => {
  const { time, gateway } = world
  const left = new AbortController()
  const reads = new Map<string, CachedRead>(
    COLD_READS.map((read) => [read.operation, { ...read, at, error: null, inFlight: null, isDue: false }]),
  )
  const readOf = (operation: string): CachedRead => {
    const read = reads.get(operation)
    if (!read) throw new Error(operation)
    return read
  }
  const waiting = new Set<() => void>()
  let isRecovering = false
  const isFailed = ({ error, inFlight }: CachedRead): boolean => !inFlight && isOutage(error)
  const isStale = (read: CachedRead): boolean => read.isShown && time.now() - read.at > STALE_MS
  const isDown = (): boolean => [...reads.values()].some(isFailed)

  /** Fetches aside from the cache: a failure changes nothing. */
  const fetchAside = async (read: CachedRead): Promise<void> => {
    let isNews = read.isDue
    await send(world, read.operation, () => {
      // Before the opening the window says what the page knows already.
      isNews &&= read.operation !== WINDOW || time.now() >= OPENS_AT
    })
    if (isNews) gateway.counts.useful += 1
    Object.assign(read, { at: time.now(), error: null, isDue: read.isDue && !isNews })
    for (const tell of waiting) tell()
  }
  const fetchInto = async (read: CachedRead): Promise<void> => {
    try {
      await fetchAside(read)
    } catch (error) {
      if (error instanceof GatewayError) read.error = error
      throw error
    } finally {
      read.inFlight = null
      beginIfDown()
    }
  }
  const fetch = (read: CachedRead): Promise<void> => {
    read.inFlight ??= fetchInto(read)
    return read.inFlight
  }
  const recoverNow = async (): Promise<boolean> => {
    const all = [...reads.values()].filter(({ inFlight }) => !inFlight)
    const isOverloaded = isOverload(all.filter(isFailed).map(({ error }) => error))
    const first = probeOf(all, isFailed, isStale)
    if (
      first &&
      !(await fetchAside(first).then(
        () => true,
        (error: unknown) => !isOutage(error),
      ))
    )
      return false
    const due = [...reads.values()].filter(
      (read) => read !== first && isDueAfterProbe(isFailed(read), isStale(read), isOverloaded),
    )
    await Promise.allSettled(due.map(fetch))
    return !isDown()
  }
  function beginIfDown(): void {
    if (isRecovering || left.signal.aborted || !isDown()) return
    isRecovering = true
    const attempt = () => (isDown() ? recoverNow() : Promise.resolve(true))
    void repeatWithBackoff(attempt, PROBE_PACE, left.signal).finally(() => {
      isRecovering = false
      beginIfDown()
    })
  }
  return {
    /** Marks reads whose next response changes something for the student. */
    need: (...operations: string[]): void => {
      for (const operation of operations) readOf(operation).isDue = true
    },
    /** Resolves once the needed responses of these reads have arrived. */
    untilLoaded: (operations: readonly string[]): Promise<void> =>
      new Promise((resolve) => {
        const tell = () => {
          if (operations.some((operation) => readOf(operation).isDue)) return
          waiting.delete(tell)
          resolve()
        }
        waiting.add(tell)
        tell()
      }),
    /** Fetches a read as a component does. @throws GatewayError */
    fetch: (operation: string): Promise<void> => fetch(readOf(operation)),
    fetchAside: (operation: string): Promise<void> => fetchAside(readOf(operation)),
    leave: (): void => left.abort(),
  }
}

export type Page = ReturnType<typeof createPage>
