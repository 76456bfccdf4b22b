import { useTranslation } from 'react-i18next'
import { OldPortalLink } from '#domain/kampus/old-portal-link.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'

/** Information dialog of the KHP entry: the form is in the old portal version, with a link (section 2). */
export const KhpAlert = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app')
  return (
    <Dialog
      title={t('khp.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('shared:failure.close')}
          </button>
          <OldPortalLink className={buttonClass('main')} />
        </>
      }
    >
      <p>{t('ui:khp.message')}</p>
    </Dialog>
  )
}
