import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { prepareCaptcha } from '#gateway/call/captcha.ts'
import { requestResetPassword } from '#generated/client/kata-sandi/kata-sandi.ts'
import { RequestResetPasswordBody } from '#generated/models/kata-sandi/requestResetPasswordBody.zod.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormFields } from '#kit/form/form-fields.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { IS_DEMO } from '#shared/browser/environment.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import styles from './kata-sandi.module.css'
import { FORGOT_FIELDS } from './kata-sandi-form.ts'
import { usePasswordWrite } from './use-password-write.tsx'

const ToSignIn = () => {
  const { t } = useTranslation('kata-sandi')
  return (
    <a className={buttonClass('quiet', true)} href="/">
      {t('back')}
    </a>
  )
}

/** The same text whether or not the account exists, so that it does not disclose who studies at the campus. */
const Asked = ({ username }: { username: string }) => {
  const { t } = useTranslation('kata-sandi')
  return (
    <>
      <h1>{t('forgot.done')}</h1>
      <p className={styles.lead}>{t('forgot.done.note', { username })}</p>
      {IS_DEMO ? (
        <p className={styles.note}>
          <span>{t('forgot.demo')}</span>{' '}
          <Link to={`/reset-password?token=demo-atur-ulang-${encodeURIComponent(username)}`}>{t('reset.title')}</Link>
        </p>
      ) : null}
      <ToSignIn />
    </>
  )
}

/** /forgot-password: requests a link to set a new password. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('kata-sandi')
  const [asked, setConfirming] = useState('')
  const form = useFieldsForm({ ns: 'kata-sandi', fields: FORGOT_FIELDS, name: null })
  const { reason, pending, notices, attempt } = usePasswordWrite(
    'requestResetPassword',
    requestResetPassword,
    ({ username }: RequestResetPasswordBody) => setConfirming(username),
    'forgot_password',
  )
  if (asked !== '') return <Asked username={asked} />
  const submit = form.submit((values) => attempt(RequestResetPasswordBody.parse(bodyOf(FORGOT_FIELDS, values))))
  return (
    <>
      <h1>{t('forgot.title')}</h1>
      <p className={styles.lead}>{t('forgot.note')}</p>
      <form className={styles.form} onFocus={prepareCaptcha} onSubmit={(event) => void submit(event)} noValidate>
        <FormFields form={form} fields={FORGOT_FIELDS} />
        {notices}
        <SaveButton
          wide
          label={t('forgot.send')}
          pendingLabel={t('forgot.sending')}
          pending={pending}
          reason={reason}
        />
      </form>
      <ToSignIn />
    </>
  )
}
