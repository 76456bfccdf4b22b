import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../browser/copy-text.ts'
import { showToast } from '../overlay/toast.ts'
import { buttonClass } from './button-class.ts'

interface Props {
  text: string
  /** Label of the button, e.g. 'Salin nomor pembayaran'. */
  label: string
  /** Message shown after copying. */
  copied: string
  /** Shows only the icon. */
  icon?: boolean
  /** Set for the primary action of a screen. */
  isMain?: boolean
}

/** Copies a text and shows a confirmation, or an error where the browser denies it (plain HTTP). */
export const CopyButton = ({ text, label, copied, icon = false, isMain = false }: Props) => {
  const { t } = useTranslation('ui')
  const copy = async () => showToast((await copyText(text)) ? copied : t('copy.failed'))
  return (
    <button
      type="button"
      className={buttonClass(icon ? 'icon' : isMain ? 'main' : 'quiet')}
      aria-label={icon ? label : undefined}
      onClick={() => void copy()}
    >
      {icon ? <IconCopy size={20} aria-hidden /> : label}
    </button>
  )
}
