import screens from 'virtual:screen-routes'

/** Routes of the app itself (src/app/app-routes.tsx). */
const OWN = ['/', '/login', '/loading', '/error']
/** Stands for every address that no screen has: such an address may contain anything. */
const UNKNOWN = '/*'

const patternOf = (route: string): RegExp => {
  const parts = route.split('/').filter(Boolean)
  const text = parts.map((part) =>
    part.startsWith(':') ? (part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${part}`,
  )
  return new RegExp(`^${text.join('')}/?$`, 'i')
}

const parametersIn = (route: string): number => route.split(':').length

/** Fixed segments take precedence over parameters (readings, 41). */
const ROUTES = [...OWN, ...screens]
  .toSorted((a, b) => parametersIn(a) - parametersIn(b))
  .map((route) => ({ route, pattern: patternOf(route) }))

/** Returns the pattern of a path: `/berita/7` is `/berita/:id`. Nothing of the path itself is returned. */
export const routeOf = (path: string): string => ROUTES.find(({ pattern }) => pattern.test(path))?.route ?? UNKNOWN
