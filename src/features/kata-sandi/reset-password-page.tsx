import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { prepareCaptcha } from '#gateway/call/captcha.ts'
import { resetPassword } from '#generated/client/kata-sandi/kata-sandi.ts'
import { ResetPasswordBody } from '#generated/models/kata-sandi/resetPasswordBody.zod.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormFields } from '#kit/form/form-fields.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import styles from './kata-sandi.module.css'
import { checkPasswords, RESET_FIELDS } from './kata-sandi-form.ts'
import { usePasswordWrite } from './use-password-write.tsx'

/**
 * Returns the token of the e-mailed link: read once, then removed from the address and its history entry, where others
 * could read it. Kept in memory only; after a reload the user must open the link again.
 */
const useLinkToken = (): string => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(() => params.get('token') ?? '')
  useEffect(() => {
    if (token !== '') void navigate('/reset-password', { replace: true })
  }, [token, navigate])
  return token
}

const NewPassword = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const form = useFieldsForm({ ns: 'kata-sandi', fields: RESET_FIELDS, name: null, check: checkPasswords })
  const { reason, pending, notices, attempt } = usePasswordWrite(
    'resetPassword',
    resetPassword,
    onDone,
    'reset_password',
  )
  const submit = form.submit((values) => attempt(ResetPasswordBody.parse({ ...bodyOf(RESET_FIELDS, values), token })))
  return (
    <form className={styles.form} onFocus={prepareCaptcha} onSubmit={(event) => void submit(event)} noValidate>
      <FormFields form={form} fields={RESET_FIELDS} />
      {notices}
      <SaveButton wide pending={pending} reason={reason} />
    </form>
  )
}

/** /reset-password: target of the e-mailed link; its token sets a new password, once. */
export const ResetPasswordPage = () => {
  const { t } = useTranslation('kata-sandi')
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <>
        <h1>{t('reset.done')}</h1>
        <p className={styles.lead}>{t('reset.done.note')}</p>
        <a className={buttonClass('main', true)} href="/">
          {t('signIn')}
        </a>
      </>
    )
  }
  if (token === '') {
    return (
      <>
        <h1>{t('reset.noToken')}</h1>
        <p className={styles.lead}>{t('reset.noToken.note')}</p>
        <Link className={buttonClass('main', true)} to="/forgot-password">
          {t('forgot.title')}
        </Link>
      </>
    )
  }
  return (
    <>
      <h1>{t('reset.title')}</h1>
      <p className={styles.lead}>{t('reset.note')}</p>
      <NewPassword token={token} onDone={() => setDone(true)} />
    </>
  )
}
