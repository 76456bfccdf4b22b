import { useSyncExternalStore } from 'react'
import { type Drift, driftReports, onDrift } from '#gateway/answer/drift.ts'

/** Where answers of this page have left the contract, oldest first; a new one appears by itself. */
export const useDrift = (): readonly Drift[] => useSyncExternalStore(onDrift, driftReports)
