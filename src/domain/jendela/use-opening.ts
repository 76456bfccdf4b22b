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
  ask: () => Promise<boolean>
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
export const pollUntil = async ({ ask, wait, random, isOver }: PollTools): Promise<boolean> => {
  for (let attempt = 0; ; attempt++) {
    await wait(pollDelay(attempt, random()))
    if (isOver()) return false
    if (await ask().catch(() => false)) return true
  }
}

/** Delay before a tab checks again whether it is its turn. */
const TURN_MS = 1000

/**
 * Polls while the page is in front and holds the lock: a background tab is throttled or stopped and releases the lock.
 */
const askInTurn = async (name: string, ask: () => Promise<boolean>, left: AbortSignal): Promise<void> => {
  for (let isOpen = false; !isOpen && !left.aborted; ) {
    await untilInFront(left)
    const gone = whileInFront(left)
    const tools = { ask, wait: (ms: number) => pause(ms, gone), random: jitter.next, isOver: () => gone.aborted }
    isOpen = (await tryLock(name, () => pollUntil(tools))) ?? false
    if (!isOpen && !gone.aborted) await pause(TURN_MS, left) // another tab polls
  }
}

/**
 * Polls whether a window has opened, once its opening time has passed while the screen is open. Only one tab of the
 * student polls, the one in front, with jitter and growing delays; other tabs wait for their turn and then poll once.
 * @param name name of the window: tabs with the same name take turns
 * @param ask fetches the window again and resolves to true when it is open
 * @returns true while polling
 */
export const useOpening = (name: string, fase: Fase, ask: () => Promise<boolean>): boolean => {
  const isAwaited = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const askNow = useEffectEvent(ask)
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
      await askInTurn(`opening.${name}`, () => askNow(), left.signal)
      setAsking(false)
    }
    void poll()
    return () => left.abort()
  }, [hasBegun, name])
  return isAsking
}
