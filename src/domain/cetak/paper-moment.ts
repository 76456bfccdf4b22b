import { createContext } from 'react'

/**
 * Moment of the data of a stored paper, in milliseconds since 1970 by the campus's clock; null for a paper whose data
 * has just been fetched.
 */
export const PaperMoment = createContext<number | null>(null)
