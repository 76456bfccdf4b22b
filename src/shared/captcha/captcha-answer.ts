/** Why there is no captcha token (section 8), as the key of its text in the namespace `captcha`. */
export type CaptchaProblem = 'noKey' | 'noVersion' | 'loadFailed' | 'executeFailed'

/** What a form sends along, or what it says instead; neither where no captcha is set up. */
export interface CaptchaAnswer {
  captcha?: string
  problem?: CaptchaProblem
}

/** The captcha of a deployment (`captcha` in config.json). */
export interface CaptchaSettings {
  /** Address of the provider's script. */
  provider: string
  siteKey: string
  /** Version of its interface; the only one known is 3, which may be written 3, '3' or 'v3'. */
  version?: string | number
}
