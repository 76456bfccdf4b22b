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

/** One timer for every subscriber of the page; none while nobody is subscribed. */
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

/** A value of the campus's clock, read each second; the component renders again only when it has changed. */
export const useCampusClock = <Value extends string | number | boolean>(read: (nowMs: number) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read(campusNow()), [read]),
  )

const inMinutes = (nowMs: number): number => Math.floor(nowMs / MINUTE_MS)

/** The campus's clock by the minute, in milliseconds since 1970: what a screen shows of dates changes no more often. */
export const useNowMs = (): number => useCampusClock(inMinutes) * MINUTE_MS

const toDay = (nowMs: number): string => dayOf(nowMs)

/** Today at the campus, YYYY-MM-DD; the component renders again at midnight. */
export const useToday = (): string => useCampusClock(toDay)
