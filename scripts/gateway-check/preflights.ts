import type { Operation } from './contract.ts'
import type { Reply } from './door.ts'

/** Something that a browser on another origin would not be allowed, or would not see. */
export interface CrossOrigin {
  method: string
  /** Path of the contract. */
  path: string
  what: string
  expected: string
  found: string
}

/** How long a browser may remember the preflights, in words: the shortest of all. */
export type Memory = 'not said' | 'less than ten minutes' | 'ten minutes or longer'

const TEN_MINUTES_S = 600

const listIn = (text: string): string[] => text.split(',').map((one) => one.trim().toLowerCase())

const allowsOrigin = (reply: Reply, origin: string): boolean =>
  ['*', origin].includes(reply.header('access-control-allow-origin'))

/** Headers that a preflight has to allow by name; `*` allows all but the token. */
const refusedHeaders = (reply: Reply, asked: readonly string[]): string[] => {
  const allowed = listIn(reply.header('access-control-allow-headers'))
  return asked.filter((name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')))
}

/** Methods that need no leave. */
const SIMPLE = new Set(['GET', 'POST'])

/** Judges the answer to a preflight. */
export const judgePreflight = (
  { method, path }: Operation,
  reply: Reply,
  { origin, asked }: { origin: string; asked: readonly string[] },
): CrossOrigin[] => {
  const differs = (what: string, expected: string, found: string): CrossOrigin => ({
    method,
    path,
    what,
    expected,
    found,
  })
  if (reply.failure !== undefined) return [differs('preflight', 'an answer', reply.failure)]
  if (reply.status < 200 || reply.status > 299)
    return [differs('preflight', 'status 200 or 204', `status ${reply.status}`)]
  if (!allowsOrigin(reply, origin)) return [differs('preflight', 'the origin of the portal', 'not allowed')]
  const methods = listIn(reply.header('access-control-allow-methods'))
  const isAllowed = SIMPLE.has(method) || methods.includes('*') || methods.includes(method.toLowerCase())
  return [
    ...(isAllowed ? [] : [differs('preflight', `method ${method}`, 'not allowed')]),
    ...refusedHeaders(reply, asked).map((name) => differs('preflight', `header ${name}`, 'not allowed')),
  ]
}

/** Returns how long a preflight may be remembered. */
export const memoryOf = (reply: Reply): Memory => {
  const seconds = Number(reply.header('access-control-max-age'))
  if (!(seconds > 0)) return 'not said'
  return seconds < TEN_MINUTES_S ? 'less than ten minutes' : 'ten minutes or longer'
}

/** Judges whether a page on the portal's origin may read an answer and the headers that the portal uses. */
export const judgeExposed = ({ method, path, schema }: Operation, reply: Reply, origin: string): CrossOrigin[] => {
  const differs = (what: string, found: string): CrossOrigin => ({ method, path, what, expected: 'readable', found })
  if (!allowsOrigin(reply, origin)) return [differs('the answer', 'not allowed for the origin of the portal')]
  const exposed = listIn(reply.header('access-control-expose-headers'))
  const wanted = schema ? ['Date'] : ['Date', 'Content-Disposition']
  return wanted.filter((name) => !exposed.includes(name.toLowerCase())).map((name) => differs(name, 'not exposed'))
}
