import { useTranslation } from 'react-i18next'
import { changePassword } from '#generated/client/kata-sandi/kata-sandi.ts'
import { ChangePasswordBody } from '#generated/models/kata-sandi/changePasswordBody.zod.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormDialog } from '#kit/form/fields-form.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { CHANGE_FIELDS, checkPasswords } from './kata-sandi-form.ts'
import { usePasswordWrite } from './use-password-write.tsx'

/** Modal to change the user's own password, opened from the avatar menu (section 2). */
export const ChangePasswordModal = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('kata-sandi')
  const form = useFieldsForm({ ns: 'kata-sandi', fields: CHANGE_FIELDS, name: null, check: checkPasswords })
  const { reason, pending, notices, attempt } = usePasswordWrite('changePassword', changePassword, () => {
    showToast(t('change.done'))
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={t('change.title')}
      pending={pending}
      reason={reason}
      notices={notices}
      onSend={(values) => attempt(ChangePasswordBody.parse(bodyOf(CHANGE_FIELDS, values)))}
      onClose={onClose}
    />
  )
}
