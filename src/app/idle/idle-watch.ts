import { useEffect, useState } from 'react'
import { sealSession } from '#gateway/session/session.ts'
import { clearAppBadge } from '#shared/browser/app-badge.ts'
import { noteActivity, noteReturn, onActivityElsewhere, quietMs } from './activity.ts'
import { type IdlePhase, idleAt } from './idle-time.ts'

/** Section 4: events that count as activity. */
const ACTIVITY = ['keydown', 'mousedown', 'touchstart'] as const
/** Events when a device wakes up or the page becomes visible. */
const RETURN = ['pageshow', 'focus'] as const
/** Timers stop while a device sleeps, so the clock is checked at least this often. */
const LOOK_AGAIN_MS = 30_000

/**
 * Watches the idle time of this page and calls `onPhase` on each change of phase. An expired session stays expired.
 * @returns an unsubscribe function
 */
const watchIdle = (onPhase: (phase: IdlePhase) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: IdlePhase = 'open'
  const look = () => {
    clearTimeout(timer)
    const { phase, nextMs } = idleAt(quietMs())
    if (phase === 'expired') {
      sealSession() // at once, so that no call is sent before the page is re-rendered
      clearAppBadge()
    }
    if (phase !== current) onPhase(phase)
    current = phase
    if (phase === 'expired') stop()
    else timer = setTimeout(look, Math.min(nextMs, LOOK_AGAIN_MS))
  }
  const onActivity = () => {
    look() // checked first: a key pressed after the end must not revive the session
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
  noteActivity(true) // opening a page is activity
  for (const type of ACTIVITY) window.addEventListener(type, onActivity, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onReturn)
  for (const type of RETURN) window.addEventListener(type, onReturn)
  look()
  return stop
}

/** Returns the phase of the idle session of this page (section 4, readings 14). */
export const useIdlePhase = (): IdlePhase => {
  const [phase, setPhase] = useState<IdlePhase>('open')
  useEffect(() => watchIdle(setPhase), [])
  return phase
}
