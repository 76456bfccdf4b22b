import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import type { AccessToken } from '#gateway/session/token/access-token-type.ts'
import type { CaptchaAnswer, CaptchaProblem } from '#shared/captcha/captcha-answer.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './login.module.css'
import { type SignInFailure, signIn } from './sign-in.ts'

/** Loads the captcha only where config.json names one: its code is not part of any first load. */
const load = async () => (runtimeConfig().captcha ? import('#gateway/call/captcha.ts') : null)

/** Prepares the captcha once the form is touched. Its errors are shown on submit. */
const touchCaptcha = (ready: Promise<unknown>): void => {
  ready
    .then(load)
    .then((captcha) => captcha?.prepareCaptcha())
    .catch(() => undefined)
}

/** Returns the captcha token to send, and a problem to show (section 8). */
const requestCaptcha = async (): Promise<CaptchaAnswer> => {
  const captcha = await load().catch(() => null)
  return captcha ? captcha.captchaToken('login') : {}
}

interface Props {
  ready: Promise<unknown>
  /** @param typed the user name */
  onSignedIn: (token: AccessToken, typed: string) => void
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Form with student number and password. Uses native form data, so that input typed before hydration is included. */
export const LoginForm = ({ ready, onSignedIn }: Props) => {
  const { t } = useTranslation('login')
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [notice, setNotice] = useState<CaptchaProblem | null>(null)
  const [pending, setPending] = useState(false)
  const [shown, setShown] = useState(false)
  const busy = useRef(false)

  const attempt = async (username: string, password: string) => {
    busy.current = true
    setPending(true)
    setFailure(null)
    await ready
    const { captcha, problem: captchaProblem = null } = await requestCaptcha()
    setNotice(captchaProblem) // shown, but the request is sent anyway
    const result = await signIn({ username, password, captcha })
    busy.current = false
    setPending(false)
    if ('token' in result) onSignedIn(result, username)
    else setFailure(result)
  }
  const alive = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { portalBoot } = window
    if (!portalBoot?.pressed) return
    portalBoot.pressed = false
    alive.current?.requestSubmit() // submitted before the scripts had loaded
  }, [])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = textOf(form, 'username').trim()
    const password = textOf(form, 'password')
    if (username === '' || password === '') setFailure({ key: 'failure.incomplete' })
    else if (!busy.current) void attempt(username, password)
  }

  const message = failure && ('key' in failure ? t(failure.key) : failure.message)
  return (
    <form
      ref={alive}
      method="post" // keeps the password out of the URL, even without scripts
      className={styles.fields}
      onSubmit={onSubmit}
      onFocus={() => touchCaptcha(ready)}
      noValidate
      aria-describedby={message ? 'login-failure' : undefined}
    >
      <div className={styles.field}>
        <label htmlFor="username">{t('username')}</label>
        <input
          id="username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="password">{t('password')}</label>
        <div className={styles.affix}>
          <input
            id="password"
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={100}
          />
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('password.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
          </button>
        </div>
      </div>
      <div role="alert">
        {message ? (
          <p className={styles.failure} id="login-failure">
            <IconAlertCircle size={20} aria-hidden />
            <span>{message}</span>
          </p>
        ) : null}
        {notice ? <p className={styles.note}>{t(notice, { ns: 'captcha' })}</p> : null}
      </div>
      <button type="submit" className={buttonClass('main', true)} aria-disabled={pending}>
        {pending ? t('submit.pending') : t('submit')}
      </button>
    </form>
  )
}
