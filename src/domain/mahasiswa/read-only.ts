import { createContext, useContext } from 'react'
import type { Reason } from '#shared/ui/why-not.tsx'

/** Why nothing of this student can be changed at the moment, or null. */
export const ReadOnlyContext = createContext<Reason | null>(null)

/** For every action that changes the student's data: the reason that stands before all others (section 6, operator). */
export const useReadOnlyReason = (): Reason | null => useContext(ReadOnlyContext)

/** Whether an operator acts for the student on the screen: what binds the student alone does not bind the operator. */
export const ActingContext = createContext(false)

/** The same, for components (section 6). */
export const useIsActing = (): boolean => useContext(ActingContext)
