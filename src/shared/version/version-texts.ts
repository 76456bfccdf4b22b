import i18next from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/** Silent, since it runs during render: no other component may be notified then, and none uses these texts. */
const SILENT = [undefined, undefined, { silent: true }] as const

/**
 * Adds the texts of the bar in both languages. They are bundled with it: three sentences, needed on pages of every
 * stage.
 */
export const addVersionTexts = (): void => {
  i18next.addResourceBundle('id', 'version', id, ...SILENT)
  i18next.addResourceBundle('en', 'version', en, ...SILENT)
}
