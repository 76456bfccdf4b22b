import type { CaptchaAnswer, CaptchaSettings } from './captcha-answer.ts'
import { type CaptchaApi, loadCaptcha } from './load-captcha.ts'

/** The contract takes no longer token. */
const MAX_TOKEN_CHARACTERS = 4096

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TOKEN_CHARACTERS

const execute = async (api: CaptchaApi, siteKey: string, action: string): Promise<CaptchaAnswer> => {
  try {
    const token = await api.execute(siteKey, { action })
    return isToken(token) ? { captcha: token } : { problem: 'executeFailed' }
  } catch {
    return { problem: 'executeFailed' }
  }
}

/**
 * Asks the provider for the token of one action.
 * @param action what the person is about to do, as the provider's statistics call it: letters and `_`
 * @param onLoaded the script is there; what goes wrong from now on is its execution
 * @returns the token or the problem (section 8); never rejects, but may never settle
 */
export const runCaptcha = async (
  settings: CaptchaSettings,
  action: string,
  onLoaded: () => void,
): Promise<CaptchaAnswer> => {
  const api = await loadCaptcha(settings)
  if (typeof api === 'string') return { problem: api }
  onLoaded()
  return execute(api, settings.siteKey, action)
}
