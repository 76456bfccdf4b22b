import { type ComponentType, useEffect, useState } from 'react'
import { useIsActing } from '#domain/mahasiswa/read-only.ts'
import { useKeptOperations } from '#gateway/use-kept-operations.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { Boundary } from '#shared/ui/boundary.tsx'

/** By operation: what asks how a write ended, as its screen does, and shows nothing. */
type KeptChecks = Readonly<Record<string, ComponentType>>

const FILES = import.meta.glob<{ KEPT_WRITES: KeptChecks }>('../../features/*/kept-writes.tsx')

const loadChecks = async (): Promise<KeptChecks> => {
  const files = Object.entries(FILES).map(([file, load]) => withTexts(load(), file.split('/')[3] ?? ''))
  const loaded = await Promise.all(files)
  return Object.assign({}, ...loaded.map((file) => file.KEPT_WRITES)) as KeptChecks
}

/** Loads them for whoever needs them; without a network, as soon as it is back. */
const useChecks = (isNeeded: boolean): KeptChecks => {
  const [checks, setChecks] = useState<KeptChecks>({})
  useEffect(() => {
    if (!isNeeded) return undefined
    const load = () => void loadChecks().then(setChecks, (error: unknown) => console.warn('kept writes wait', error))
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isNeeded])
  return checks
}

/**
 * Puts what left before this page began, and whose end nobody knows, into the queue of the student, whichever screen is
 * open (docs/adr/0017-one-intent.md). Nothing for an operator, whose own screen asks.
 */
export const KeptWrites = () => {
  const isActing = useIsActing()
  const operations = useKeptOperations()
  const checks = useChecks(!isActing && operations.length > 0)
  return operations.map((operation) => {
    const Check = checks[operation]
    return Check ? (
      <Boundary key={operation} fallback={() => null}>
        <Check />
      </Boundary>
    ) : null
  })
}
