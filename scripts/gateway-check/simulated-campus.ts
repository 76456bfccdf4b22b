import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'

export const GATEWAY = 'https://gateway.test'
export const PORTAL = 'https://portal.test'
export const NIM = '240117023'
export const PASSWORD = 'demo'

/** A request that reached the campus. */
export interface Arrived {
  method: string
  url: string
  headers: Headers
  body: string
}

/** Changes an answer; undefined leaves it. */
export type Plant = (
  address: string,
  response: Response,
  gateway: InProcessGateway,
) => Promise<Response | undefined> | Response | undefined

export const CORS = {
  'Access-Control-Allow-Origin': PORTAL,
  'Access-Control-Allow-Headers': 'Authorization, Cache-Control, Content-Type, Pragma, cacheable, college-id, node-id',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Expose-Headers': 'Content-Disposition, Date',
  'Access-Control-Max-Age': '7200',
}

const withCors = async (response: Response): Promise<Response> => {
  const body = response.status === 204 ? null : await response.arrayBuffer()
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(CORS)) if (!headers.has(name)) headers.set(name, value)
  return new Response(body, { status: response.status, headers })
}

export interface Campus {
  gateway: InProcessGateway
  arrived: Arrived[]
  /** Texts of all answers. */
  answered: string[]
  fetch: typeof fetch
}

/** Creates the simulated gateway behind a `fetch`, with its answers changed by a test. */
export const createCampus = (plant: Plant = () => undefined): Campus => {
  const gateway = createInProcessGateway()
  const arrived: Arrived[] = []
  const answered: string[] = []
  const answer = async ({ method, url, headers, body }: Arrived): Promise<Response> => {
    if (method === 'OPTIONS') return withCors(new Response(null, { status: 204 }))
    const { pathname, search } = new URL(url)
    const response = await gateway.ask(method, pathname + search, {
      headers: Object.fromEntries(headers),
      ...(body !== '' && { body: JSON.parse(body) as unknown }),
    })
    return withCors(response)
  }
  return {
    gateway,
    arrived,
    answered,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const one = {
        method: request.method,
        url: request.url,
        headers: new Headers(init?.headers),
        body: await request.text(),
      }
      arrived.push(one)
      const response = await answer(one)
      const changed = (await plant(`${one.method} ${new URL(one.url).pathname}`, response.clone(), gateway)) ?? response
      answered.push(await changed.clone().text())
      return changed
    },
  }
}

/** Creates a clock that stands still until somebody waits. */
export const createClock = () => {
  let now = Date.parse('2001-01-01T00:00:00Z')
  return {
    now: () => now,
    sleep: (ms: number) => {
      now += ms
      return Promise.resolve()
    },
  }
}
