import { useSyncExternalStore } from 'react'
import { createEmitter } from './emitter.ts'

/** navigator.onLine says no more than that there is some network: what calls meet counts beside it. */
let isReached = true
const changes = createEmitter<undefined>()

/** Notes whether a call reached its server; a refusal or a broken answer is an answer. */
export const noteCall = (reached: boolean): void => {
  if (reached === isReached) return
  isReached = reached
  changes.emit(undefined)
}

/** Whether the person is without the network, as far as the browser and the last call know (section 4: tracked). */
export const isOffline = (): boolean => !isReached || !navigator.onLine

const subscribe = (listener: () => void): (() => void) => {
  const undo = changes.subscribe(listener)
  const back = () => {
    isReached = true // until a call says otherwise
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
