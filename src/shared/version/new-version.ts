import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** Loads the new version, which replaces the page. */
type LoadVersion = () => void

const offered = createStore<LoadVersion | null>(null)

/** Offers a new version of the portal with the function that loads it; null withdraws the offer. */
export const offerNewVersion: (load: LoadVersion | null) => void = offered.set

/** Returns the function that loads the new version, or null without one; for components. */
export const useNewVersion = (): LoadVersion | null => useSyncExternalStore(offered.subscribe, offered.get)

/**
 * Calls back when a new version is available, and on each change after that.
 * @returns an unsubscribe function
 */
export const onNewVersion = offered.subscribe

/** Number of version bars in the shell. */
const inShell = createStore(0)
const isInShell = (): boolean => inShell.get() > 0

/** Number of screens that offer the new version as their own action. */
const inScreen = createStore(0)
const isInScreen = (): boolean => inScreen.get() > 0

/** Registers that a screen offers the new version as its own action, so that no bar repeats it. */
export const useOfferInScreen = (isOffered: boolean): void =>
  useEffect(() => {
    if (!isOffered) return undefined
    inScreen.set(inScreen.get() + 1)
    return () => inScreen.set(inScreen.get() - 1)
  }, [isOffered])

/**
 * Returns whether this bar is shown: the one of the shell, or the one at the edge of the page when the shell has none.
 */
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
