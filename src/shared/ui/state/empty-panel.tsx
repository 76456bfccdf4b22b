import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './empty-panel.module.css'

interface Props {
  /** Title that is more specific than "no data". */
  title?: string
  /** Sentence about the future content, or the next step. */
  hint: string
  /** Next step: a button or a link. */
  action?: ReactNode
}

/** Placeholder for a whole empty list; a small part of a screen uses EmptyState. */
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
