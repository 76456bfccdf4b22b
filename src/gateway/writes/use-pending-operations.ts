import { useEffect, useState } from 'react'
import { onOutbox } from './outbox.ts'
import { onOutboxOwner } from './outbox-facade.ts'
import { useOutboxOwner } from './use-outbox-owner.ts'
import { pendingOperations } from './write-record.ts'

const stillPending = (operations: readonly string[]): readonly string[] => {
  if (operations.length === 0) return operations
  const pending = new Set(pendingOperations())
  return operations.every((one) => pending.has(one)) ? operations : operations.filter((one) => pending.has(one))
}

/**
 * Returns the operations with write records of this user that were open when the page was opened and still are, from an
 * earlier page or another tab. Later writes are followed by the screen that sends them.
 */
export const usePendingOperations = (): readonly string[] => {
  const [operations, setOperations] = useState<readonly string[]>([])
  useEffect(() => {
    const refresh = () => setOperations(pendingOperations())
    refresh()
    const unsubscribes = [onOutboxOwner(refresh), onOutbox(() => setOperations(stillPending))]
    return () => {
      for (const stop of unsubscribes) stop()
    }
  }, [])
  useOutboxOwner()
  return operations
}
