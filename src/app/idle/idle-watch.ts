import { useEffect, useState } from 'react'
import { sealSession } from '#gateway/session/session.ts'
import { noteActivity, noteReturn, onActivityElsewhere, quietMs } from './activity.ts'
import { type IdlePhase, idleAt } from './idle-time.ts'

/** Section 4: what counts as activity. */
const ACTIVITY = ['keydown', 'mousedown', 'touchstart'] as const
/** What a page hears when a device wakes up, or when it comes into view again. */
const RETURN = ['pageshow', 'focus'] as const
/** Timers stand still while a device sleeps: the clock is asked again at least this often. */
const LOOK_AGAIN_MS = 30_000

/** Watches the session of this page; `onPhase` gets each phase once. An expired session stays so. @returns the undo */
const watchIdle = (onPhase: (phase: IdlePhase) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: IdlePhase = 'open'
  const look = () => {
    clearTimeout(timer)
    const { phase, nextMs } = idleAt(quietMs())
    if (phase === 'expired') sealSession() // at once: nothing leaves while the page is drawn anew
    if (phase !== current) onPhase(phase)
    current = phase
    if (phase === 'expired') stop()
    else timer = setTimeout(look, Math.min(nextMs, LOOK_AGAIN_MS))
  }
  const onActivity = () => {
    look() // before it counts: a key pressed after the end does not bring the session back
    if (current === 'expired') return
    noteActivity()
    look()
  }
  const onReturn = () => {
    if (document.hidden) return
    noteReturn()
    look()
  }
  const unhear = onActivityElsewhere(look)
  const stop = () => {
    clearTimeout(timer)
    unhear()
    for (const type of ACTIVITY) window.removeEventListener(type, onActivity, true)
    document.removeEventListener('visibilitychange', onReturn)
    for (const type of RETURN) window.removeEventListener(type, onReturn)
  }
  noteActivity(true) // whoever opens a page does something
  for (const type of ACTIVITY) window.addEventListener(type, onActivity, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onReturn)
  for (const type of RETURN) window.addEventListener(type, onReturn)
  look()
  return stop
}

/** Phase of the idle session of this page (section 4, readings 14). */
export const useIdlePhase = (): IdlePhase => {
  const [phase, setPhase] = useState<IdlePhase>('open')
  useEffect(() => watchIdle(setPhase), [])
  return phase
}
