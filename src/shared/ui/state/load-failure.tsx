import { IconAlertCircle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../button/button-class.ts'
import styles from './load-failure.module.css'

interface Props {
  /** Kind of failure: network, timeout and missing files have their own text, all others show the gateway's message. */
  kind: string
  message: ReactNode
  onReload: () => void
}

/** Load failure card (section 8): replaces the failed part; the rest of the screen stays. */
export const LoadFailure = ({ kind, message, onReload }: Props) => {
  const { t } = useTranslation()
  const known = kind === 'network' || kind === 'timeout' || kind === 'file'
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>
        <IconAlertCircle size={20} aria-hidden />
        <span>{t('failure.title')}</span>
      </p>
      <div className={styles.detail}>{known ? t(`failure.${kind}`) : message}</div>
      <button type="button" className={buttonClass()} onClick={onReload}>
        <IconRefresh size={20} aria-hidden />
        <span>{t('failure.reload')}</span>
      </button>
    </div>
  )
}
