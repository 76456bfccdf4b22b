import type { Contract, Operation, ServerName } from './contract.ts'

/** A request that wants to leave. */
export interface Leaving {
  method: string
  url: string
  headers?: Record<string, string>
  body?: string
}

/** What came back. A download has no text: it ends after its headers. */
export interface Reply {
  status: number
  header: (name: string) => string
  text: string
  /** Why nothing came back, in words without values. */
  failure?: string | undefined
}

/** Time, which tests control. */
export interface Clock {
  now: () => number
  sleep: (ms: number) => Promise<void>
}

export interface DoorOptions {
  contract: Contract
  /** Address of each server; one that is not known is not asked. */
  servers: Readonly<Partial<Record<ServerName, string>>>
  /** Origin of the portal; without it no OPTIONS leaves. */
  origin?: string | undefined
  clock: Clock
  fetch: typeof fetch
}

export type Door = (leaving: Leaving) => Promise<Reply>

/** At most two requests a second. */
const GAP_MS = 500
const LIMIT_MS = 60_000

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns the address of a server without a slash at its end, or null: https only, and http on this machine. */
export const serverAddress = (text: string): string | null => {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname))
  if (!isSafe || username !== '' || password !== '' || search !== '' || hash !== '') return null
  return origin + pathname.replace(/\/+$/, '')
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{[^}]+\}/g, '[^/]+')}$`)

const parametersIn = (path: string): number => path.split('{').length

/** Headers that a read may carry; the token and the campus are for the gateway only. */
const READ_HEADERS = new Set(['accept', 'cache-control', 'pragma', 'cacheable', 'node-id', 'origin'])
const GATEWAY_HEADERS = new Set(['authorization', 'college-id', 'content-type'])
const ASKS_LEAVE = new Set(['origin', 'access-control-request-method', 'access-control-request-headers'])

const mayCarry = ({ server }: Operation, name: string): boolean =>
  READ_HEADERS.has(name) || (server === 'gateway' && GATEWAY_HEADERS.has(name))

/** Returns whether an address is written as it will be sent, so that nothing in it is resolved later. */
const isExact = (url: string): boolean => URL.canParse(url) && new URL(url).href === url && !url.includes('#')

const GRANTS = new Set(['password', 'refresh_token'])

const grantOf = (body: string | undefined): string => {
  const { grant_type: grant = '' } = JSON.parse(body ?? '{}') as { grant_type?: string }
  return grant
}

const tokenIn = (body: string | undefined): string => {
  const { token = '' } = JSON.parse(body ?? '{}') as { token?: string }
  return token
}

const issuedIn = (text: string): string[] => {
  try {
    const { access_token: access, refresh_token: refresh } = JSON.parse(text) as Record<string, unknown>
    return [access, refresh].filter((token) => typeof token === 'string')
  } catch {
    return []
  }
}

const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/

const failureOf = (error: unknown): Reply => {
  const cause = error instanceof Error && error.cause instanceof Object ? error.cause : {}
  const code = 'code' in cause ? String(cause.code) : ''
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const failure = isLate
    ? 'no answer within 60 s'
    : CERTIFICATE.test(code)
      ? 'certificate not accepted'
      : 'no connection'
  return { status: 0, header: () => '', text: '', failure }
}

/**
 * Creates the only function that sends anything. It refuses every request but reads of the contract, OPTIONS, the
 * sign-in, and the revocation of a token that this sign-in received; after that it is closed.
 * @throws Error by the returned function, before anything is sent
 */
export const createDoor = ({ contract, servers, origin, clock, fetch: sendAway }: DoorOptions): Door => {
  const known = contract.operations
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
    .toSorted((one, other) => parametersIn(one.operation.path) - parametersIn(other.operation.path))
  const own = new Set<string>()
  let isClosed = false
  let nextAt = Number.NEGATIVE_INFINITY

  const bases = (['gateway', 'multisite'] as const).flatMap((name) => {
    const base = serverAddress(servers[name] ?? '')
    return base === null ? [] : [{ name, base }]
  })

  /** Returns the operations at an address; a fixed path wins over one with parameters. */
  const operationsAt = (url: string): Operation[] =>
    bases.flatMap(({ name, base }) => {
      if (!url.startsWith(`${base}/`)) return []
      const path = url.slice(base.length).replace(/\?.*$/s, '')
      const there = known.filter(({ operation, pattern }) => operation.server === name && pattern.test(path))
      return there.map(({ operation }) => operation)
    })

  const mayAskLeave = (names: readonly string[], body: string | undefined): boolean =>
    origin !== undefined && body === undefined && names.every((name) => ASKS_LEAVE.has(name))

  const mayPost = (operationId: string, body: string | undefined): boolean => {
    if (operationId === 'createAccessToken') return GRANTS.has(grantOf(body))
    return operationId === 'revokeToken' && own.has(tokenIn(body))
  }

  /** Returns the operation that a request is for; null when it must not leave. */
  const allowed = ({ method, url, headers = {}, body }: Leaving): Operation | null => {
    if (isClosed || !isExact(url)) return null
    const here = operationsAt(url)
    const names = Object.keys(headers).map((name) => name.toLowerCase())
    if (method === 'OPTIONS') return (mayAskLeave(names, body) && here[0]) || null
    const operation = here.find((one) => one.method === method)
    if (!operation || !names.every((name) => mayCarry(operation, name))) return null
    const mayLeave = method === 'GET' ? body === undefined && operation.isProbed : mayPost(operation.operationId, body)
    return mayLeave ? operation : null
  }

  const pace = async () => {
    const wait = nextAt - clock.now()
    if (wait > 0) await clock.sleep(wait)
    nextAt = clock.now() + GAP_MS
  }

  const exchange = async ({ method, url, headers, body }: Leaving, operation: Operation): Promise<Reply> => {
    const response = await sendAway(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    })
    const isBodyWanted = method !== 'OPTIONS' && response.ok && (operation.schema !== undefined || method === 'POST')
    if (!isBodyWanted) await response.body?.cancel()
    const text = isBodyWanted ? await response.text() : ''
    return { status: response.status, header: (name) => response.headers.get(name) ?? '', text }
  }

  return async (leaving) => {
    const operation = allowed(leaving)
    if (!operation) throw new Error('refused: the gateway check sends only reads of the contract')
    await pace()
    if (operation.operationId === 'revokeToken' && leaving.method === 'POST') isClosed = true
    try {
      const reply = await exchange(leaving, operation)
      if (leaving.method === 'POST') for (const token of issuedIn(reply.text)) own.add(token)
      return reply
    } catch (error) {
      return failureOf(error)
    }
  }
}
