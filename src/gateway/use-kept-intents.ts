import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { type Intent, keptIntents, onIntents, readIntent } from './intent.ts'
import { adoptEntry, outboxEntries, removeEntry, resumeEntry } from './outbox.ts'
import { onOutboxOwner } from './outbox-door.ts'
import type { CheckResult, Next, OutboxEntry } from './outbox-entry.ts'

/** Reads whether a write happened; `since` is the last moment at which it may have left, as far as this page knows. */
export type AskKept = (key: string, since: number) => Promise<CheckResult>

/** All that may be done about a write of effect `once` whose intent is kept: ask. */
export const checkKept = (ask: AskKept, key: string, since: number): Next => ({
  kind: 'check',
  check: () => ask(key, since),
})

/** What is known here of a write that an earlier page or another tab has sent. */
export const keptEntry = ({ key, operation, label, since }: Omit<Intent, 'id'>, ask: AskKept): OutboxEntry => ({
  key,
  operation,
  payload: null,
  label,
  type: 'Gateway Timeout',
  since,
  phase: 'unknown',
  next: checkKept(ask, key, since),
})

/**
 * Follows the intents of other pages: takes them over when they are open, lets go of them when they ended there.
 * @param check of the write; undefined keeps nothing
 * @returns the check of one of them, the same function in every render
 */
export const useKeptIntents = (
  operation: string,
  check: ((since: number) => Promise<CheckResult>) | undefined,
): AskKept => {
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  const ask: AskKept = useCallback(
    async (key, since) => (await latest.current?.(readIntent(key)?.since ?? since)) ?? 'unknown',
    [],
  )
  const isKept = check !== undefined
  const look = useEffectEvent(() => {
    const kept = keptIntents(operation)
    for (const entry of outboxEntries().filter((one) => one.operation === operation)) {
      if (entry.phase === 'not-done' || kept.some(({ key }) => key === entry.key)) continue
      removeEntry(entry.key)
      void ask(entry.key, entry.since).catch(() => undefined) // it ended elsewhere: what is shown of it is old
    }
    for (const one of kept) if (adoptEntry(keptEntry(one, ask))) void resumeEntry(one.key)
  })
  useEffect(() => {
    if (!isKept) return undefined
    look()
    const undo = [onIntents(look), onOutboxOwner(look)]
    return () => {
      for (const stop of undo) stop()
    }
  }, [isKept])
  return ask
}
