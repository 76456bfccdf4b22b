import type { ChatSocket, SocketListeners } from '#chat/talk/contract.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { createChatTicket } from '#generated/client/chat/chat.ts'

/** Where the socket is below the gateway, when neither config.json nor the ticket says so (assumed). */
const SOCKET_PATH = '/v2/chat/socket'
const UNAUTHORIZED = 401

const isAbsolute = (url: string): boolean => /^wss?:\/\//.test(url)

/** Address of the socket: chatSocketUrl of config.json, or what the ticket says, or the usual path; with the ticket. */
export const socketAddress = (ticket: string, told?: string | null): string => {
  const { gatewayUrl, chatSocketUrl } = runtimeConfig()
  const gateway = new URL(gatewayUrl, window.location.href)
  const named = chatSocketUrl ?? (told && isAbsolute(told) ? told : null)
  const address = new URL(named ?? gateway, window.location.href)
  // As a path, never as an address: //host would be another server.
  if (named === null) address.pathname = gateway.pathname.replace(/\/+$/, '') + (told ?? SOCKET_PATH)
  address.protocol = address.protocol.replace('http', 'ws')
  address.search = ''
  address.searchParams.set('ticket', ticket)
  return address.href
}

/** Whether the gateway knows no chat for this student, as against being out of reach. */
const isRefused = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'client' && error.status !== UNAUTHORIZED

/**
 * Opens a socket with a ticket of its own. The token itself is never sent there.
 * @param idMahasiswa who speaks
 * @param onRefused the gateway gives no tickets to this student: there is nothing to try again
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
