import type { CaptchaAnswer, CaptchaProblem } from '#shared/captcha/captcha-answer.ts'
import { addCaptchaTexts } from '#shared/captcha/captcha-texts.ts'
import { wait } from '#shared/state/wait.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'

/** A captcha that is absent or slow blocks no form. */
const CAPTCHA_MS = 4000

/** The person is about to fill in a form that sends a captcha token: its script may come. */
export const prepareCaptcha = (): void => {
  const { captcha } = runtimeConfig()
  if (captcha)
    import('#shared/captcha/load-captcha.ts').then((part) => part.loadCaptcha(captcha)).catch(() => undefined) // sending says what is wrong
}

/**
 * The captcha token for a form that is being sent (section 7), within 4 s whatever the provider does.
 * @param action `login`, `forgot_password`, `reset_password`
 * @returns the token, or what to say (section 8); the form is sent all the same, the gateway decides. Empty where
 *   config.json has no captcha
 */
export const captchaToken = async (action: string): Promise<CaptchaAnswer> => {
  const { captcha } = runtimeConfig()
  if (!captcha) return {}
  addCaptchaTexts()
  let problem: CaptchaProblem = 'loadFailed'
  const failed = (): CaptchaAnswer => ({ problem })
  const onLoaded = () => {
    problem = 'executeFailed'
  }
  const answer = import('#shared/captcha/run-captcha.ts').then((part) => part.runCaptcha(captcha, action, onLoaded))
  return Promise.race([answer.catch(failed), wait(CAPTCHA_MS).then(failed)])
}
