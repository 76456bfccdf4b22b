import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changePassword } from '#generated/client/kata-sandi/kata-sandi.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { Modal } from '#shared/ui/modal.tsx'
import { PasswordInput } from '#shared/ui/password-input.tsx'
import { showToast } from '#shared/ui/toast.ts'
import { FormFailure } from './form-failure.tsx'
import { ChangePasswordForm } from './kata-sandi-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordWrite } from './use-password-write.ts'

/** Changing the own password, from the avatar dropdown (section 2). */
export const ChangePasswordModal = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('kata-sandi')
  const reason = useReason({ assumed: t('notHere'), ofAccount: true })
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(ChangePasswordForm),
    defaultValues: { passwordLama: '', passwordBaru: '', passwordUlang: '' },
  })
  const { pending, failure, attempt } = usePasswordWrite('changePassword', changePassword, () => {
    showToast(t('change.done'))
    onClose()
  })
  const { passwordLama, passwordBaru, passwordUlang } = formState.errors
  const submit = handleSubmit(({ passwordLama, passwordBaru }) => attempt({ passwordLama, passwordBaru }))
  return (
    <Modal
      title={t('change.title')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      pending={pending}
      reason={reason}
    >
      <PasswordInput
        label={t('old')}
        autoComplete="current-password"
        error={passwordLama?.message && t(passwordLama.message)}
        {...register('passwordLama')}
      />
      <NewPasswordFields
        baru={{ field: register('passwordBaru'), error: passwordBaru?.message }}
        ulang={{ field: register('passwordUlang'), error: passwordUlang?.message }}
      />
      <FormFailure failure={failure} />
    </Modal>
  )
}
