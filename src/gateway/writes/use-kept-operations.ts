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
 * Returns the operations with write records of this user that were open when the page was opened and still are, from an
 * earlier page or another tab. Later writes are followed by the screen that sends them.
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
