import { useEffect, useState } from 'react'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useKeptIntents } from '#gateway/writes/use-kept-intents.ts'
import { useKeptOperations } from '#gateway/writes/use-kept-operations.ts'
import type { KeptAction } from '#kit/action/action.ts'
import { checkedBy } from '#kit/action/checked-by.ts'
import { useCaller } from '#kit/action/use-caller.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { Boundary } from '#shared/ui/state/boundary.tsx'

const FILES = import.meta.glob<{ KEPT_WRITES: readonly KeptAction[] }>('../../../features/*/kept-writes.ts')

const loadActions = async (): Promise<KeptAction[]> => {
  const files = Object.entries(FILES).map(([file, load]) => withTexts(load(), file.split('/')[3] ?? ''))
  return (await Promise.all(files)).flatMap((file) => file.KEPT_WRITES)
}

/** Loads them for whoever needs them; without a network, as soon as it is back. */
const useActions = (isNeeded: boolean): readonly KeptAction[] => {
  const [actions, setActions] = useState<readonly KeptAction[]>([])
  useEffect(() => {
    if (!isNeeded) return undefined
    const load = () => void loadActions().then(setActions, (error: unknown) => console.warn('kept writes wait', error))
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isNeeded])
  return actions
}

/** Asks how each of them ended, as its screen does, and shows nothing. */
const Followed = ({ actions }: { actions: readonly KeptAction[] }) => {
  const caller = useCaller()
  useKeptIntents(
    Object.fromEntries(actions.map(({ operation, check }) => [operation, checkedBy(check, caller)])),
    actions.filter(({ isRepeatable }) => isRepeatable).map(({ operation }) => operation),
  )
  return null
}

/**
 * Puts what left before this page began, and whose end nobody knows, into the queue of the student, whichever screen is
 * open (ADR 17). Nothing for an operator, whose own screen asks.
 */
export const KeptWrites = () => {
  const isActing = useIsActing()
  const operations = useKeptOperations()
  const isNeeded = !isActing && operations.length > 0
  const open = useActions(isNeeded).filter(({ operation }) => operations.includes(operation))
  return isNeeded && open.length > 0 ? (
    <Boundary fallback={() => null}>
      <Followed actions={open} />
    </Boundary>
  ) : null
}
