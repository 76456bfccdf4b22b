import { createContext, useContext } from 'react'
import type { Reason } from '#shared/ui/why-not.tsx'

/** Why nothing of this student can be changed at the moment, or null. */
export const ReadOnlyContext = createContext<Reason | null>(null)

/** For every action that changes the student's data: the reason that stands before all others (section 6, operator). */
export const useReadOnlyReason = (): Reason | null => useContext(ReadOnlyContext)
