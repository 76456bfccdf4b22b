import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { onWaitingWrites, waitingWrites } from '#gateway/writes/outbox-facade.ts'
import { onReadDismissed, repeatReads, type WaitingRead, waitingReads } from '#gateway/writes/outbox-reads.ts'

/** Text variants of the snackbar. */
type Mood = 'busy' | 'network' | 'timeout' | 'writes' | 'decide'

const moodOf = (reads: readonly WaitingRead[]): Mood => {
  if (waitingWrites()?.isBusy || reads.some(({ isBusy }) => isBusy)) return 'busy'
  if (reads.length === 0) return waitingWrites()?.resumable ? 'writes' : 'decide'
  return reads.some(({ error }) => error.kind === 'network') ? 'network' : 'timeout'
}

/** Resumes all queued requests once. @returns whether there were any */
const resumeAll = (client: QueryClient): boolean => {
  const reads = waitingReads(client)
  const writes = waitingWrites()
  void repeatReads(client, reads)
  void writes?.resume()
  return reads.length + (writes?.resumable ?? 0) > 0
}

/** Returns the queued reads of this screen and writes of this student (section 4), and the handler of 'Muat Ulang'. */
export const useWaiting = () => {
  const client = useQueryClient()
  const resume = useCallback(() => resumeAll(client), [client])
  const subscribe = useCallback(
    (listener: () => void) => {
      // The cache emits while a query is mounted during render, when no other component may be updated: batch the
      // calls.
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
  // Compared as text: the cache emits every step of every query, and few of them concern failures.
  useSyncExternalStore(subscribe, () => JSON.stringify([waitingReads(client).map(glance), waitingWrites()]))
  const reads = waitingReads(client)
  return { reads, count: reads.length + (waitingWrites()?.count ?? 0), mood: moodOf(reads), resume }
}

const glance = ({ query, since, isBusy }: WaitingRead) => [query.queryHash, since, isBusy]
