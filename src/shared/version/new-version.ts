import { useEffect, useSyncExternalStore } from 'react'
import { createEmitter } from '#shared/emitter.ts'

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

/** Told when a new version is there, and at each change after that. @returns the undo */
export const onNewVersion = (listener: () => void): (() => void) =>
  changes.subscribe(() => {
    if (offered) listener()
  })

let inShell = 0

/** Whether this bar is the one that speaks: that of the shell, or at the edge of the page where the shell has none. */
export const usePlaceOfBar = (atEdge: boolean): boolean => {
  const isInShell = useSyncExternalStore(changes.subscribe, () => inShell > 0)
  useEffect(() => {
    if (atEdge) return undefined
    const count = (step: number) => {
      inShell += step
      changes.emit(undefined)
    }
    count(1)
    return () => count(-1)
  }, [atEdge])
  return !atEdge || !isInShell
}

/** Back to the start, for tests. */
export const forgetNewVersion = (): void => {
  offered = null
  changes.emit(undefined)
}
