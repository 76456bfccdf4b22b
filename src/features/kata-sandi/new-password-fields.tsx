import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '#shared/ui/password-input.tsx'

interface Registered {
  /** What register() of the form gave. */
  field: UseFormRegisterReturn
  /** Text key of what is wrong with it. */
  error: string | undefined
}

/** A new password and the same once more, wherever one is set. */
export const NewPasswordFields = ({ baru, ulang }: { baru: Registered; ulang: Registered }) => {
  const { t } = useTranslation('kata-sandi')
  const said = (key: string | undefined) => (key ? t(key) : undefined)
  return (
    <>
      <PasswordInput
        label={t('new')}
        hint={t('new.hint')}
        autoComplete="new-password"
        error={said(baru.error)}
        {...baru.field}
      />
      <PasswordInput label={t('repeat')} autoComplete="new-password" error={said(ulang.error)} {...ulang.field} />
    </>
  )
}
