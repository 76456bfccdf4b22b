import { HttpResponse, type HttpResponseResolver, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { storeCampusConfig, toCampusConfig } from '#gateway/campus/campus-config.ts'
import { setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { localStore } from '#shared/storage/browser-storage.ts'

export const GATEWAY = 'https://gateway.example'
export const MULTISITE = 'https://multisite.example'

/** A request sent by the gateway client; requests are recorded in order. */
export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

/**
 * Creates a mock network with answers set by the test; registers its own hooks. No user is signed in, the campus is
 * known.
 * @returns the sent requests, and functions that answer every request (or those of one path)
 */
export const createNetwork = () => {
  const sent: Sent[] = []
  const server = setupServer()
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', ({ request }) => {
      const copy = request.clone()
      const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]))
      const entry: Sent = { method: request.method, url: request.url, headers, body: '' }
      sent.push(entry)
      void copy.text().then((text) => {
        entry.body = text
      })
    })
  })
  beforeEach(() => {
    setRuntimeConfig({ gatewayUrl: `${GATEWAY}/`, multisiteConfigUrl: MULTISITE, nodeId: 'node-1' })
    storeCampusConfig(toCampusConfig({ college_id: '061001', unik: 'TSM' }))
  })
  afterEach(() => {
    server.resetHandlers()
    localStore.clear()
    sent.length = 0
  })
  afterAll(() => {
    server.close()
  })
  const answer = (resolver: HttpResponseResolver, path = '*') => {
    server.use(http.all(path, resolver))
  }
  return { sent, answer, answerJson: (body: object, status = 200) => answer(() => HttpResponse.json(body, { status })) }
}
