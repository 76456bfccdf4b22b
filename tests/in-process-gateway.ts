import { getResponse } from 'msw'
import { type Controls, createControls } from '#tools/demo/server/controls.ts'
import { createHandlers } from '#tools/demo/server/create-handlers.ts'
import { createStore, type Store } from '#tools/demo/state/store.ts'
import { freshWorld } from './fresh-world.ts'

interface Ask {
  /** Access token; without one the call is anonymous. */
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A simulated gateway without a network. */
export interface InProcessGateway {
  store: Store
  controls: Controls
  /** @param path path including the query */
  ask: (method: string, path: string, options?: Ask) => Promise<Response>
  /** Returns the access token of a new session of a persona. */
  tokenOf: (persona: string) => string
}

const ORIGIN = 'http://gateway.test'

const bodyOf = (body: unknown): BodyInit | undefined => {
  if (body === undefined) return undefined
  return body instanceof URLSearchParams || body instanceof FormData ? body : JSON.stringify(body)
}

/** Creates an in-process gateway with a fresh mock state, or over a given store. */
export const createInProcessGateway = (store: Store = createStore({ world: freshWorld() })): InProcessGateway => {
  const controls = createControls(store)
  const handlers = createHandlers(store)
  return {
    store,
    controls,
    tokenOf: (persona) => controls.signIn(persona).access_token,
    ask: async (method, path, { token, body, headers = {} } = {}) => {
      const payload = bodyOf(body)
      const isJson = typeof payload === 'string'
      const request = new Request(ORIGIN + path, {
        method,
        headers: {
          ...(isJson && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(payload !== undefined && { body: payload }),
      })
      const response = await getResponse(handlers, request)
      if (!response) throw new Error(`no operation answers ${method} ${path}`)
      return response
    },
  }
}
