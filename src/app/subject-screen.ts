import type { ComponentType } from 'react'
import type { LoadedPage, PrefetchData, Screen, ScreenFacts } from '#kit/screen.ts'
import { withTexts, wordOf } from '#shared/i18n/i18n.ts'
import { lazyPart } from '#shared/ui/state/lazy-part.tsx'

/** A screen with its page and the subject whose folder it stands in. */
export interface SubjectScreen extends ScreenFacts {
  subject: string
  Page: ComponentType
  /** Fetches the page before it is rendered; a failure shows when it is. */
  prefetch?: () => Promise<void>
  /** Fetches its data, once the page is loaded. */
  prefetchData?: PrefetchData
}

/** A page that comes together with the texts of its subject, of the kit and of codes. */
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

/** The screens of one subject, with pages that stay the same for as long as the browser page lives. */
export const screensOf = (subject: string, screens: readonly Screen[]): SubjectScreen[] =>
  screens.map((screen) => ({
    ...screen,
    subject,
    ...('page' in screen ? { Page: screen.page } : lazyPage(screen, subject)),
  }))

/** Namespace of the names of all screens; they come beside the table. */
export const TITLES = 'titles'

/** The name of a screen in the language of the page, before its own texts are here; '' before the table is. */
export const titleOf = ({ subject, title }: SubjectScreen): string => wordOf(TITLES, `${subject}:${title}`)
