import { runtimeConfig } from '#gateway/runtime-config.ts'
import type { CaptchaAnswer } from '#shared/captcha/captcha-answer.ts'

/** Where config.json names a captcha, and only there: its door is in nobody's first load. */
const load = async () => (runtimeConfig().captcha ? import('#gateway/captcha.ts') : null)

/** The form has been touched: the captcha may come. Sending says what is wrong with it. */
export const touchCaptcha = (ready: Promise<unknown>): void => {
  ready
    .then(load)
    .then((door) => door?.prepareCaptcha())
    .catch(() => undefined)
}

/** What to send along, and what to say (section 8). */
export const askCaptcha = async (): Promise<CaptchaAnswer> => {
  const door = await load().catch(() => null)
  return door ? door.captchaToken('login') : {}
}
