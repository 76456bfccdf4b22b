import type { Texts } from '#shared/i18n/i18n.ts'
import dashboardId from '../features/dashboard/locales/id.json'
import appId from './locales/id.json'

/**
 * Texts of the first load: the shell and the home screen, in Indonesian. Labels of codes are those that the gateway
 * writes.
 */
export const BUNDLED_TEXTS: Record<string, Texts | null> = { app: appId, dashboard: dashboardId, kode: null }

type Load = () => Promise<{ default: Texts }>

/** Text files that are loaded without the table of screens, after the home screen. */
const EARLY: Record<string, Record<string, Load>> = {
  id: { ui: () => import('../shared/ui/locales/id.json'), titles: () => import('virtual:screen-titles/id') },
  en: {
    app: () => import('./locales/en.json'),
    dashboard: () => import('../features/dashboard/locales/en.json'),
    kode: () => import('../domain/kode/locales/en.json'),
    ui: () => import('../shared/ui/locales/en.json'),
    titles: () => import('virtual:screen-titles/en'),
  },
}

/** Loads the texts of a namespace: 'app', 'ui' (the kit), or a module by its folder. */
export const loadTexts = async (language: string, namespace: string): Promise<Texts> => {
  const bundled = BUNDLED_TEXTS[namespace]
  if (bundled && language === 'id') return bundled
  const early = EARLY[language]?.[namespace]
  const load = early ?? (await import('./later-screens.ts')).textFile(language, namespace)
  return load ? (await load()).default : {}
}
