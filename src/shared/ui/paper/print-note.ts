import { createContext } from 'react'

/** A line that stands on each printed page below the student's name: who has opened the data, where that is not the student. */
export const PrintNote = createContext<string | null>(null)
