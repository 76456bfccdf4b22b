import { useEffect, useState } from 'react'
import { keptOperations } from './intent.ts'
import { onOutbox } from './outbox.ts'
import { onOutboxOwner } from './outbox-facade.ts'
import { useOutboxOwner } from './use-outbox-owner.ts'

const stillKept = (operations: readonly string[]): readonly string[] => {
  if (operations.length === 0) return operations
  const kept = new Set(keptOperations())
  return operations.every((one) => kept.has(one)) ? operations : operations.filter((one) => kept.has(one))
}

/**
 * Operations of which this person has intents that were open when the page was, of an earlier page or of another tab, and
 * are still. What begins later is followed by the screen that begins it.
 */
export const useKeptOperations = (): readonly string[] => {
  const [operations, setOperations] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => setOperations(keptOperations())
    look()
    const undo = [onOutboxOwner(look), onOutbox(() => setOperations(stillKept))]
    return () => {
      for (const stop of undo) stop()
    }
  }, [])
  useOutboxOwner()
  return operations
}
