import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import type { CaptchaAnswer } from '#shared/captcha/captcha-answer.ts'

/** Where config.json names a captcha, and only there: its code is in nobody's first load. */
const load = async () => (runtimeConfig().captcha ? import('#gateway/call/captcha.ts') : null)

/** The form has been touched: the captcha may come. Sending says what is wrong with it. */
export const touchCaptcha = (ready: Promise<unknown>): void => {
  ready
    .then(load)
    .then((captcha) => captcha?.prepareCaptcha())
    .catch(() => undefined)
}

/** What to send along, and what to say (section 8). */
export const askCaptcha = async (): Promise<CaptchaAnswer> => {
  const captcha = await load().catch(() => null)
  return captcha ? captcha.captchaToken('login') : {}
}
