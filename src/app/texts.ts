import type { Texts } from '#shared/i18n/i18n.ts'
import dashboardId from '../features/dashboard/locales/id.json'
import appId from './locales/id.json'

/** Texts of the first load: the shell and the landing screen, in Indonesian. Codes are what the gateway writes. */
export const BUNDLED_TEXTS: Record<string, Texts | null> = { app: appId, dashboard: dashboardId, kode: null }

/** The same in English needs no table of screens. */
const BUNDLED_IN_ENGLISH: Record<string, () => Promise<{ default: Texts }>> = {
  app: () => import('./locales/en.json'),
  dashboard: () => import('../features/dashboard/locales/en.json'),
  kode: () => import('../domain/kode/locales/en.json'),
}

/** Loads the texts of a namespace: 'app', 'ui' (the kit), or a room by its folder. */
export const loadTexts = async (language: string, namespace: string): Promise<Texts> => {
  const bundled = BUNDLED_TEXTS[namespace]
  if (bundled && language === 'id') return bundled
  const early = language === 'en' ? BUNDLED_IN_ENGLISH[namespace] : undefined
  const load = early ?? (await import('./later-screens.ts')).textFile(language, namespace)
  return load ? (await load()).default : {}
}
