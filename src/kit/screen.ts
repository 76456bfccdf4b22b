import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** Which frame stands around a screen (section 2, layouts). */
export type Layout = 'main' | 'plain' | 'pre-login' | 'announcement' | 'notification' | 'letter-info'

/** What is known of a screen before its page is there. */
export interface ScreenFacts {
  /** Path pattern of the router: /berita/:id */
  path: string
  layout: Layout
  /**
   * Whether somebody must be signed in; without it the layout decides: pre-login and letter-info need nobody. 'optional'
   * shows more to somebody who is.
   */
  session?: boolean | 'optional'
  /** Text key of the screen's name in the namespace of its subject; start of the tab title. */
  title: string
  /** What somebody may type who looks for it, in both languages, small letters, with commas; a screen without a parameter has some. */
  search?: string
}

/** Asks for what a screen will show, before it is opened: the answers then come while it is being drawn. */
export type PrefetchData = (client: QueryClient, idMahasiswa: string, query: URLSearchParams) => void

/** A page that is a file of its own, and who asks ahead for its data. */
export interface LoadedPage {
  loadPage: () => Promise<ComponentType>
  loadPrefetchData?: () => Promise<PrefetchData>
}

/** One screen of a subject, as features/<subject>/screens.ts lists it: with its page, or loading it with its route. */
export type Screen = ScreenFacts & ({ page: ComponentType } | LoadedPage)
