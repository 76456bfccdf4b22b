import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tryLock } from '#gateway/session/lock.ts'
import { backoffMs, jitter, pause } from '#shared/state/backoff.ts'
import { untilInFront, whileInFront } from '#shared/state/in-front.ts'
import type { Fase } from './jendela.ts'

/** Delay before the first request: spreads the requests of a whole campus. */
const FIRST_PACE = { firstMs: 3000, longestMs: 3000 }
const PACE = { leastMs: 1000, firstMs: 1000, longestMs: 30_000 }

/** Dependencies of polling; tests replace them. */
interface PollTools {
  /** Sends one request; resolves to true when polling is finished. A failed request is repeated. */
  request: () => Promise<boolean>
  wait: (ms: number) => Promise<void>
  /** From 0 to 1. */
  random: () => number
  isOver: () => boolean
}

/**
 * Returns the delay before the next request: random, up to twice the previous limit (full jitter), at most 30 s.
 * @param attempt requests so far; 0 before the first
 */
export const pollDelay = (attempt: number, random: number): number =>
  backoffMs(attempt, attempt === 0 ? FIRST_PACE : PACE, random)

/** Polls until `ask` resolves to true or polling is over. @returns true when `ask` resolved to true */
export const pollUntil = async ({ request, wait, random, isOver }: PollTools): Promise<boolean> => {
  for (let attempt = 0; ; attempt++) {
    await wait(pollDelay(attempt, random()))
    if (isOver()) return false
    if (await request().catch(() => false)) return true
  }
}

/** Delay before a tab checks again whether it is its turn. */
const TURN_MS = 1000

/**
 * Polls while the page is in front and holds the lock: a background tab is throttled or stopped and releases the lock.
 */
const pollInTurn = async (name: string, request: () => Promise<boolean>, left: AbortSignal): Promise<void> => {
  for (let isOpen = false; !isOpen && !left.aborted; ) {
    await untilInFront(left)
    const gone = whileInFront(left)
    const tools = { request, wait: (ms: number) => pause(ms, gone), random: jitter.next, isOver: () => gone.aborted }
    isOpen = (await tryLock(name, () => pollUntil(tools))) ?? false
    if (!isOpen && !gone.aborted) await pause(TURN_MS, left) // another tab polls
  }
}

/**
 * Looks whether a window has opened once its time has come while the screen stood open: one tab of the student asks,
 * the one in front, with jitter and growing pauses; another waits for its turn and then asks once.
 * @param name of the window: tabs that wait for the same one take turns
 * @param request asks for the window anew and says whether it is open now
 * @returns whether it is being looked after at the moment
 */
export const useOpening = (name: string, fase: Fase, request: () => Promise<boolean>): boolean => {
  const isAwaited = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const requestNow = useEffectEvent(request)
  const hasBegun = fase !== 'before'
  useEffect(() => {
    if (!hasBegun) {
      isAwaited.current = true
      return
    }
    if (!isAwaited.current) return
    isAwaited.current = false
    const left = new AbortController()
    const poll = async () => {
      setAsking(true)
      await pollInTurn(`opening.${name}`, () => requestNow(), left.signal)
      setAsking(false)
    }
    void poll()
    return () => left.abort()
  }, [hasBegun, name])
  return isAsking
}
