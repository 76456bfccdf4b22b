import { useSyncExternalStore } from 'react'
import { createEmitter } from './emitter.ts'

/** Loads the new version; the page is another one afterwards. */
type LoadVersion = () => void

let offered: LoadVersion | null = null
const changes = createEmitter<undefined>()

/** Says that a new version of the portal is there and how to load it. */
export const offerNewVersion = (load: LoadVersion): void => {
  offered = load
  changes.emit(undefined)
}

/** How to load the new version, or null while there is none; for components. */
export const useNewVersion = (): LoadVersion | null => useSyncExternalStore(changes.subscribe, () => offered)

/** Back to the start, for tests. */
export const forgetNewVersion = (): void => {
  offered = null
  changes.emit(undefined)
}
