import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printPage } from '../../browser/print-page.ts'
import { ActionButton } from '../button/action-button.tsx'
import { ShareButton } from '../button/share-button.tsx'
import { Notice } from '../look/notice.tsx'
import type { Reason } from '../overlay/why-not.tsx'
import styles from './print-button.module.css'

interface Props {
  /** Replaces 'Cetak'. */
  label?: string
  variant?: 'main'
  reason?: Reason | null | undefined
  /** True when the URL opens the page in another browser too. */
  isShareable?: boolean
}

/** Prints the page. A browser that cannot print shows where to open the page, and shares its address. */
export const PrintButton = ({ label, variant, reason, isShareable = false }: Props) => {
  const { t } = useTranslation('ui')
  const [isUnable, setUnable] = useState(false)
  const print = async () => setUnable(!(await printPage()))
  return (
    <div className={styles.print}>
      <ActionButton {...(variant && { variant })} reason={reason} onClick={() => void print()}>
        <IconPrinter size={20} aria-hidden />
        <span>{label ?? t('print.action')}</span>
      </ActionButton>
      {isUnable ? (
        <Notice tone="warn" live>
          <p>{t('print.unable')}</p>
          {isShareable ? <ShareButton /> : null}
        </Notice>
      ) : null}
    </div>
  )
}
