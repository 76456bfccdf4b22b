import { useTranslation } from 'react-i18next'
import { canSaveFiles } from '#shared/browser/can-save-files.ts'
import { ShareButton } from '#shared/ui/button/share-button.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'

/**
 * Note next to a button that has passed a file to the browser, if the browser cannot save files.
 * @param isGiven true once the file was passed to the browser
 */
export const NotSaved = ({ isGiven }: { isGiven: boolean }) => {
  const { t } = useTranslation('ui')
  if (!isGiven || canSaveFiles()) return null
  return (
    <Notice tone="warn" live>
      <p>{t('files.unable')}</p>
      <ShareButton />
    </Notice>
  )
}
