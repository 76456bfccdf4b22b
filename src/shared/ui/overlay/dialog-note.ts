import { createContext } from 'react'

/** Line at the head of each dialog that names the student when an operator acts for them. */
export const DialogNote = createContext<string | null>(null)
