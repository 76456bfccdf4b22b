import type { Query, QueryClient } from '@tanstack/react-query'
import { type Pace, repeatWithBackoff } from '#shared/state/backoff.ts'
import { noteCall, onCallNoted } from '#shared/state/note-call.ts'
import { isOffline } from '#shared/state/online.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { fetchAside } from './fetch-aside.ts'

/**
 * Pace of the probes (readings, 155). A screen recovers at most 60 s after the gateway. Because of the minimum of 3 s,
 * a card does not change just as the user is about to press 'Muat Ulang'.
 */
export const PROBE_PACE: Pace = { leastMs: 3000, firstMs: 10_000, longestMs: 60_000 }
/** Pace after the browser reported a network, which may happen to a whole lecture hall at once. */
const NETWORK_PACE: Pace = { firstMs: 2000, longestMs: 60_000 }

/** HTTP statuses of a gateway that is down or overloaded; 504 is of kind 'timeout'. */
const OUTAGES = new Set([429, 502, 503])

/** Returns whether a read failed because the gateway was out of reach, so that a later one may succeed. */
export const isOutage = (error: unknown): boolean =>
  error instanceof GatewayError && (error.kind === 'network' || error.kind === 'timeout' || OUTAGES.has(error.status))

const isFailed = ({ state: { status, error } }: Query): boolean => status === 'error' && isOutage(error)

/** Reads of the visible screen that are not in flight. */
const idleReads = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ type: 'active', fetchStatus: 'idle' })

const isDown = (client: QueryClient): boolean => isOffline() || idleReads(client).some(isFailed)

/**
 * Fetches one query outside the cache. Until there is a response, its component keeps its state and its button the
 * focus.
 * @returns whether the gateway responded, even with a refusal
 */
const probe = async (client: QueryClient, query: Query): Promise<boolean> => {
  if (typeof query.options.queryFn !== 'function') return false
  try {
    await fetchAside(client, query, new AbortController().signal)
    return true
  } catch (error) {
    return !isOutage(error)
  }
}

/** Returns the read that is repeated as the probe: a failed one, or else a stale one, or else any. */
export const probeOf = <Read>(
  reads: readonly Read[],
  isLost: (read: Read) => boolean,
  isStale: (read: Read) => boolean,
): Read | undefined => reads.find(isLost) ?? reads.find(isStale) ?? reads[0]

/** Returns whether all these reads failed because the gateway is overloaded, not because of the network. */
export const isOverload = (errors: readonly unknown[]): boolean =>
  errors.length > 0 &&
  errors.every((error) => isOutage(error) && !(error instanceof GatewayError && error.kind === 'network'))

/**
 * Returns whether a read is repeated after the probe was answered: it failed, or it is stale after a lost network. During
 * an overload every page would repeat its stale reads too, and prolong it (docs/opening-day.md).
 */
export const isDueAfterProbe = (isLost: boolean, isStale: boolean, isOverloaded: boolean): boolean =>
  isLost || (isStale && !isOverloaded)

/** Confirms an assumed user. Resolves to false when the gateway did not respond. */
type ConfirmPerson = () => Promise<boolean>

/**
 * Sends one request: confirms an assumed user, otherwise repeats a failed read. After a response, the other failed reads
 * of the visible screen are fetched, and after a lost network also the stale ones.
 * @returns whether no failed read is left
 */
export const recoverNow = async (client: QueryClient, confirm: ConfirmPerson): Promise<boolean> => {
  if (!(await confirm())) return false
  const reads = idleReads(client)
  const isOverloaded = !isOffline() && isOverload(reads.filter(isFailed).map(({ state }) => state.error))
  const first = probeOf(reads, isFailed, (query) => query.isStale())
  if (first && !(await probe(client, first))) return false
  if (!first) noteCall(null) // nothing to probe: rely on the browser's online state
  const isDue = (query: Query) => query !== first && isDueAfterProbe(isFailed(query), query.isStale(), isOverloaded)
  await client.refetchQueries({ type: 'active', predicate: isDue }, { cancelRefetch: false })
  return !isDown(client)
}

/**
 * Recovers a screen whose reads failed while the gateway was unreachable: one probe at a time, with exponential
 * back-off and full jitter, only in the foreground.
 * @returns a function that stops it
 */
export const recoverReads = (client: QueryClient, confirm: ConfirmPerson): (() => void) => {
  const over = new AbortController()
  let current: AbortController | null = null
  /** @param isDue probe once even when nothing has failed, because the data on the screen may be old */
  const begin = (pace: Pace, isDue: boolean) => {
    current?.abort()
    const own = new AbortController()
    current = own
    let isFirst = true
    const attempt = () => {
      const mustAsk = (isDue && isFirst) || isDown(client)
      isFirst = false
      return mustAsk ? recoverNow(client, confirm) : Promise.resolve(true)
    }
    void repeatWithBackoff(attempt, pace, own.signal).finally(() => {
      if (current !== own) return
      current = null
      beginIfDown()
    })
  }
  const beginIfDown = () => {
    if (!current && !over.signal.aborted && isDown(client)) begin(PROBE_PACE, false)
  }
  const unsubscribes = [
    client.getQueryCache().subscribe((event) => {
      const mayBeDown = event.type === 'observerAdded' || (event.type === 'updated' && event.action.type === 'error')
      if (mayBeDown) beginIfDown()
    }),
    onCallNoted(beginIfDown),
  ]
  window.addEventListener('offline', beginIfDown, { signal: over.signal })
  window.addEventListener('online', () => begin(NETWORK_PACE, true), { signal: over.signal })
  beginIfDown()
  return () => {
    over.abort()
    current?.abort()
    current = null
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
