import i18next from 'i18next'
import en from './locales/en.json'
import id from './locales/id.json'

/** Both languages come with what asks for the captcha: four sentences for when another host does not answer. */
export const addCaptchaTexts = (): void => {
  i18next.addResourceBundle('id', 'captcha', id)
  i18next.addResourceBundle('en', 'captcha', en)
}
