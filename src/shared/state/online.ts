import { useSyncExternalStore } from 'react'
import { noteCall, onReached, wasReached } from './note-call.ts'

/**
 * Whether the person is without the network (section 4: tracked). navigator.onLine says no more than that there is some
 * network: what the last call met counts beside it.
 */
export const isOffline = (): boolean => !wasReached() || !navigator.onLine

const subscribe = (listener: () => void): (() => void) => {
  const undo = onReached(listener)
  const back = () => {
    noteCall(true) // until a call says otherwise
    listener()
  }
  window.addEventListener('online', back)
  window.addEventListener('offline', listener)
  return () => {
    undo()
    window.removeEventListener('online', back)
    window.removeEventListener('offline', listener)
  }
}

/** The same for components. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline)
