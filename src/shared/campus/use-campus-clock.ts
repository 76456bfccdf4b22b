import { useCallback, useSyncExternalStore } from 'react'
import { createEmitter } from '../state/emitter.ts'
import { campusNow, onCorrection } from './campus-clock.ts'
import { dayOf } from './campus-time.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

const ticks = createEmitter<undefined>()
const tick = (): void => ticks.emit(undefined)
let listeners = 0
let stop = (): void => undefined

const start = (): (() => void) => {
  const timer = setInterval(tick, SECOND_MS)
  const unsubscribe = onCorrection(tick)
  return () => {
    clearInterval(timer)
    unsubscribe()
  }
}

/** Uses one timer for all subscribers of the page, and none without subscribers. */
const subscribe = (listener: () => void): (() => void) => {
  const unsubscribe = ticks.subscribe(listener)
  listeners += 1
  if (listeners === 1) stop = start()
  return () => {
    unsubscribe()
    listeners -= 1
    if (listeners === 0) stop()
  }
}

/** Returns a value computed from the campus's clock every second; re-renders only when it changes. */
export const useCampusClock = <Value extends string | number | boolean>(read: (nowMs: number) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read(campusNow()), [read]),
  )

const inMinutes = (nowMs: number): number => Math.floor(nowMs / MINUTE_MS)

/** Returns the campus's clock in full minutes, in milliseconds since 1970: dates on screens need no more precision. */
export const useNowMs = (): number => useCampusClock(inMinutes) * MINUTE_MS

const toDay = (nowMs: number): string => dayOf(nowMs)

/** Returns today at the campus, YYYY-MM-DD; re-renders at midnight. */
export const useToday = (): string => useCampusClock(toDay)
