import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Listed, unreadOf } from '#shared/wire/readers.ts'
import styles from './unread-note.module.css'

interface Props {
  of: Listed<unknown> | null | undefined
  /** Noun of the rows at the start of a sentence: 'Syarat'. */
  noun?: string
}

/**
 * Note on the rows of a list that could not be read; nothing when all were. The number is shown only if some rows were
 * read: when none were, it is unknown.
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
