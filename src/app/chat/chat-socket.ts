import type { ChatSocket, SocketListeners } from '#chat/talk/contract.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { createChatTicket } from '#generated/client/chat/chat.ts'

/** Path of the socket below the gateway when neither config.json nor the ticket names one (assumed). */
const SOCKET_PATH = '/v2/chat/socket'
const UNAUTHORIZED = 401

const isAbsolute = (url: string): boolean => /^wss?:\/\//.test(url)

/**
 * Returns the address of the socket with the ticket: chatSocketUrl of config.json, else the path in the ticket
 * response, else the default path.
 */
export const socketAddress = (ticket: string, told?: string | null): string => {
  const { gatewayUrl, chatSocketUrl } = runtimeConfig()
  const gateway = new URL(gatewayUrl, window.location.href)
  const named = chatSocketUrl ?? (told && isAbsolute(told) ? told : null)
  const address = new URL(named ?? gateway, window.location.href)
  // Set as a path, never parsed as an address: //host would be another server.
  if (named === null) address.pathname = gateway.pathname.replace(/\/+$/, '') + (told ?? SOCKET_PATH)
  address.protocol = address.protocol.replace('http', 'ws')
  address.search = ''
  address.searchParams.set('ticket', ticket)
  return address.href
}

/** Returns whether the gateway refuses the chat to this student, as opposed to being unreachable. */
const isRefused = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'client' && error.status !== UNAUTHORIZED

/**
 * Opens a socket with a ticket of its own. The token itself is never sent there.
 * @param idMahasiswa the student who uses the chat
 * @param onRefused called when the gateway issues no tickets to this student, so that a retry is pointless
 */
export const openChatSocket = (
  idMahasiswa: string,
  { onMessage, onClose }: SocketListeners,
  onRefused: (error: unknown) => void,
): ChatSocket => {
  let socket: WebSocket | null = null
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    onClose()
  }
  const begin = async () => {
    const { ticket, url } = await createChatTicket({}, { idMahasiswa })
    if (isOver) return
    socket = new WebSocket(socketAddress(ticket, url ?? null))
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isOver && typeof data === 'string') onMessage(data)
    })
    socket.addEventListener('close', end)
  }
  begin().catch((error: unknown) => {
    if (isRefused(error) && !isOver) onRefused(error)
    end()
  })
  return {
    send: (text) => {
      if (isOver || socket?.readyState !== WebSocket.OPEN) return false
      socket.send(text)
      return true
    },
    close: () => {
      isOver = true
      socket?.close()
    },
  }
}
