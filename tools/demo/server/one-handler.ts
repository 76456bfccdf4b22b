import { getResponse, type HttpHandler, http } from 'msw'

/**
 * Compiled path patterns, shared by all pages: msw would compile the path of each of two hundred handlers for each
 * request.
 */
const patterns = new Map<string, RegExp>()
const patternOf = (path: string): RegExp => {
  const known = patterns.get(path)
  if (known) return known
  const written = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+')
  const pattern = new RegExp(`^${written}/?$`, 'i')
  patterns.set(path, pattern)
  return pattern
}

/** A call with its handler. The handler is created on first use, because most pages use only a few. */
export interface Route {
  method: string
  /** In msw's syntax: any origin, parameters with a colon. */
  path: string
  handler: () => HttpHandler
}

/** Wraps all routes in one handler: msw would try each of two hundred handlers in sequence for each request. */
export const oneHandler = (routes: readonly Route[]): HttpHandler => {
  const known = new Map<string, HttpHandler[]>()
  /** Returns the handlers whose address matches, in order; each checks the request itself. */
  const askedFor = ({ method, url }: Request): HttpHandler[] => {
    const [address = ''] = url.split(/[?#]/)
    const call = `${method} ${address}`
    const found =
      known.get(call) ??
      routes.flatMap((route) =>
        route.method === method && patternOf(route.path).test(address) ? [route.handler()] : [],
      )
    known.set(call, found)
    return found
  }
  return http.all(
    ({ request }) => askedFor(request).length > 0,
    ({ request }) => getResponse(askedFor(request), request),
  )
}
