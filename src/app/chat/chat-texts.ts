import i18next from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/** Both languages come with the container: a few sentences, needed when a network may be gone. */
export const addChatTexts = (): void => {
  i18next.addResourceBundle('id', 'chat', id)
  i18next.addResourceBundle('en', 'chat', en)
}
