import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** Frame of a screen (section 2, layouts). */
export type Layout = 'main' | 'plain' | 'pre-login' | 'announcement' | 'notification' | 'letter-info'

/** Facts of a screen that are known before its page is loaded. */
export interface ScreenFacts {
  /** Path pattern of the router: /berita/:id */
  path: string
  layout: Layout
  /**
   * Requires a session. By default the layout decides: pre-login and letter-info need none. 'optional' shows more to a
   * signed-in user.
   */
  session?: boolean | 'optional'
  /** Text key of the screen's name in the namespace of its subject; start of the tab title. */
  title: string
  /** Search terms in both languages, lower case, separated by commas. Required for a screen without a parameter. */
  search?: string
}

/** Prefetches the data of a screen, so that it arrives while the screen is being rendered. */
export type PrefetchData = (client: QueryClient, idMahasiswa: string, query: URLSearchParams) => void

/** A page in a chunk of its own, with the function that prefetches its data. */
export interface LoadedPage {
  loadPage: () => Promise<ComponentType>
  loadPrefetchData?: () => Promise<PrefetchData>
}

/** One screen of a subject, as listed by features/<subject>/screens.ts: with its page, or with a loader for it. */
export type Screen = ScreenFacts & ({ page: ComponentType } | LoadedPage)
