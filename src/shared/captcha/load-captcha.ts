import { createScriptPolicy } from '../browser/script-policy.ts'
import styles from './captcha.module.css'
import type { CaptchaProblem, CaptchaSettings } from './captcha-answer.ts'

/** Version 3 asks no question and only returns a token for an action (section 7). */
const VERSION = /^\s*v?3\s*$/i

/** API of the provider's script at `window.grecaptcha`. */
export interface CaptchaApi {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<unknown>
}

const isApi = (value: unknown): value is CaptchaApi =>
  typeof value === 'object' &&
  value !== null &&
  'ready' in value &&
  typeof value.ready === 'function' &&
  'execute' in value &&
  typeof value.execute === 'function'

let wanted = ''
let policy: ReturnType<typeof createScriptPolicy> | undefined
let loading: Promise<CaptchaApi | null> | undefined

/** `trustedtypes` requests a script that works under the shipped policy. */
const addressOf = ({ provider, siteKey }: CaptchaSettings): string => {
  const address = new URL(provider, window.location.href)
  address.searchParams.set('render', siteKey)
  address.searchParams.set('trustedtypes', 'true')
  return address.href
}

const appendScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    wanted = address
    policy ??= createScriptPolicy('captcha', (one) => one === wanted)
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the captcha script did not load'))
    })
    script.src = policy.createScriptURL(address)
    document.head.append(script)
  })

const fetchApi = async (settings: CaptchaSettings): Promise<CaptchaApi | null> => {
  await appendScript(addressOf(settings))
  const api: unknown = Reflect.get(window, 'grecaptcha')
  if (!isApi(api)) return null // a document was received instead of a script
  await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

const problemOf = ({ siteKey, version = '' }: CaptchaSettings): CaptchaProblem | null => {
  if (siteKey.trim() === '') return 'noKey'
  return VERSION.test(String(version)) ? null : 'noVersion'
}

/**
 * Loads the provider's script once per page, its badge hidden (section 7); after a failure the next call tries again.
 * Has no time limit: the caller sets one.
 * @returns the provider's API, or the problem (section 8)
 */
export const loadCaptcha = async (settings: CaptchaSettings): Promise<CaptchaApi | CaptchaProblem> => {
  const problem = problemOf(settings)
  if (problem) return problem
  document.documentElement.classList.add(styles.withoutBadge)
  loading ??= fetchApi(settings).catch(() => null)
  const api = await loading
  if (api) return api
  loading = undefined
  return 'loadFailed'
}
