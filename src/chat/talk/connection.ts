import { waitMs } from './backoff.ts'
import type { ChatHost, ChatSocket } from './contract.ts'
import { readEvent, type WireEvent } from './wire.ts'

/** connecting: the first attempt; lost: another one follows by itself. */
export type Status = 'connecting' | 'open' | 'lost'

interface Listeners {
  onEvent: (event: WireEvent) => void
  onStatus: (status: Status) => void
}

/** One socket at a time, opened again by itself until it is stopped. */
export interface Connection {
  /** @returns false when nothing was sent */
  send: (text: string) => boolean
  stop: () => void
}

/** Keeps a socket open. Counts as open with its first event, so that a gateway that closes at once is left alone longer. */
export const keepConnected = (host: ChatHost, { onEvent, onStatus }: Listeners): Connection => {
  let socket: ChatSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let stopped = false
  const open = () => {
    clearTimeout(timer)
    socket = host.openSocket({
      onMessage: (text) => {
        const event = stopped ? null : readEvent(text)
        if (!event) return
        attempt = 0
        onStatus('open')
        onEvent(event)
      },
      onClose: () => {
        socket = null
        if (stopped) return
        onStatus('lost')
        timer = setTimeout(open, waitMs(attempt, Math.random()))
        attempt += 1
      },
    })
  }
  const onOnline = () => {
    if (!socket) open()
  }
  window.addEventListener('online', onOnline)
  onStatus('connecting')
  open()
  return {
    send: (text) => socket?.send(text) ?? false,
    stop: () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
      socket?.close()
    },
  }
}
