import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withLock } from '#gateway/session/lock.ts'
import { wait } from '#shared/wait.ts'
import type { Fase } from './jendela.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { pollUntil } from './poll-until.ts'

/**
 * Looks whether a registration has opened once its time has come while the screen stood open: one tab of the student asks,
 * with jitter and growing pauses; the others wait for it and then ask once.
 * @param ask asks for the window anew and says whether it is open now
 * @returns whether it is being looked after at the moment
 */
export const useOpening = (jenis: JenisKrs, fase: Fase, ask: () => Promise<boolean>): boolean => {
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
    let isOver = false
    const poll = async () => {
      setAsking(true)
      await withLock(`opening.${jenis}`, () =>
        pollUntil({ ask: () => askNow(), wait, random: Math.random, isOver: () => isOver }),
      )
      setAsking(false)
    }
    void poll()
    return () => {
      isOver = true
    }
  }, [hasBegun, jenis])
  return isAsking
}
