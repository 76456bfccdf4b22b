import type { ComponentType } from 'react'
import type { LoadedPage, PrefetchData, Screen, ScreenFacts } from '#kit/screen.ts'
import { withTexts, wordOf } from '#shared/i18n/i18n.ts'
import { lazyPart } from '#shared/ui/state/lazy-part.tsx'

/** A screen with its page and the subject that contains it. */
export interface SubjectScreen extends ScreenFacts {
  subject: string
  Page: ComponentType
  /** Fetches the page before it is rendered. A failure is shown on rendering. */
  prefetch?: () => Promise<void>
  /** Fetches its data, once the page is loaded. */
  prefetchData?: PrefetchData
}

/** Returns a page that is loaded together with the texts of its subject, of the kit and of codes. */
const lazyPage = ({ loadPage, loadPrefetchData }: LoadedPage, subject: string) => {
  let prefetchData: PrefetchData | undefined
  const { Part, prefetch } = lazyPart(() => withTexts(loadPage(), 'ui', 'kode', subject))
  const loadPrefetch = async () => {
    prefetchData = await loadPrefetchData?.().catch(() => undefined) // then the screen fetches its data by itself
  }
  return {
    Page: Part,
    prefetch: async () => {
      await Promise.all([prefetch(), loadPrefetch()])
    },
    prefetchData: (...given: Parameters<PrefetchData>) => prefetchData?.(...given),
  }
}

/** Returns the screens of one subject. Their page components are stable while the browser page lives. */
export const screensOf = (subject: string, screens: readonly Screen[]): SubjectScreen[] =>
  screens.map((screen) => ({
    ...screen,
    subject,
    ...('page' in screen ? { Page: screen.page } : lazyPage(screen, subject)),
  }))

/** Namespace of the names of all screens, loaded with the table. */
export const TITLES = 'titles'

/**
 * Returns the name of a screen in the current language before its own texts are loaded; '' before the table is loaded.
 */
export const titleOf = ({ subject, title }: SubjectScreen): string => wordOf(TITLES, `${subject}:${title}`)
