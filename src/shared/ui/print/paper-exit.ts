import { createContext } from 'react'

/** Closes a paper that is shown above a screen; null on a print page with an address of its own. */
export const PaperExit = createContext<(() => void) | null>(null)
