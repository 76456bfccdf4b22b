import { useTranslation } from 'react-i18next'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'

/** Information alert of the KHP entry: filling is done in the old portal version, with a link (section 2). */
export const KhpAlert = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app')
  const legacy = webAddress(readCampusConfig()?.url_sikad_legacy)
  return (
    <Dialog
      title={t('khp.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('khp.close')}
          </button>
          {legacy ? (
            <a className={buttonClass('main')} href={legacy} target="_blank" rel="noopener noreferrer">
              {t('khp.link')}
            </a>
          ) : null}
        </>
      }
    >
      <p>{t('khp.message')}</p>
    </Dialog>
  )
}
