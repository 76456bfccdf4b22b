import type { CaptchaAnswer, CaptchaSettings } from './captcha-answer.ts'
import { type CaptchaApi, loadCaptcha } from './load-captcha.ts'

/** Maximum token length that the contract accepts. */
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
 * Requests the provider's token for one action.
 * @param action name of the user's action in the provider's statistics: letters and `_`
 * @param onLoaded called when the script is loaded; later failures are failures of execution
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
