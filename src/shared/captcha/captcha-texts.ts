import i18next from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/**
 * Adds the texts of the captcha in both languages. They are bundled with it: four sentences, needed when another host
 * fails.
 */
export const addCaptchaTexts = (): void => {
  i18next.addResourceBundle('id', 'captcha', id)
  i18next.addResourceBundle('en', 'captcha', en)
}
