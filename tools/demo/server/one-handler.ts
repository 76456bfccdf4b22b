import { getResponse, type HttpHandler, http } from 'msw'

/** Written once for all pages: msw would compile the path of each of two hundred handlers for each request. */
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

/** A call that a handler answers; the handler is made when it is first asked for, since most pages ask for a few. */
export interface Route {
  method: string
  /** As msw writes it: any origin, parameters with a colon. */
  path: string
  handler: () => HttpHandler
}

/** One handler that stands for all: msw asks each of two hundred for each request, one after the other. */
export const oneHandler = (routes: readonly Route[]): HttpHandler => {
  const known = new Map<string, HttpHandler[]>()
  /** Those whose address a request may be, in their order; they say themselves whether it is. */
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
