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

/** Those whose address a request may be, in their order; they say themselves whether it is. */
const askedFor = (handlers: readonly HttpHandler[], { method, url }: Request): HttpHandler[] => {
  const [address = ''] = url.split(/[?#]/)
  return handlers.filter(({ info }) => info.method === method && patternOf(String(info.path)).test(address))
}

/** One handler that stands for all: msw asks each of two hundred for each request, one after the other. */
export const oneHandler = (handlers: readonly HttpHandler[]): HttpHandler =>
  http.all(
    ({ request }) => askedFor(handlers, request).length > 0,
    ({ request }) => getResponse(askedFor(handlers, request), request),
  )
