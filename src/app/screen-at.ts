import { matchRoutes } from 'react-router-dom'
import type { SubjectScreen } from './subject-screen.ts'

/** The screen of an address. A fixed word in it wins over a parameter (readings, 41). */
export const screenAt = (screens: readonly SubjectScreen[], path: string): SubjectScreen | undefined =>
  matchRoutes([...screens], path)?.[0]?.route
