import type { Texts } from '#shared/i18n/i18n.ts'
import dashboardId from '../features/dashboard/locales/id.json'
import appId from './locales/id.json'

/** Texts of the first load: the shell and the landing screen, in Indonesian. */
export const BUNDLED_TEXTS: Record<string, Texts> = { app: appId, dashboard: dashboardId }

const files = import.meta.glob<{ default: Texts }>([
  './locales/*.json',
  '../shared/ui/locales/*.json',
  '../features/*/locales/*.json',
])
const FOLDERS: Record<string, string> = { app: '.', ui: '../shared/ui' }

/** Loads the texts of a namespace: 'app', 'ui' (the kit), or a subject by its folder. */
export const loadTexts = async (language: string, namespace: string): Promise<Texts> => {
  const path = `${FOLDERS[namespace] ?? `../features/${namespace}`}/locales/${language}.json`
  const load = files[path]
  return load ? (await load()).default : {}
}
