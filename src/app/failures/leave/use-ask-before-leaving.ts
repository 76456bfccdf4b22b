import { useEffect, useSyncExternalStore } from 'react'
import { onWaitingWrites, waitingWrites } from '#gateway/writes/outbox-facade.ts'

/**
 * Queued writes are lost with the page: lets the browser ask the user before a reload or close while a write is queued.
 */
export const useAskBeforeLeaving = (): void => {
  const isConfirming = useSyncExternalStore(onWaitingWrites, () => (waitingWrites()?.onlyHere ?? 0) > 0)
  useEffect(() => {
    if (!isConfirming) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isConfirming])
}
