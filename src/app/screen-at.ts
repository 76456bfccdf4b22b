import { matchRoutes } from 'react-router-dom'
import type { SubjectScreen } from './subject-screen.ts'

/** The router ranks all screens anew for each question, and a pointer that moves over a menu asks many. */
const found = new WeakMap<readonly SubjectScreen[], Map<string, SubjectScreen | undefined>>()

/** The screen of an address. A fixed word in it wins over a parameter (readings, 41). */
export const screenAt = (screens: readonly SubjectScreen[], path: string): SubjectScreen | undefined => {
  const known = found.get(screens) ?? new Map<string, SubjectScreen | undefined>()
  found.set(screens, known)
  if (!known.has(path)) known.set(path, matchRoutes([...screens], path)?.[0]?.route)
  return known.get(path)
}
