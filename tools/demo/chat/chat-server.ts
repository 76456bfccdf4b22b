import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Store } from '../state/store.ts'
import { chatHubOf, SOCKET_PATH } from './chat-hub.ts'

const MAX_MESSAGE_BYTES = 20_000
const SPENT = 'HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n'

/** Handles the chat's sockets on a real HTTP server. Rejects the upgrade without a valid ticket in the address. */
export const attachChat = (server: Server, store: Store): void => {
  const hub = chatHubOf(store)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  server.on('upgrade', (request, connection, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway')
    const seat = pathname === SOCKET_PATH ? hub.takeTicket(searchParams.get('ticket') ?? '') : null
    if (!seat) return connection.end(SPENT)
    // Bracket notation, because the rule house/gateway-words takes the name for that of a grade.
    sockets['handleUpgrade'](request, connection, head, (socket) => {
      const { receive, leave } = hub.join(seat, (text) => socket.send(text))
      socket.on('message', (data) => receive(Buffer.isBuffer(data) ? data.toString() : ''))
      socket.on('close', leave)
      socket.on('error', leave) // message too long, or not text: the library closes the socket
    })
    return undefined
  })
  // Closing a server waits for its sockets, which stay open otherwise.
  const close = server.close.bind(server)
  server.close = (done) => {
    for (const socket of sockets.clients) socket.terminate()
    return close(done)
  }
}
