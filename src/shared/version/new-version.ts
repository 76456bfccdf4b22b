import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** Loads the new version; the page is another one afterwards. */
type LoadVersion = () => void

const offered = createStore<LoadVersion | null>(null)

/** Says that a new version of the portal is there and how to load it; null: there is none any more. */
export const offerNewVersion: (load: LoadVersion | null) => void = offered.set

/** How to load the new version, or null while there is none; for components. */
export const useNewVersion = (): LoadVersion | null => useSyncExternalStore(offered.subscribe, offered.get)

/** Calls back when a new version is there, and at each change after that. @returns the undo */
export const onNewVersion = offered.subscribe

/** How many bars the shell shows. */
const inShell = createStore(0)
const isInShell = (): boolean => inShell.get() > 0

/** How many screens offer it as their own action. */
const inScreen = createStore(0)
const isInScreen = (): boolean => inScreen.get() > 0

/** Says that a screen offers the new version as its own action: no bar repeats it. */
export const useOfferInScreen = (isOffered: boolean): void =>
  useEffect(() => {
    if (!isOffered) return undefined
    inScreen.set(inScreen.get() + 1)
    return () => inScreen.set(inScreen.get() - 1)
  }, [isOffered])

/** Whether this bar is the one that speaks: that of the shell, or at the edge of the page where the shell has none. */
export const usePlaceOfBar = (atEdge: boolean): boolean => {
  const isSaidInScreen = useSyncExternalStore(inScreen.subscribe, isInScreen)
  const hasShellBar = useSyncExternalStore(inShell.subscribe, isInShell)
  useEffect(() => {
    if (atEdge) return undefined
    inShell.set(inShell.get() + 1)
    return () => inShell.set(inShell.get() - 1)
  }, [atEdge])
  return !isSaidInScreen && (!atEdge || !hasShellBar)
}
