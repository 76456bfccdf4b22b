import { IconBell, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PushMessage } from '#domain/notifikasi/push-message.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './push-card.module.css'

interface Props {
  message: PushMessage
  onClose: () => void
}

/** One message, whose text links to the announcement. It stays until it is opened or closed. */
export const PushCard = ({ message: { title, body, path }, onClose }: Props) => {
  const { t } = useTranslation('push')
  return (
    <div className={styles.card}>
      <IconBell size={20} aria-hidden />
      <Link to={path} onClick={onClose} className={styles.words}>
        <b>{title}</b>
        {body ? <span>{body}</span> : null}
      </Link>
      <button type="button" className={buttonClass('icon')} aria-label={t('close')} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </button>
    </div>
  )
}
