import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { attachChat } from '../chat/chat-server.ts'
import { DEMO_PASSWORD } from '../session.ts'
import { createStore, startClock } from '../state/store.ts'
import { answerWorld } from '../world-endpoint.ts'
import { createControls } from './controls.ts'
import { createHandlers } from './create-handlers.ts'

const DEFAULT_PORT = 4010
const WORLD_DOOR = '/__world'
const MAX_BODY_BYTES = 20_000_000

/** All headers that the portal sends (src/gateway/call/fetcher.ts), for the browser's CORS preflight. */
const SENT_HEADERS = 'Accept, Authorization, Cache-Control, Content-Type, Pragma, cacheable, college-id, node-id'

const corsHeaders = (): Record<string, string> => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': SENT_HEADERS,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Expose-Headers': 'Content-Disposition, Date',
  'Access-Control-Max-Age': '600',
})

const readBytes = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Error('body too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: pairs,
    ...(hasBody && { body: new Uint8Array(await readBytes(incoming)) }),
  })
}

/**
 * Sends a response. @param nowMs the simulated now, sent as the Date header, from which clients read the gateway's
 * clock
 */
const send = async (response: Response, outgoing: ServerResponse, nowMs: number): Promise<void> => {
  if (response.type === 'error') {
    outgoing.destroy() // a network failure of the fault script
    return
  }
  const date = new Date(nowMs).toUTCString()
  const headers = { ...Object.fromEntries(response.headers), ...corsHeaders(), date } // lower case, to replace the response's own
  outgoing.writeHead(response.status, headers).end(Buffer.from(await response.arrayBuffer()))
}

const notFound = (): Response =>
  Response.json({ status: { code: '404', message: 'Alamat ini tidak ada di gateway demo.' } }, { status: 404 })

/**
 * Creates the simulated gateway as a real HTTP server.
 * @param hasChat value of the campus setting enable_chat
 * @returns the server, not yet listening
 */
export const createGatewayServer = (hasChat = false): Server => {
  const store = createStore()
  store.world.chat.isEnabled = hasChat
  startClock(store)
  const controls = createControls(store)
  const handlers = createHandlers(store)
  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (new URL(request.url).pathname === WORLD_DOOR) return answerWorld(controls, request)
    return (await getResponse(handlers, request)) ?? notFound()
  }
  const server = createServer((incoming, outgoing) => {
    toRequest(incoming)
      .then(answer)
      .then((response) => send(response, outgoing, store.now()))
      .catch((error: unknown) => {
        console.error(error)
        outgoing.writeHead(500, corsHeaders()).end()
      })
  })
  attachChat(server, store)
  return server
}

const addressOf = (server: Server): string => {
  const address = server.address()
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : ''
}

/**
 * Listens on PORT (4010; 0 picks a free port) and prints how to use it.
 * @throws Error when the port is in use
 */
export const startGateway = async (port = Number(process.env['PORT'] ?? DEFAULT_PORT)): Promise<Server> => {
  const server = createGatewayServer(true)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} sudah dipakai. Pilih yang lain: PORT=4011`) : error)
    })
    server.listen(port, resolve)
  })
  const store = createControls(createStore())
  const personas = store
    .personas()
    .map(({ persona, username, nama }) => `  ${persona.padEnd(22)}${username.padEnd(22)}${nama}`)
  console.log(`Gateway demo: ${addressOf(server)}\nKata sandi: ${DEMO_PASSWORD}\n${personas.join('\n')}`)
  return server
}
