/** Reason for a missing captcha token (section 8), as the key of its text in the namespace `captcha`. */
export type CaptchaProblem = 'noKey' | 'noVersion' | 'loadFailed' | 'executeFailed'

/** Token to send with a form, or the problem to show; neither where no captcha is configured. */
export interface CaptchaAnswer {
  captcha?: string
  problem?: CaptchaProblem
}

/** Captcha configuration of a deployment (`captcha` in config.json). */
export interface CaptchaSettings {
  /** URL of the provider's script. */
  provider: string
  siteKey: string
  /** Version of its API; only 3 is supported, written 3, '3' or 'v3'. */
  version?: string | number
}
