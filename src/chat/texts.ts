import { createInstance, type i18n } from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/** Creates the module's own texts, separate from those of the portal: only the language comes from the host. */
export const createTexts = (language: string): i18n => {
  const texts = createInstance()
  void texts.init({
    lng: language,
    fallbackLng: 'id',
    defaultNS: 'chat',
    ns: ['chat'],
    resources: { id: { chat: id }, en: { chat: en } },
    keySeparator: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
    initAsync: false,
  })
  return texts
}
