import { useEffect, useSyncExternalStore } from 'react'
import { onWaitingWrites, waitingWrites } from '#gateway/writes/outbox-facade.ts'

/** The queue of writes ends with the page: whoever reloads or closes it while one waits is asked by the browser first. */
export const useAskBeforeLeaving = (): void => {
  const isConfirming = useSyncExternalStore(onWaitingWrites, () => (waitingWrites()?.onlyHere ?? 0) > 0)
  useEffect(() => {
    if (!isConfirming) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isConfirming])
}
