import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { shareAddress } from '../../browser/share-address.ts'
import { showToast } from '../overlay/toast.ts'
import { ActionButton } from './action-button.tsx'

/**
 * Shares the address of the page with other apps or copies it, so that it can be opened in another browser.
 * @param title name of what is shared, instead of the tab's title, which names the student in operator mode
 */
export const ShareButton = ({ title }: { title?: string }) => {
  const { t } = useTranslation('ui')
  const share = async () => {
    const outcome = await shareAddress(title)
    if (outcome !== 'shared') showToast(t(outcome === 'copied' ? 'print.share.copied' : 'print.share.failed'))
  }
  return (
    <ActionButton onClick={() => void share()}>
      <IconShare size={20} aria-hidden />
      <span>{t('print.share')}</span>
    </ActionButton>
  )
}
