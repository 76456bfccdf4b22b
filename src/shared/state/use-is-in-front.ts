import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isInFront = (): boolean => document.visibilityState === 'visible'

/** Returns whether the tab is visible: content that arrives in a hidden tab is unread. */
export const useIsInFront = (): boolean => useSyncExternalStore(subscribe, isInFront)
