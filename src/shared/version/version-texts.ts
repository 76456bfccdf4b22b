import i18next from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/** Both languages come with the bar: three sentences, needed on pages of every stage. */
export const addVersionTexts = (): void => {
  i18next.addResourceBundle('id', 'version', id)
  i18next.addResourceBundle('en', 'version', en)
}
