import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { type Intent, type KeptFacts, keptIntents, onIntents, readIntent } from './intent.ts'
import { adoptEntry, checkEntry, outboxEntries, removeEntry, resumeEntry } from './outbox.ts'
import type { Next, OutboxEntry } from './outbox-entry.ts'
import { onOutboxOwner } from './outbox-facade.ts'
import type { Check } from './write-kind.ts'

/**
 * Returns the next action for a write of effect `once` with a stored record: only a check.
 * @param ask receives the current record; after its deletion the last one that this page has seen
 */
export const checkKept = (ask: Check, kept: KeptFacts): Next & { kind: 'check' } => {
  let known = kept
  const check = () => {
    known = readIntent(known.key) ?? known
    return ask(known)
  }
  return { kind: 'check', check }
}

/** Returns the outbox entry of a write that an earlier page or another tab has sent. */
export const keptEntry = (kept: Omit<Intent, 'id'>, ask: Check, isRepeatable = false): OutboxEntry => ({
  key: kept.key,
  operation: kept.operation,
  payload: null,
  label: kept.label,
  type: 'Gateway Timeout',
  since: kept.since,
  phase: 'unknown',
  next: { ...checkKept(ask, kept), isRepeatable },
})

const lookOnce = async ({ next }: OutboxEntry): Promise<void> => {
  if (next.kind === 'check') await next.check?.().catch(() => undefined)
}

/**
 * Follows the write records of other pages: adopts open ones and drops those that ended there.
 * @param checks checks of the writes, by operation
 * @param repeatable the operations among them whose writes may be sent again
 * @returns the check of one of them, the same function in every render
 */
export const useKeptIntents = (checks: Readonly<Record<string, Check>>, repeatable: readonly string[] = []): Check => {
  const latest = useRef(checks)
  useEffect(() => {
    latest.current = { ...latest.current, ...checks } // merged, because queued writes are still checked after their screen stops following new ones
  })
  const ask: Check = useCallback(async (kept) => (await latest.current[kept.operation]?.(kept)) ?? 'unknown', [])
  const lookAt = (operation: string): void => {
    const kept = keptIntents(operation)
    for (const entry of outboxEntries().filter((one) => one.operation === operation)) {
      if (entry.phase === 'not-done' || kept.some(({ key }) => key === entry.key)) continue
      if (entry.next.kind === 'send') {
        void checkEntry(entry.key) // another page knows more about it; the data to send it again is only here
        continue
      }
      removeEntry(entry.key)
      void lookOnce(entry) // it ended elsewhere: refresh the state shown here
    }
    const isRepeatable = repeatable.includes(operation)
    for (const one of kept) if (adoptEntry(keptEntry(one, ask, isRepeatable))) void resumeEntry(one.key)
  }
  const look = useEffectEvent(() => Object.keys(checks).forEach(lookAt))
  const operations = Object.keys(checks).join(' ')
  useEffect(() => {
    if (operations === '') return undefined
    look()
    const undo = [onIntents(look), onOutboxOwner(look)]
    return () => {
      for (const stop of undo) stop()
    }
  }, [operations])
  return ask
}
