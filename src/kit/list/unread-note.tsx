import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Listed, unreadOf } from '#shared/wire/readers.ts'
import styles from './unread-note.module.css'

interface Props {
  of: Listed<unknown> | null | undefined
  /** What the rows are, as a sentence begins with it: 'Syarat'. */
  noun?: string
}

/**
 * Note on the rows of a list that could not be read; nothing where all were. How many rows there are is said only beside some
 * that were read: in place of a list that is none, nobody knows.
 */
export const UnreadNote = ({ of, noun }: Props) => {
  const { t } = useTranslation('ui')
  const count = unreadOf(of)
  if (count === 0 || !of) return null
  const isAll = count === of.length
  return (
    <p className={styles['note']}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{isAll ? t('ui:unread.all', { noun: noun ?? t('ui:unread.noun') }) : t('ui:unread.some', { count })}</span>
    </p>
  )
}
