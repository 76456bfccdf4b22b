import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { adoptEntry, checkEntry, outboxEntries, removeEntry, resumeEntry } from './outbox.ts'
import type { Next, OutboxEntry } from './outbox-entry.ts'
import { onOutboxOwner } from './outbox-facade.ts'
import type { Check } from './write-kind.ts'
import { onRecordsChange, pendingRecordsOf, type RecordFacts, readRecord, type WriteRecord } from './write-record.ts'

/**
 * Returns the next action for a write of effect `once` with a stored record: only a check.
 * @param ask receives the current record; after its deletion the last one that this page has seen
 */
export const checkRecord = (runCheck: Check, record: RecordFacts): Next & { kind: 'check' } => {
  let known = record
  const check = () => {
    known = readRecord(known.key) ?? known
    return runCheck(known)
  }
  return { kind: 'check', check }
}

/** Returns the outbox entry of a write that an earlier page or another tab has sent. */
export const entryOfRecord = (record: Omit<WriteRecord, 'id'>, runCheck: Check, isRepeatable = false): OutboxEntry => ({
  key: record.key,
  operation: record.operation,
  payload: null,
  label: record.label,
  type: 'Gateway Timeout',
  since: record.since,
  phase: 'unknown',
  next: { ...checkRecord(runCheck, record), isRepeatable },
})

const checkOnce = async ({ next }: OutboxEntry): Promise<void> => {
  if (next.kind === 'check') await next.check?.().catch(() => undefined)
}

/**
 * Follows the write records of other pages: adopts open ones and drops those that ended there.
 * @param checks checks of the writes, by operation
 * @param repeatable the operations among them whose writes may be sent again
 * @returns the check of one of them, the same function in every render
 */
export const usePendingRecords = (
  checks: Readonly<Record<string, Check>>,
  repeatable: readonly string[] = [],
): Check => {
  const latest = useRef(checks)
  useEffect(() => {
    latest.current = { ...latest.current, ...checks } // merged, because queued writes are still checked after their screen stops following new ones
  })
  const runCheck: Check = useCallback(
    async (record) => (await latest.current[record.operation]?.(record)) ?? 'unknown',
    [],
  )
  const refreshOperation = (operation: string): void => {
    const record = pendingRecordsOf(operation)
    for (const entry of outboxEntries().filter((one) => one.operation === operation)) {
      if (entry.phase === 'not-done' || record.some(({ key }) => key === entry.key)) continue
      if (entry.next.kind === 'send') {
        void checkEntry(entry.key) // another page knows more about it; the data to send it again is only here
        continue
      }
      removeEntry(entry.key)
      void checkOnce(entry) // it ended elsewhere: refresh the state shown here
    }
    const isRepeatable = repeatable.includes(operation)
    for (const one of record) if (adoptEntry(entryOfRecord(one, runCheck, isRepeatable))) void resumeEntry(one.key)
  }
  const refresh = useEffectEvent(() => Object.keys(checks).forEach(refreshOperation))
  const operations = Object.keys(checks).join(' ')
  useEffect(() => {
    if (operations === '') return undefined
    refresh()
    const unsubscribes = [onRecordsChange(refresh), onOutboxOwner(refresh)]
    return () => {
      for (const stop of unsubscribes) stop()
    }
  }, [operations])
  return runCheck
}
