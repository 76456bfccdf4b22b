import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { toKampusFacts, UNKNOWN_KAMPUS } from '#domain/kampus/sistem.ts'
import { useActingFor } from '#domain/mahasiswa/mahasiswa-context.ts'
import { getSistem } from '#generated/client/kampus/kampus.ts'
import { createStore } from '#shared/state/create-store.ts'
import { screenAt } from './screen-at.ts'
import { useScreens } from './screens.ts'

/** Title of the system for pages outside the layouts; empty until the gateway has sent it. */
const systemTitle = createStore('')

const fetchSystemTitle = async (): Promise<void> => {
  await ensureCampus() // the request contains the campus
  systemTitle.set(toKampusFacts(await getSistem()).judul)
}

/**
 * Sets the tab title: name of the screen, student for whom an operator acts, and system title (section 2, top bar).
 * @param fallback name of a page that is not a screen of a subject
 * @param instead name of a page that replaces the screen at this address
 */
export const useDocumentTitle = (judul: string, fallback?: string, instead?: string): void => {
  const student = useActingFor()
  const { pathname } = useLocation()
  const { t, i18n } = useTranslation()
  const { screens, state } = useScreens()
  const screen = screenAt(screens, pathname)
  const onTexts = useCallback(
    (listener: () => void) => {
      i18n.store.on('added', listener)
      return () => i18n.store.off('added', listener)
    },
    [i18n],
  )
  // The texts of a lazy screen arrive with its page, after the layout has been rendered.
  const ofScreen = useSyncExternalStore(onTexts, () =>
    screen ? t(`${screen.subject}:${screen.title}`, { defaultValue: '' }) : fallback,
  )
  const name = instead ?? ofScreen
  const isLeft = state === 'complete' && !screen && name === undefined // the 404 page in the layout sets its own title
  useEffect(() => {
    if (judul !== UNKNOWN_KAMPUS.judul) systemTitle.set(judul)
    if (isLeft) return
    document.title = [name, student, judul].filter(Boolean).join(' · ')
  }, [name, student, judul, isLeft])
}

/**
 * Sets the tab title of a page that may be rendered without a layout and without a query client. It fetches the system
 * title once, and falls back to the portal's name.
 * @param inside true within a layout, which knows the title
 */
export const useLooseTitle = (name: string, inside: boolean): void => {
  const known = useSyncExternalStore(systemTitle.subscribe, systemTitle.get)
  useEffect(() => {
    if (!inside && !systemTitle.get()) fetchSystemTitle().catch(() => undefined)
  }, [inside])
  useDocumentTitle(known || UNKNOWN_KAMPUS.judul, name)
}
