import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { onWaitingWrites, waitingWrites } from '#gateway/writes/outbox-facade.ts'
import { onReadDismissed, repeatReads, type WaitingRead, waitingReads } from '#gateway/writes/outbox-reads.ts'

/** How to speak of what waits. */
type Mood = 'busy' | 'network' | 'timeout' | 'writes' | 'decide'

const moodOf = (reads: readonly WaitingRead[]): Mood => {
  if (waitingWrites()?.isBusy || reads.some(({ isBusy }) => isBusy)) return 'busy'
  if (reads.length === 0) return waitingWrites()?.resumable ? 'writes' : 'decide'
  return reads.some(({ error }) => error.kind === 'network') ? 'network' : 'timeout'
}

/** Does once what may be done about everything that waits. @returns whether there was anything to do */
const resumeAll = (client: QueryClient): boolean => {
  const reads = waitingReads(client)
  const writes = waitingWrites()
  void repeatReads(client, reads)
  void writes?.resume()
  return reads.length + (writes?.resumable ?? 0) > 0
}

/** The reads of this screen and the writes of this student that wait (section 4), and what 'Muat Ulang' does. */
export const useWaiting = () => {
  const client = useQueryClient()
  const resume = useCallback(() => resumeAll(client), [client])
  const subscribe = useCallback(
    (listener: () => void) => {
      // The cache reports a query that is being mounted while it is rendered: nothing else may be drawn then.
      const ends = [
        client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
        onReadDismissed(listener),
        onWaitingWrites(listener),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    [client],
  )
  // Compared as text: the cache reports every step of every query, and nearly none is about a failure.
  useSyncExternalStore(subscribe, () => JSON.stringify([waitingReads(client).map(glance), waitingWrites()]))
  const reads = waitingReads(client)
  return { reads, count: reads.length + (waitingWrites()?.count ?? 0), mood: moodOf(reads), resume }
}

const glance = ({ query, since, isBusy }: WaitingRead) => [query.queryHash, since, isBusy]
