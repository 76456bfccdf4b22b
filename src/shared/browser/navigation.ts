/** The part of the Navigation API that a page needs to hold the back button; absent in older browsers. */
interface NavigationTarget extends EventTarget {
  traverseTo: (key: string) => unknown
  readonly currentEntry: { readonly index: number } | null
  entries: () => readonly { readonly sameDocument: boolean }[]
}

/** A navigation through the history: back, forward, or several steps of either. */
export interface Traversal extends Event {
  readonly navigationType: string
  readonly destination: { readonly key: string }
}

/** The Navigation API of this page; null in browsers without one. */
export const navigationOf = (page: object): NavigationTarget | null =>
  'navigation' in page && page.navigation instanceof EventTarget && 'traverseTo' in page.navigation
    ? (page.navigation as NavigationTarget)
    : null

/** Returns whether Back leaves this document: the history entry before the current one is none of its own. */
export const isFirstOfDocument = (navigation: NavigationTarget): boolean => {
  const index = navigation.currentEntry?.index ?? 0
  return navigation.entries()[index - 1]?.sameDocument !== true
}
