import { createContext } from 'react'

/**
 * Moment at which the paper on the screen was stored, in milliseconds since 1970 by the campus's clock; null for a print
 * page, whose data has just been fetched.
 */
export const StoredAt = createContext<number | null>(null)
