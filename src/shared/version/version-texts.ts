import i18next from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/** It is called while the bar is drawn: nobody else may be told then, and nobody else needs these texts. */
const SILENT = [undefined, undefined, { silent: true }] as const

/** Both languages come with the bar: three sentences, needed on pages of every stage. */
export const addVersionTexts = (): void => {
  i18next.addResourceBundle('id', 'version', id, ...SILENT)
  i18next.addResourceBundle('en', 'version', en, ...SILENT)
}
