import i18next from 'i18next'
import { withTexts } from '#shared/i18n/i18n.ts'
import { LostDialog } from '#shared/ui/overlay/lost-dialog.tsx'
import { optionalPart } from '#shared/ui/state/optional-part.tsx'

/** On a click: not in anybody's first load. */
export const ChangePassword = optionalPart(
  async () => {
    const part = import('#features/kata-sandi/change-password-modal.tsx')
    return (await withTexts(part, 'ui', 'kata-sandi')).ChangePasswordModal
  },
  { lost: (loss, { onClose }) => <LostDialog title={i18next.t('app:account.password')} {...loss} onClose={onClose} /> },
)
