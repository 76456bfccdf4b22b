import { type ReactNode, useDeferredValue } from 'react'

/**
 * Leaves a part out of the first render of a screen, so that what matters most stands there sooner; it follows at
 * once. Only for what has nothing below it that would move.
 */
export const AfterFirst = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null)
