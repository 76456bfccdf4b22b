import { matchRoutes } from 'react-router-dom'
import type { SubjectScreen } from './subject-screen.ts'

/** Cache: the router ranks all screens on each lookup, and moving the pointer over a menu causes many. */
const found = new WeakMap<readonly SubjectScreen[], Map<string, SubjectScreen | undefined>>()

/** Returns the screen of an address. A fixed segment takes precedence over a parameter (readings, 41). */
export const screenAt = (screens: readonly SubjectScreen[], path: string): SubjectScreen | undefined => {
  const known = found.get(screens) ?? new Map<string, SubjectScreen | undefined>()
  found.set(screens, known)
  if (!known.has(path)) known.set(path, matchRoutes([...screens], path)?.[0]?.route)
  return known.get(path)
}
