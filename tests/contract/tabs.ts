import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

const GATEWAY = 'https://gateway.example'
export const TOKEN_PATH = `${GATEWAY}/v2/access_token`

/** Counters and tokens of the gateway. */
interface State {
  /** Number of token answers; A<n> and R<n> are the tokens of the n-th. */
  issued: number
  refreshes: number
  /** Calls that arrived with an invalid token. */
  refusedCalls: number
  calls: number
  valid: Set<string>
  refreshToken: string
  expiresIn: number | undefined
}

/**
 * Creates a gateway with rotating refresh tokens, each valid once. Registers its own hooks.
 * @returns its state, the server, and a function that opens a tab: a fresh copy of the gateway layer over the shared
 * storage
 */
export const createTokenGateway = () => {
  const state = {} as State
  const issue = () => {
    state.issued += 1
    state.refreshToken = `R${state.issued}`
    state.valid.add(`A${state.issued}`)
    return { access_token: `A${state.issued}`, refresh_token: state.refreshToken, expires_in: state.expiresIn }
  }
  const server = setupServer(
    http.post(TOKEN_PATH, async ({ request }) => {
      state.refreshes += 1
      const body = (await request.json()) as { refresh_token: string }
      return body.refresh_token === state.refreshToken
        ? HttpResponse.json(issue())
        : new HttpResponse(null, { status: 401 })
    }),
    http.all(`${GATEWAY}/v1/*`, ({ request }) => {
      state.calls += 1
      const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '')
      if (state.valid.has(token)) return HttpResponse.json({ token })
      state.refusedCalls += 1
      return HttpResponse.json({ message: 'token tidak berlaku' }, { status: 401 })
    }),
  )
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
  })
  beforeEach(() => {
    Object.assign(state, {
      issued: 0,
      refreshes: 0,
      refusedCalls: 0,
      calls: 0,
      valid: new Set(),
      refreshToken: '',
      expiresIn: 300,
    })
  })
  afterEach(() => {
    server.resetHandlers()
    localStorage.clear()
  })
  afterAll(() => {
    server.close()
  })

  const openTab = async (booted?: Parameters<typeof import('#gateway/session/session.ts').startSession>[1]) => {
    vi.resetModules()
    const session = await import('#gateway/session/session.ts')
    const { fetcher } = await import('#gateway/call/fetcher.ts')
    const { setRuntimeConfig } = await import('#gateway/campus/runtime-config.ts')
    setRuntimeConfig({ gatewayUrl: GATEWAY, multisiteConfigUrl: GATEWAY })
    session.startSession(() => ({ gatewayUrl: GATEWAY, collegeId: '061001' }), booted)
    const ends: string[] = []
    session.onSessionEnd((reason) => ends.push(reason))
    return {
      ...session,
      ends,
      signIn: () => session.adoptTokens(issue()),
      call: (path = '/v1/x', operation = 'getX') => fetcher<{ token: string }>(path, { operation }),
    }
  }
  /** Invalidates all access tokens issued so far, as when the gateway restarts. */
  const revoke = () => state.valid.clear()
  return { state, server, openTab, revoke }
}

type LockOptions = { ifAvailable: true } | { signal: AbortSignal }
type Action<T> = (lock: { name: string } | null) => Promise<T>

/**
 * Creates Web Locks with the browser's semantics: one holder per name; others queue, or get null at once (ifAvailable).
 */
export const fakeLocks = () => {
  const lines = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  const hold = async <T>(name: string, action: Action<T>): Promise<T> => {
    held.add(name)
    return action({ name }).finally(() => held.delete(name))
  }
  /** Queues for a lock; rejects when the signal aborts before its turn. */
  const inLine = <T>(name: string, action: Action<T>, signal?: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      let isWaiting = true
      signal?.addEventListener('abort', () => {
        if (isWaiting) reject(signal.reason as Error)
        isWaiting = false
      })
      const turn = (lines.get(name) ?? Promise.resolve()).then(async () => {
        if (!isWaiting) return
        isWaiting = false
        await hold(name, action).then(resolve, reject)
      })
      lines.set(name, turn)
    })
  return {
    request: <T>(name: string, ...args: [Action<T>] | [LockOptions, Action<T>]) => {
      const [options, action] = args.length === 1 ? [null, args[0]] : args
      if (options === null) return inLine(name, action)
      if ('signal' in options) return inLine(name, action, options.signal)
      // as in a browser: never before the request returns
      return Promise.resolve().then(() => (held.has(name) ? action(null) : hold(name, action)))
    },
  }
}

/** Sets the browser's lock manager, or removes it (insecure origin). */
export const setLocks = (locks: ReturnType<typeof fakeLocks> | undefined): void => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

const realNow = performance.now.bind(performance)

/** Moves the page's monotonic clock forward, for the current test. */
export const movePageClock = (ms: number): void => {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + ms)
}
