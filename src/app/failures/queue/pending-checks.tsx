import { useEffect, useState } from 'react'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { usePendingOperations } from '#gateway/writes/use-pending-operations.ts'
import { usePendingRecords } from '#gateway/writes/use-pending-records.ts'
import type { LoadPendingChecks, PendingCheck } from '#kit/action/action.ts'
import { checkedBy } from '#kit/action/checked-by.ts'
import { useCaller } from '#kit/action/use-caller.ts'
import { Boundary } from '#shared/ui/state/boundary.tsx'

/** Loads the checks when one is needed; after a failure, again when the network is back. */
const useActions = (isNeeded: boolean, loadChecks: LoadPendingChecks): readonly PendingCheck[] => {
  const [actions, setActions] = useState<readonly PendingCheck[]>([])
  useEffect(() => {
    if (!isNeeded) return undefined
    const load = () =>
      void loadChecks().then(setActions, (error: unknown) => console.warn('pending checks wait', error))
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isNeeded, loadChecks])
  return actions
}

/** Checks the outcome of each write as its own screen does. Renders nothing. */
const Followed = ({ actions }: { actions: readonly PendingCheck[] }) => {
  const caller = useCaller()
  usePendingRecords(
    Object.fromEntries(actions.map(({ operation, check }) => [operation, checkedBy(check, caller)])),
    actions.filter(({ isRepeatable }) => isRepeatable).map(({ operation }) => operation),
  )
  return null
}

/**
 * Adopts writes whose outcome is unknown and that an earlier page sent: they join the student's queue on any screen
 * (ADR 17). An operator's writes are checked on their own screen only.
 */
export const PendingChecks = ({ loadChecks }: { loadChecks: LoadPendingChecks }) => {
  const isActing = useIsActing()
  const operations = usePendingOperations()
  const isNeeded = !isActing && operations.length > 0
  const open = useActions(isNeeded, loadChecks).filter(({ operation }) => operations.includes(operation))
  return isNeeded && open.length > 0 ? (
    <Boundary fallback={() => null}>
      <Followed actions={open} />
    </Boundary>
  ) : null
}
