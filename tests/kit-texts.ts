import { initI18n, type Language, startTexts, type Texts } from '#shared/i18n/i18n.ts'
import en from '../src/shared/ui/locales/en.json'
import id from '../src/shared/ui/locales/id.json'

/**
 * Loads the kit's texts, as a lazy screen does; in Indonesian by default.
 * @param rooms texts of other namespaces
 */
export const startKitTexts = async (language: Language = 'id', rooms: Record<string, Texts> = {}): Promise<void> => {
  initI18n()
  await startTexts({ ui: id, ...rooms }, () => Promise.resolve(en), language)
}
