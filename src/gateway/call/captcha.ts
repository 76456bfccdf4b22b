import type { CaptchaAnswer, CaptchaProblem } from '#shared/captcha/captcha-answer.ts'
import { addCaptchaTexts } from '#shared/captcha/captcha-texts.ts'
import { wait } from '#shared/state/wait.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'

/** Longest wait for a captcha: an absent or slow provider must not block a form. */
const CAPTCHA_MS = 4000

/** Loads the captcha script before the user fills in a form that sends a captcha token. */
export const prepareCaptcha = (): void => {
  const { captcha } = runtimeConfig()
  if (captcha)
    import('#shared/captcha/load-captcha.ts').then((part) => part.loadCaptcha(captcha)).catch(() => undefined) // sending reports the failure
}

/**
 * Returns the captcha token for a form that is being sent (section 7), within 4 s even when the provider hangs.
 * @param action `login`, `forgot_password`, `reset_password`
 * @returns the token, or the problem to show (section 8). The form is sent in both cases, and the gateway decides.
 * Empty when config.json has no captcha
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
