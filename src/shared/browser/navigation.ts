/** Part of the Navigation API that is needed to intercept Back; missing in older browsers. */
interface NavigationTarget extends EventTarget {
  traverseTo: (key: string) => unknown
  readonly currentEntry: { readonly index: number } | null
  entries: () => readonly { readonly sameDocument: boolean }[]
}

/** A history navigation: back, forward, or several steps of either. */
export interface Traversal extends Event {
  readonly navigationType: string
  readonly destination: { readonly key: string }
}

/** Returns the Navigation API of this page; null in browsers without it. */
export const navigationOf = (page: object): NavigationTarget | null =>
  'navigation' in page && page.navigation instanceof EventTarget && 'traverseTo' in page.navigation
    ? (page.navigation as NavigationTarget)
    : null

/** Returns whether Back leaves this document: the previous history entry does not belong to it. */
export const isFirstOfDocument = (navigation: NavigationTarget): boolean => {
  const index = navigation.currentEntry?.index ?? 0
  return navigation.entries()[index - 1]?.sameDocument !== true
}
