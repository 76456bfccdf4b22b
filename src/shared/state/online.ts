import { useSyncExternalStore } from 'react'
import { lastCallReached, noteCall, onCallNoted } from './note-call.ts'

/**
 * Returns whether the device is offline (section 4: tracked). navigator.onLine is a hint, wrong in either direction in
 * some in-app browsers and behind VPNs: the result of the last call overrides it, until the browser reports a change.
 */
export const isOffline = (): boolean => {
  const reached = lastCallReached()
  return reached === null ? !navigator.onLine : !reached
}

const subscribe = (listener: () => void): (() => void) => {
  const unsubscribe = onCallNoted(listener)
  const onChange = () => {
    noteCall(null)
    listener()
  }
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    unsubscribe()
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Subscribes a component to isOffline. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline)
