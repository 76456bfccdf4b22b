import { useEffect, useState } from 'react'
import { keptOperations } from './intent.ts'
import { onOutboxOwner } from './outbox-door.ts'
import { useOutboxOwner } from './use-outbox-owner.ts'

/**
 * Operations of which this person has intents that were open when the page was: of an earlier page, or of another tab.
 * What begins later is followed by the screen that begins it.
 */
export const useKeptOperations = (): readonly string[] => {
  const [operations, setOperations] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => setOperations(keptOperations())
    look()
    return onOutboxOwner(look)
  }, [])
  useOutboxOwner()
  return operations
}
