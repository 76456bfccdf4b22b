import { useSyncExternalStore } from 'react'

/** Returns whether the window matches a media query; re-renders when that changes. */
export const useMedia = (query: string): boolean => {
  const list = window.matchMedia(query)
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => list.matches)
}
