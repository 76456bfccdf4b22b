import { type ComponentType, lazy } from 'react'
import { withTexts } from '#shared/i18n/i18n.ts'
import type { Screen, ScreenFacts } from '#shared/screen.ts'

/** A screen with its page and the subject whose folder it stands in. */
export interface SubjectScreen extends ScreenFacts {
  subject: string
  Page: ComponentType
  /** Fetches the page before it is rendered; a failure shows when it is. */
  prefetch?: () => Promise<void>
}

/** A page that comes together with the texts of its subject and of the kit. */
const lazyPage = (loadPage: () => Promise<ComponentType>, subject: string) => {
  let loading: Promise<{ default: ComponentType }> | undefined
  const load = () => {
    loading ??= withTexts(loadPage(), 'ui', subject).then((page) => ({ default: page }))
    return loading
  }
  const prefetch = async () => {
    await load().catch(() => {
      loading = undefined
    })
  }
  return { Page: lazy(load), prefetch }
}

/** The screens of one subject, with pages that stay the same for as long as the browser page lives. */
export const screensOf = (subject: string, screens: readonly Screen[]): SubjectScreen[] =>
  screens.map((screen) => ({
    ...screen,
    subject,
    ...('page' in screen ? { Page: screen.page } : lazyPage(screen.loadPage, subject)),
  }))
