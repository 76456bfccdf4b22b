import { createContext } from 'react'

/** A line at the head of each dialog: whose data it is about, where that is not the person at the screen. */
export const DialogNote = createContext<string | null>(null)
