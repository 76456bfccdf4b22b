import { backoffMs, type Pace } from '#shared/state/backoff.ts'
import { untilInFront } from '#shared/state/in-front.ts'
import type { ChatHost, ChatSocket } from './contract.ts'
import { readEvent, type WireEvent } from './wire.ts'

/** Status of the socket. 'connecting': first attempt; 'lost': the next attempt follows automatically. */
export type Status = 'connecting' | 'open' | 'lost'

interface Listeners {
  onEvent: (event: WireEvent) => void
  onStatus: (status: Status) => void
}

/** Connection with one socket at a time, which reconnects automatically until it is stopped. */
export interface Connection {
  /** @returns false when nothing was sent */
  send: (text: string) => boolean
  stop: () => void
}

const RECONNECT_PACE: Pace = { leastMs: 500, firstMs: 1000, longestMs: 60_000 }
/** Delay after the browser reports a network. It spreads the load: a whole lecture hall may reconnect at once. */
const NETWORK_PACE: Pace = { firstMs: 2000, longestMs: 2000 }

/**
 * Keeps a socket open; a hidden page does not reconnect. The status becomes 'open' with the first event, so that the
 * delays also grow for a gateway that closes each socket at once.
 */
export const keepConnected = (host: ChatHost, { onEvent, onStatus }: Listeners): Connection => {
  let socket: ChatSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  const over = new AbortController()
  const openInFront = async () => {
    await untilInFront(over.signal)
    if (!socket && !over.signal.aborted) open()
  }
  const openIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void openInFront(), ms)
  }
  const open = () => {
    socket = host.openSocket({
      onMessage: (text) => {
        const event = over.signal.aborted ? null : readEvent(text)
        if (!event) return
        attempt = 0
        onStatus('open')
        onEvent(event)
      },
      onClose: () => {
        socket = null
        if (over.signal.aborted) return
        onStatus('lost')
        openIn(backoffMs(attempt, RECONNECT_PACE))
        attempt += 1
      },
    })
  }
  const onOnline = () => {
    if (!socket) openIn(backoffMs(0, NETWORK_PACE))
  }
  window.addEventListener('online', onOnline, { signal: over.signal })
  onStatus('connecting')
  open()
  return {
    send: (text) => socket?.send(text) ?? false,
    stop: () => {
      over.abort()
      clearTimeout(timer)
      socket?.close()
    },
  }
}
