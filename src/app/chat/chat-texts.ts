import i18next from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/** Registers both languages at once: they are short, and may be needed without a network. */
export const addChatTexts = (): void => {
  i18next.addResourceBundle('id', 'chat', id)
  i18next.addResourceBundle('en', 'chat', en)
}
