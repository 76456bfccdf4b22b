import { useCallback, useSyncExternalStore } from 'react'
import { gatewayNow, onGatewayTime } from './gateway-clock.ts'

const SECOND_MS = 1000

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, SECOND_MS)
  const undo = onGatewayTime(listener)
  return () => {
    clearInterval(timer)
    undo()
  }
}

/** What is read from the gateway's clock, looked at each second; a component renders again only when it has changed. */
export const useGatewayTime = <Value extends string | number | boolean>(read: (nowMs: number) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read(gatewayNow()), [read]),
  )

const MINUTE_MS = 60_000
const inMinutes = (nowMs: number): number => Math.floor(nowMs / MINUTE_MS)

/** The gateway's clock by the minute, in milliseconds since 1970: what a screen shows of dates changes no more often. */
export const useNowMs = (): number => useGatewayTime(inMinutes) * MINUTE_MS
