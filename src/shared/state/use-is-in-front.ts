import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isInFront = (): boolean => document.visibilityState === 'visible'

/** Returns whether the tab is visible: what arrives in a hidden one, nobody has seen. */
export const useIsInFront = (): boolean => useSyncExternalStore(subscribe, isInFront)
