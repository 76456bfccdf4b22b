import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../browser/copy-text.ts'
import { showToast } from '../overlay/toast.ts'
import { buttonClass } from './button-class.ts'

interface Props {
  text: string
  /** What it copies: 'Salin nomor pembayaran'. */
  label: string
  /** Said once it is copied. */
  copied: string
  /** Its icon alone is seen. */
  icon?: boolean
  /** It is the one action of a screen. */
  isMain?: boolean
}

/** Copies a text and says so; where the browser does not let us (plain HTTP), says that instead. */
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
