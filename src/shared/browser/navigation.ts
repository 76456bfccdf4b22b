/** The part of the Navigation API that a page needs to hold the back button; absent in older browsers. */
interface NavigationTarget extends EventTarget {
  traverseTo: (key: string) => unknown
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
