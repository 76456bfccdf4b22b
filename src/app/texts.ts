import type { Texts } from '#shared/i18n/i18n.ts'
import dashboardId from '../features/dashboard/locales/id.json'
import appId from './locales/id.json'

/** Texts of the first load: the shell and the landing screen, in Indonesian. */
export const BUNDLED_TEXTS: Record<string, Texts> = { app: appId, dashboard: dashboardId }

/** The same in English needs no table of screens. */
const BUNDLED_IN_ENGLISH: Record<string, () => Promise<{ default: Texts }>> = {
  app: () => import('./locales/en.json'),
  dashboard: () => import('../features/dashboard/locales/en.json'),
}

const findFile = async (language: string, namespace: string) => {
  const { TEXT_FILES } = await import('./later-screens.ts')
  const file = `${namespace}/locales/${language}.json`
  return TEXT_FILES[`../${namespace === 'ui' ? 'shared' : 'features'}/${file}`] ?? TEXT_FILES[`./${file}`]
}

/** Loads the texts of a namespace: 'app', 'ui' (the kit), or a subject or a later part of app by its folder. */
export const loadTexts = async (language: string, namespace: string): Promise<Texts> => {
  const bundled = BUNDLED_TEXTS[namespace]
  if (bundled && language === 'id') return bundled
  const load = BUNDLED_IN_ENGLISH[namespace] ?? (await findFile(language, namespace))
  return load ? (await load()).default : {}
}
