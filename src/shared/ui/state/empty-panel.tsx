import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './empty-panel.module.css'

interface Props {
  /** What there is none of, where that says more than that there is no data. */
  title?: string
  /** What will stand here, or what to do next. */
  hint: string
  /** The next step: a button or a link. */
  action?: ReactNode
}

/** In place of a whole list that is empty; a small part of a screen takes EmptyState. */
export const EmptyPanel = ({ title, hint, action }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <IconInbox size={32} stroke={1.5} aria-hidden />
      <p className={styles.title}>{title ?? t('list.empty')}</p>
      <p className={styles.hint}>{hint}</p>
      {action}
    </div>
  )
}
