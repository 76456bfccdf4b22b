import { useTranslation } from 'react-i18next'
import { canSaveFiles } from '#shared/browser/can-save-files.ts'
import { ShareButton } from '#shared/ui/button/share-button.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'

/**
 * What is said beside a button that has given the browser a file: nothing, unless the browser saves none.
 * @param isGiven the file was given to the browser
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
