import { BUNDLED_TEXTS, loadTexts } from '#app/texts.ts'
import { startTexts } from '#shared/i18n/i18n.ts'
import en from '../src/login/locales/en.json'
import id from '../src/login/locales/id.json'

/** The texts of the login beside those of the portal, which pages of other files in this process show. */
export const showLoginTexts = (): Promise<void> =>
  startTexts(
    { ...BUNDLED_TEXTS, login: id },
    (language, namespace) => (namespace === 'login' ? Promise.resolve(en) : loadTexts(language, namespace)),
    'id',
  )
