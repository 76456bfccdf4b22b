import { createContext } from 'react'

/**
 * Line on each printed page below the student's name that names the operator who opened the data; null for the student.
 */
export const PrintNote = createContext<string | null>(null)
