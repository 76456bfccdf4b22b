import { useSyncExternalStore } from 'react'
import { type Drift, driftReports, onDrift } from '#gateway/drift.ts'

let seen: readonly Drift[] = []

/** Reports are added, and forgotten together: as long as their number and the last one stand, the list does. */
const read = (): readonly Drift[] => {
  const fresh = driftReports()
  if (fresh.length !== seen.length || fresh.at(-1) !== seen.at(-1)) seen = fresh
  return seen
}

/** Where answers of this page have left the contract, oldest first; a new one appears by itself. */
export const useDrift = (): readonly Drift[] => useSyncExternalStore(onDrift, read)
